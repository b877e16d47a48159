import { ApiProblem } from '@kontor/api/problem/api-problem';

/** Messages for the fields of a form. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The messages of a refusal (422) for these fields; null when the error concerns none of them. */
export function fieldErrorsOf(error: unknown, fields: readonly string[]): FieldErrors | null {
  if (!(error instanceof ApiProblem)) return null;
  const found = error.violations.filter(({ propertyPath }) => fields.includes(propertyPath));
  return found.length === 0
    ? null
    : Object.fromEntries(found.map(({ propertyPath, message }) => [propertyPath, message]));
}

/** Whether something was filled in, as a message for the field. */
export const missing = (value: string): string | undefined => (value.trim() === '' ? 'Pflichtfeld' : undefined);

/** The fields that have a message. */
export function errorsOf(messages: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));
}
