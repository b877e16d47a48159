import { asksForDocuments } from '@kontor/domain/case/case-status';
import { documentTypeLabel, isDocumentType } from '@kontor/domain/document/document';
import { personsOf, type BankCase } from '../bank-case/bank-case.js';

export interface Letter {
  readonly salutation: string;
  readonly missing: readonly string[];
  readonly closing: string;
}

/** "Sehr geehrte Frau Beispiel,", "Sehr geehrter Herr …," or the neutral form (R3 §2.6). */
export function salutationOf(salutation: string, lastName: string): string {
  if (lastName !== '' && salutation === 'Frau') return `Sehr geehrte Frau ${lastName},`;
  if (lastName !== '' && salutation === 'Herr') return `Sehr geehrter Herr ${lastName},`;
  return 'Sehr geehrte Damen und Herren,';
}

/** The letter about missing documents at 230 and 245; null at any other status (R3 §2.6). */
export function letterOf(record: Pick<BankCase, 'groups' | 'status'>, bankName: string): Letter | null {
  if (!asksForDocuments(record.status)) return null;
  const persons = personsOf(record);
  const acting = persons.find(({ status }) => status?.acting === true) ?? persons[0];
  const field = (name: string): string => acting?.items.find((item) => item.name === name)?.value ?? '';
  const missing = record.groups.find(({ type }) => type === 'bgo')?.status?.missing ?? [];
  return {
    salutation: salutationOf(field('salutation'), field('lastName')),
    missing: missing.map((one) => (isDocumentType(one) ? documentTypeLabel(one) : one)),
    closing: bankName === '' ? 'Mit freundlichen Grüßen' : `Mit freundlichen Grüßen\nIhre ${bankName}`,
  };
}
