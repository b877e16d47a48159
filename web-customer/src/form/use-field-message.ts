import { violationText } from '@kontor/domain/violation/violation-text';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFieldViolation } from '../violations/violations.js';

/** What is wrong with a field of a form, if it may be said by now. Renders anew only when that changes. */
export function useFieldMessage(name: string): string | undefined {
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name });
  const violation = useFieldViolation(name);
  return getFieldState(name, formState).error?.message ?? (violation && violationText(violation));
}
