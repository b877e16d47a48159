import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
/**
 * Our references at the core bank: opaque, without personal data, and always the same for the same object, so that a
 * look-up finds what an earlier attempt created. A person is one party with any number of roles.
 */
export const references = {
  company: (caseId: CaseId) => caseId,
  secondCompany: (caseId: CaseId) => `${caseId}:second-company`,
  person: (caseId: CaseId, personId: PersonId) => `${caseId}:${personId}`,
  account: (caseId: CaseId) => `${caseId}:account`,
  companyCard: (caseId: CaseId) => `${caseId}:card`,
  personCard: (caseId: CaseId, personId: PersonId) => `${caseId}:${personId}:card`,
};
