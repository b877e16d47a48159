import { styled } from '@mui/material/styles';
import { Input } from '../ui/Input.js';
import { FieldFrame, framed, type FieldTexts } from './FieldFrame.js';
import { fieldId } from '../violations/field-id.js';
import { shownShare, tidyShare } from './share-input.js';
import { useFieldMessage } from './use-field-message.js';
import { useTypedText } from './use-typed-text.js';

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

/** A percentage, shown as it is written in the language; the form has a decimal comma. Its unit is inside the field. */
export function FormShare({ name, label, hint, optional = false }: FieldTexts & { readonly name: string }) {
  const { input } = useTypedText({ name, valueOf: tidyShare, textOf: shownShare });
  const frame = { id: fieldId(name), hint, optional, message: useFieldMessage(name) };
  return (
    <FieldFrame label={label} {...frame}>
      <Place>
        <Input inputMode="decimal" autoComplete="off" {...framed(frame)} {...input} />
        <span aria-hidden>%</span>
      </Place>
    </FieldFrame>
  );
}
