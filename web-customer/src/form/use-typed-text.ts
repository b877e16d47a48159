import { useState, type ChangeEvent } from 'react';
import { useController } from 'react-hook-form';

interface TypedTextOptions {
  readonly name: string;
  /** The value of the form for a typed text. */
  readonly valueOf: (typed: string) => string;
  readonly textOf: (value: string) => string;
}

/** A text field that shows its value in another form: as typed while it is typed, as the value is written afterwards. */
export function useTypedText({ name, valueOf, textOf }: TypedTextOptions) {
  const { field } = useController({ name });
  const value = typeof field.value === 'string' ? field.value : '';
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>();
  // Of another value where the form was changed from outside.
  const isTyping = typed?.value === value;
  const input = {
    name,
    ref: field.ref,
    value: isTyping ? typed.text : textOf(value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
      const entered = valueOf(target.value);
      setTyped({ text: target.value, value: entered });
      field.onChange(entered);
    },
    onBlur: (): void => {
      setTyped(undefined);
      field.onBlur();
    },
  };
  return { input, isTyping };
}
