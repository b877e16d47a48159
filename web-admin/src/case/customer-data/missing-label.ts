import { documentTypeLabel, isDocumentType } from '@kontor/domain/document/document';
import { labelOf } from '../../ui/label-of.js';

const labels: Readonly<Record<string, string>> = {
  salutation: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
  birthDate: 'Geburtsdatum',
  birth_date: 'Geburtsdatum',
  nationality: 'Staatsangehörigkeit',
  address: 'Anschrift',
  email: 'E-Mail',
  phone: 'Telefon',
  mobile_number: 'Telefon',
  taxId: 'Steuer-ID',
  bgoTaxNumber: 'Steuer-ID',
};

export function missingLabel(name: string): string {
  if (isDocumentType(name)) return documentTypeLabel(name);
  return labelOf(labels, name);
}
