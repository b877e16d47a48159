import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentId } from '@kontor/domain/document/document-id';
import type { PersonId } from '@kontor/domain/person/person-id';

/**
 * Our references at the providers: opaque, without personal data, and always the same for the same object, so that a
 * look-up finds what an earlier attempt created. Each starts with the case id.
 */
export const references = {
  business: (caseId: CaseId) => caseId,
  /** The general partner of a GmbH & Co. KG, and its role as legal representative. */
  generalPartner: (caseId: CaseId) => `${caseId}:general-partner`,
  generalPartnerRole: (caseId: CaseId) => `${caseId}:general-partner:representative`,
  person: (caseId: CaseId, personId: PersonId) => `${caseId}:${personId}`,
  representative: (caseId: CaseId, personId: PersonId) => `${caseId}:${personId}:representative`,
  owner: (caseId: CaseId, personId: PersonId) => `${caseId}:${personId}:owner`,
  document: (caseId: CaseId, documentId: DocumentId) => `${caseId}:document:${documentId}`,
  /** A new version of the application (after a resolved mismatch) is researched anew. */
  businessIdentification: (caseId: CaseId, version: number) => `${caseId}:bid:${version}`,
  personIdentification: (caseId: CaseId, personId: PersonId) => `${caseId}:${personId}:ident:1`,
};
