import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Input } from '../ui/Input.js';
import { useDebounced } from '../ui/use-debounced.js';
import { FieldFrame, framed, type FieldTexts } from './FieldFrame.js';
import { fieldId } from '../violations/field-id.js';
import { dateFormatProblem, typedDate } from './typed-date.js';
import { useFieldMessage } from './use-field-message.js';

interface FormDateProps extends FieldTexts {
  readonly name: string;
  readonly autoComplete?: string | undefined;
}

/** A message must not move a click target while the button is pressed. */
const validationDelayMs = 200;

interface Typed {
  readonly text: string;
  /** The value of the form for this text. */
  readonly date: string;
  /** Whether the field has lost the focus since. */
  readonly left: boolean;
}

/** A date field, TT.MM.JJJJ; the form has YYYY-MM-DD, or the text as typed while it is not a date (R2 §5 "Date input"). */
export function FormDate({ name, label, hint, optional = false, autoComplete }: FormDateProps) {
  const { field } = useController({ name });
  const date = typeof field.value === 'string' ? field.value : '';
  const [typed, setTyped] = useState<Typed>(() => ({
    text: formatGermanDate(date),
    date,
    left: true,
  }));
  // The form was changed from outside: show its value.
  const { text, left } = typed.date === date ? typed : { text: formatGermanDate(date), left: true };
  const malformed = useDebounced(left, left ? validationDelayMs : 0) && left ? dateFormatProblem(text) : undefined;
  const violation = useFieldMessage(name);
  const frame = { id: fieldId(name), hint, optional, message: malformed ?? violation };

  const type = (next: string): void => {
    const entered = typedDate(next) ?? next.trim();
    setTyped({ text: next, date: entered, left: false });
    field.onChange(entered);
  };
  const leave = (): void => {
    // The full year shows how two digits were interpreted.
    setTyped({ text: formatGermanDate(date), date, left: true });
    field.onBlur();
  };
  return (
    <FieldFrame label={label} {...frame}>
      <Input
        {...framed(frame)}
        name={name}
        ref={field.ref}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        chars={10}
        autoComplete={autoComplete ?? 'off'}
      />
    </FieldFrame>
  );
}
