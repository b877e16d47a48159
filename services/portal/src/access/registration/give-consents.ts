import { changeApplicant } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { RegistrationDeps } from './registration-deps.js';

/** Stores the consents of a customer whom an adviser registered. @throws Problem 401 */
export async function giveConsents({ applicants }: RegistrationDeps, accountId: string): Promise<void> {
  const applicant = await applicants.findByAccount(accountId);
  if (applicant === null) throw problem('unauthorized');
  await changeApplicant(applicants, applicant, () => ({ authorizedToRepresent: true, acceptedDatenschutz: true }));
}
