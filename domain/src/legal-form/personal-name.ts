import type { LegalForm } from './legal-form.js';

/** The forms whose name is that of persons: those of registered companies are public (R3 §2.3 "Names at rest"). */
export const personalNameForms = ['SELF_EMPLOYED', 'EK', 'GBR'] as const satisfies readonly LegalForm[];

/** Whether the name of a business of this form is personal data, by the code of the form. */
export function hasPersonalName(legalForm: string): boolean {
  return (personalNameForms as readonly string[]).includes(legalForm);
}
