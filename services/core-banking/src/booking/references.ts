/**
 * Our references at the core bank: opaque, without personal data, and always the same for the same object, so that a
 * look-up finds what an earlier attempt created. A person is one party with any number of roles.
 */
export const references = {
  company: (caseId: string) => caseId,
  secondCompany: (caseId: string) => `${caseId}:second-company`,
  person: (caseId: string, personId: string) => `${caseId}:${personId}`,
  account: (caseId: string) => `${caseId}:account`,
  companyCard: (caseId: string) => `${caseId}:card`,
  personCard: (caseId: string, personId: string) => `${caseId}:${personId}:card`,
};
