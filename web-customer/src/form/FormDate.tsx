import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { Input } from '../ui/Input.js';
import { useDebounced } from '../ui/use-debounced.js';
import { FieldFrame, framed, type FieldTexts } from './FieldFrame.js';
import { fieldId } from '../violations/field-id.js';
import { dateFormatProblem, typedDate } from './typed-date.js';
import { useFieldMessage } from './use-field-message.js';
import { useTypedText } from './use-typed-text.js';

interface FormDateProps extends FieldTexts {
  readonly name: string;
  readonly autoComplete?: string | undefined;
}

/** A message must not move a click target while the button is pressed. */
const validationDelayMs = 200;

const dateOf = (typed: string): string => typedDate(typed) ?? typed.trim();

/** A date field, TT.MM.JJJJ; the form has YYYY-MM-DD, or the text as typed while it is not a date (R2 §5 "Date input"). */
export function FormDate({ name, label, hint, optional = false, autoComplete }: FormDateProps) {
  const { input, isTyping } = useTypedText({ name, valueOf: dateOf, textOf: formatGermanDate });
  const left = !isTyping;
  const malformed =
    useDebounced(left, left ? validationDelayMs : 0) && left ? dateFormatProblem(input.value) : undefined;
  const violation = useFieldMessage(name);
  const frame = { id: fieldId(name), hint, optional, message: malformed ?? violation };
  return (
    <FieldFrame label={label} {...frame}>
      <Input {...framed(frame)} {...input} chars={10} autoComplete={autoComplete ?? 'off'} />
    </FieldFrame>
  );
}
