import type { Registration } from '@kontor/domain/application/registration';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { ApplicationCore } from './application-core.js';

type GivenConsents = Pick<Registration, 'authorizedToRepresent' | 'acceptedDatenschutz' | 'acceptedSolaris'>;

/** Stores the consents of a customer whom an adviser registered with the registration. @throws Problem 404, 410 */
export async function keepConsents(
  { drafts }: Pick<ApplicationCore, 'drafts'>,
  caseId: CaseId,
  consents: GivenConsents,
): Promise<void> {
  await drafts.save({
    caseId,
    seen: null,
    change: (stored) => ({ ...stored, registration: { ...stored.registration, ...consents } }),
    byCommand: true,
  });
}
