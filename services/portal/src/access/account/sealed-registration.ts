import type { CaseId } from '@kontor/domain/case/case-id';
import type { Registration } from '@kontor/domain/application/registration';
import type { ApplicantDocument } from './applicant.repository.js';
import type { SealingKeys } from './sealing-keys.js';

const place = 'registration';

export function sealRegistration(keys: SealingKeys, caseId: CaseId, registration: Registration): Promise<Buffer> {
  return keys.seal(caseId, place, JSON.stringify(registration));
}

/** The registration of the newest case of a login. @throws CaseKeyGone when the case was archived. */
export async function openRegistration(
  keys: SealingKeys,
  { caseId, sealed }: Pick<ApplicantDocument, 'caseId' | 'sealed'>,
): Promise<Registration> {
  const plain = await keys.open(caseId, place, sealed);
  return JSON.parse(plain.toString('utf8')) as Registration;
}
