import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { Input } from '../ui/Input.js';
import { FieldFrame, framed, type FieldTexts } from './FieldFrame.js';
import { fieldId } from '../violations/field-id.js';
import { tidyShare } from './share-input.js';
import { useFieldMessage } from './use-field-message.js';

const Place = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 140,
  '& input': { paddingRight: 44, textAlign: 'right' },
  '& span': {
    position: 'absolute',
    right: 16,
    bottom: 0,
    lineHeight: '50px',
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
}));

/** A percentage with a decimal comma; its unit is inside the field. */
export function FormShare({ name, label, hint, optional = false }: FieldTexts & { readonly name: string }) {
  const { register, setValue } = useFormContext();
  const frame = { id: fieldId(name), hint, optional, message: useFieldMessage(name) };
  const field = register(name, {
    setValueAs: (typed: unknown) => (typeof typed === 'string' ? tidyShare(typed) : typed),
    onBlur: (event: { readonly target: { readonly value: string } }) => setValue(name, tidyShare(event.target.value)),
  });
  return (
    <FieldFrame label={label} {...frame}>
      <Place>
        <Input inputMode="decimal" autoComplete="off" {...framed(frame)} {...field} />
        <span aria-hidden>%</span>
      </Place>
    </FieldFrame>
  );
}
