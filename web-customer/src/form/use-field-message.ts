import { useFormContext, useFormState } from 'react-hook-form';
import { errorMessage } from '../violations/field-errors.js';
import { useFieldViolation } from '../violations/violations.js';
import { violationText } from '../texts/rule-text.js';

/** The error of a field, if it may be shown yet. Renders again only when that changes. */
export function useFieldMessage(name: string): string | undefined {
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name });
  const violation = useFieldViolation(name);
  const { error } = getFieldState(name, formState);
  return (error && errorMessage(error)) ?? (violation && violationText(violation));
}
