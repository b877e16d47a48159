import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
/**
 * Our references at the provider: opaque, the same for the same report of the same version. Each starts with the case
 * id.
 */
export const references = {
  economyReport: (caseId: CaseId, version: number) => `${caseId}:economy-report:${version}`,
  creditCheck: (caseId: CaseId, personId: PersonId, version: number) => `${caseId}:${personId}:credit-check:${version}`,
};
