/**
 * Our references at the providers: opaque, without personal data, and always the same for the same object, so that a
 * look-up finds what an earlier attempt created. Each starts with the case id.
 */
export const references = {
  business: (caseId: string) => caseId,
  /** The general partner of a GmbH & Co. KG, and its role as legal representative. */
  generalPartner: (caseId: string) => `${caseId}:general-partner`,
  generalPartnerRole: (caseId: string) => `${caseId}:general-partner:representative`,
  person: (caseId: string, personId: string) => `${caseId}:${personId}`,
  representative: (caseId: string, personId: string) => `${caseId}:${personId}:representative`,
  owner: (caseId: string, personId: string) => `${caseId}:${personId}:owner`,
  document: (caseId: string, documentId: string) => `${caseId}:document:${documentId}`,
  /** A new version of the application (after a resolved mismatch) is researched anew. */
  businessIdentification: (caseId: string, version: number) => `${caseId}:bid:${version}`,
  personIdentification: (caseId: string, personId: string) => `${caseId}:${personId}:ident:1`,
};
