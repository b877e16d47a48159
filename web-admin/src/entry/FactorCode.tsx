import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';
import { TextInput } from '../ui/fields/TextInput.js';
import { EntryForm } from './EntryForm.js';
import { recoveryProblem, totpProblem } from './factor-problem.js';

const kinds = {
  totp: {
    field: { label: 'Code aus der App', hint: 'Sechs Ziffern', inputMode: 'numeric', autoComplete: 'one-time-code' },
    problemOf: totpProblem,
    act: 'Code prüfen',
  },
  recovery: {
    field: {
      label: 'Wiederherstellungscode',
      hint: 'Zehn Buchstaben und Ziffern. Jeder Code gilt einmal.',
      autoComplete: 'off',
      autoCapitalize: 'characters',
    },
    problemOf: recoveryProblem,
    act: 'Wiederherstellungscode prüfen',
  },
} as const;

interface FactorCodeProps {
  readonly kind: keyof typeof kinds;
  readonly error: string | undefined;
  readonly isRunning: boolean;
  /** Takes the focus when it appears. */
  readonly isFocused: boolean;
  readonly onError: (message: string | undefined) => void;
  readonly onSubmit: (typed: string) => void;
}

/** The field of a code; what was typed stays after a refusal. */
export function FactorCode({ kind, error, isRunning, isFocused, onError, onSubmit }: FactorCodeProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);
  const { field: look, problemOf, act } = kinds[kind];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isRunning) return;
    const problem = problemOf(typed);
    onError(problem);
    if (problem === undefined) onSubmit(typed);
  };
  return (
    <EntryForm noValidate onSubmit={submit}>
      <TextInput
        {...look}
        value={typed}
        onChange={setTyped}
        error={error}
        inputRef={field}
        sx={{ maxWidth: 220, letterSpacing: '0.1em' }}
      />
      <ActionButton type="submit" isRunning={isRunning}>
        {act}
      </ActionButton>
    </EntryForm>
  );
}
