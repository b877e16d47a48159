import type { CaseId } from '@kontor/domain/case/case-id';
import type { BusinessPayload } from '@kontor/domain/application/order-payload';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { RegisterDocument } from '@kontor/domain/register-document/register-document';
/**
 * Our references at the provider: opaque, the same for the same report of the same version. Each starts with the case
 * id.
 */
export const references = {
  economyReport: (caseId: CaseId, version: number) => `${caseId}:economy-report:${version}`,
  creditCheck: (caseId: CaseId, personId: PersonId, version: number) => `${caseId}:${personId}:credit-check:${version}`,
  document: (caseId: CaseId, document: RegisterDocument, attempt: number) =>
    `${caseId}:document:${document}:${attempt}`,
};

/** A company in the provider's names. */
export function companySubject({ name, legalForm, taxInformation, address }: BusinessPayload): object {
  const { registrationNumber, registrationIssuer } = taxInformation;
  const postalCode = address?.postalCode ?? null;
  return given({ name, legalForm, registrationNumber, registrationIssuer, postalCode });
}

/** The fields that have a value. */
export function given(fields: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
