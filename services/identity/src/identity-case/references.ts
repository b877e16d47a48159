/**
 * Our references at the providers: opaque, without personal data, and always the same for the same thing, so that a look-up
 * finds what an earlier attempt created. Each begins with the case id.
 */
export const references = {
  business: (caseId: string) => caseId,
  person: (caseId: string, personId: string) => `${caseId}:${personId}`,
  representative: (caseId: string, personId: string) => `${caseId}:${personId}:representative`,
  owner: (caseId: string, personId: string) => `${caseId}:${personId}:owner`,
  document: (caseId: string, documentId: string) => `${caseId}:document:${documentId}`,
  /** A new version of the application (after a resolved mismatch) is researched anew. */
  businessIdentification: (caseId: string, version: number) => `${caseId}:bid:${version}`,
  personIdentification: (caseId: string, personId: string) => `${caseId}:${personId}:ident:1`,
};

/** The case a reference belongs to. */
export function caseIdOf(reference: string): string {
  return reference.split(':', 1)[0] ?? '';
}
