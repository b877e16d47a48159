import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Input } from '../ui/Input.js';
import { useDebounced } from '../ui/use-debounced.js';
import { FieldFrame, framed, type FieldTexts } from './FieldFrame.js';
import { fieldId } from '../violations/field-id.js';
import { dateFormatProblem, typedDate } from './typed-date.js';
import { useUnparsedTexts } from '../violations/unparsed-texts.js';
import { useFieldMessage } from './use-field-message.js';

interface FormDateProps extends FieldTexts {
  readonly name: string;
  readonly autoComplete?: string | undefined;
}

/** Whatever a click begun on it does must not move away under the pointer because a message appears. */
const validationDelayMs = 200;

interface Typed {
  readonly text: string;
  /** What the form was given for it. */
  readonly date: string;
  /** Whether the field was left since. */
  readonly left: boolean;
}

/** A day as it is typed, TT.MM.JJJJ; the form keeps YYYY-MM-DD, or nothing while the text is no day (R2 §5 "Date input"). */
export function FormDate({ name, label, hint, optional = false, autoComplete }: FormDateProps) {
  const { field } = useController({ name });
  const unread = useUnparsedTexts();
  const date = typeof field.value === 'string' ? field.value : '';
  const [typed, setTyped] = useState<Typed>(() => ({
    text: date === '' ? (unread?.of(name) ?? '') : formatGermanDate(date),
    date,
    left: true,
  }));
  // Something else than the keys changed the form: it shows what the form says now.
  const { text, left } = typed.date === date ? typed : { text: formatGermanDate(date), left: true };
  const malformed = useDebounced(left, left ? validationDelayMs : 0) && left ? dateFormatProblem(text) : undefined;
  const violation = useFieldMessage(name);
  const frame = { id: fieldId(name), hint, optional, message: malformed ?? violation };

  const type = (next: string): void => {
    const parsed = typedDate(next) ?? '';
    setTyped({ text: next, date: parsed, left: false });
    unread?.keep(name, parsed === '' ? next : '');
    field.onChange(parsed);
  };
  const leave = (): void => {
    // The year in full shows which one two digits were taken for.
    setTyped({ text: date === '' ? text : formatGermanDate(date), date, left: true });
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
        maxLength={10}
        autoComplete={autoComplete ?? 'off'}
      />
    </FieldFrame>
  );
}
