import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';
import { Hint } from '../ui/Field.js';
import { Input } from '../ui/Input.js';
import { useDebounced } from '../ui/use-debounced.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { characterCount } from './character-count.js';
import { FieldFrame, framed, type FieldTexts } from './FieldFrame.js';
import { fieldId } from '../violations/field-id.js';
import { useFieldMessage } from './use-field-message.js';

const Area = styled(Input)({
  height: 'auto',
  minHeight: 112,
  padding: '11px 14px',
  lineHeight: 1.45,
  resize: 'vertical',
});
const Count = styled(Hint)({ marginTop: 6 });

interface FormLongTextProps extends FieldTexts {
  readonly name: string;
  /** Maximum length in characters. */
  readonly max: number;
}

/**
 * A multi-line text with a count of the remaining characters. More can be typed than is allowed, so that pasted text
 * is not cut off.
 */
export function FormLongText({ name, label, hint, optional = false, max }: FormLongTextProps) {
  const { register } = useFormContext();
  const frame = { id: fieldId(name), hint, optional, message: useFieldMessage(name) };
  return (
    <FieldFrame label={label} {...frame}>
      <Area as="textarea" {...framed(frame)} {...register(name)} />
      <Counter name={name} max={max} />
    </FieldFrame>
  );
}

/** Visible at once, announced when typing pauses. */
function Counter({ name, max }: { readonly name: string; readonly max: number }) {
  const value: unknown = useWatch({ name });
  const said = characterCount(typeof value === 'string' ? value.trim().length : 0, max);
  const calm = useDebounced(said, 1_000);
  return (
    <>
      <Count aria-hidden>{said}</Count>
      <VisuallyHidden role="status">{calm}</VisuallyHidden>
    </>
  );
}
