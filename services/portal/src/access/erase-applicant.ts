import type { AccessDeps } from './access-deps.js';
import { changeApplicant } from './applicants.js';

/** Forgets the login of an archived case; where a newer case lives under it, only the old number goes. */
export async function eraseApplicant(
  { applicants, sessions }: Pick<AccessDeps, 'applicants' | 'sessions'>,
  caseId: string,
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
