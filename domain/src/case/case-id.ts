import { InvalidId, type Branded } from '../id/branded.js';

/** The number of a case as a text, e.g. 1001. */
export type CaseId = Branded<'CaseId'>;

const form = /^\d{1,12}$/;

/** The largest number of a case that its id can be made of. */
export const maxCaseNumber = 999_999_999_999;

/** Whether a text has the form of a case's number. */
export function isCaseId(value: string): value is CaseId {
  return form.test(value);
}

/** The id in a text. @throws InvalidId when it has not the form of one */
export function caseIdOf(value: string): CaseId {
  if (!isCaseId(value)) throw new InvalidId('CaseId');
  return value;
}

/** Whether a searched text can only be the number of a case: those of telephones and accounts are longer. */
export function isCaseNumberOnly(text: string): boolean {
  return /^#?\s*\d{1,5}$/.test(text.trim());
}
