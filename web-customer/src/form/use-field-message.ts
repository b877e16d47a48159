import { violationText } from '@kontor/domain/violation/violation-text';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFieldViolation } from '../violations/violations.js';

/** The error of a field, if it may be shown yet. Renders again only when that changes. */
export function useFieldMessage(name: string): string | undefined {
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name });
  const violation = useFieldViolation(name);
  return getFieldState(name, formState).error?.message ?? (violation && violationText(violation));
}
