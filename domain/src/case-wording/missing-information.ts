import { documentTypeLabel, isDocumentType } from '../document/document.js';

const labels: ReadonlyMap<string, string> = new Map([
  ['salutation', 'Anrede'],
  ['firstName', 'Vorname'],
  ['lastName', 'Nachname'],
  ['birthDate', 'Geburtsdatum'],
  ['birth_date', 'Geburtsdatum'],
  ['nationality', 'Staatsangehörigkeit'],
  ['address', 'Anschrift'],
  ['email', 'E-Mail'],
  ['phone', 'Telefon'],
  ['mobile_number', 'Telefon'],
  ['taxId', 'Steuer-ID'],
  ['bgoTaxNumber', 'Steuer-ID'],
]);

/** What the bank reads for a datum or document that a provider misses; an unknown name as it is. */
export function missingInformationLabel(name: string): string {
  return isDocumentType(name) ? documentTypeLabel(name) : (labels.get(name) ?? name);
}
