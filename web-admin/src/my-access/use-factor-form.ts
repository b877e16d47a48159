import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { errorsOf, fieldErrorsOf, type FieldErrors } from './form-problems.js';

interface FactorFormOptions<T> {
  /** The fields at which a refusal can be shown. */
  readonly fields: readonly string[];
  /** Messages by field before anything is sent. */
  readonly check: () => Readonly<Record<string, string | undefined>>;
  readonly send: () => Promise<T>;
  readonly onDone: (answer: T) => unknown;
}

/** A change of the second factors: what was typed stays after a refusal, which is shown at its field or as a notice. */
export function useFactorForm<T>({ fields, check, send, onDone }: FactorFormOptions<T>) {
  const [typedErrors, setTypedErrors] = useState<FieldErrors>({});
  const { mutate, error, isPending, reset } = useMutation({ mutationFn: send, onSuccess: onDone });
  const refused = fieldErrorsOf(error, fields);
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    // The dialog that shows a form may itself stand in one.
    event?.stopPropagation();
    if (isPending) return;
    const found = errorsOf(check());
    setTypedErrors(found);
    reset();
    if (Object.keys(found).length === 0) mutate();
  };
  return {
    submit,
    isPending,
    errors: { ...refused, ...typedErrors },
    /** An error that belongs to no field. */
    problem: refused === null ? error : null,
    reset: () => {
      setTypedErrors({});
      reset();
    },
  };
}
