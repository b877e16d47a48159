import type { CaseId } from '@kontor/domain/case/case-id';
import { changeApplicant } from '../account/account.module.js';
import type { RegistrationDeps } from './registration-deps.js';

/** Removes the account of an archived case; an account with a newer case loses only the old number. */
export async function eraseApplicant(
  { applicants, sessions }: Pick<RegistrationDeps, 'applicants' | 'sessions'>,
  caseId: CaseId,
): Promise<void> {
  const applicant = await applicants.findByCase(caseId);
  if (applicant === null) return;
  if (applicant.caseId === caseId) {
    await sessions.erase(applicant.accountId);
    await applicants.remove(applicant._id);
    return;
  }
  await changeApplicant(applicants, applicant, ({ caseIds }) => ({
    caseIds: caseIds.filter((one) => one !== caseId),
  }));
}
