import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { text } from '../texts/sections-text.js';

type Labels = Readonly<Record<string, Parameters<typeof text>[0]>>;

/** Labels of the fields of the company, its general partner company and a person, by the last part of their names. */
const companyLabels: Labels = {
  firma: 'second.name',
  line1: 'address.line1',
  postalCode: 'address.postalCode',
  city: 'address.city',
  gruendungsdatum: 'company.founded',
  registrationNumber: 'register.number',
  registrationIssuer: 'register.court',
  toggleWirtschaftsId: 'tax.economicId.question',
  wirtschaftsId: 'tax.economicId',
  wirtschaftszweig: 'business.sector',
  wirtschaftszweigUnterkategorie: 'business.subcategory',
  businessPurpose: 'business.purpose',
  vorsteuer: 'tax.vat',
  annualTurnover: 'business.turnover',
  hasInternationalBusinessConnection: 'business.international',
  address: 'company.address.question',
  file: 'company.document',
  fileCheckbox: 'company.document',
  transparenzRegister: 'company.transparency',
  notCrsFatca: 'residency.question',
  crsType: 'residency.type',
  gwg: 'gwg.question',
  gwgFile: 'gwg.document',
  gwgFileCheckbox: 'gwg.document',
  girocard: 'girocard.company',
};

/** What is fixed since the registration. */
const registerLabels: Labels = {
  firma: 'company.name',
  rechtsform: 'company.legalForm',
};

const personLabels: Labels = {
  anrede: 'person.salutation',
  vorname: 'person.firstName',
  nachname: 'person.lastName',
  nationality: 'person.nationality',
  birthday: 'person.birthday',
  line1: 'address.line1',
  postalCode: 'address.postalCode',
  city: 'address.city',
  email: 'person.email',
  phone: 'person.phone',
  toggleSteuerId: 'person.taxId.question',
  steuerId: 'person.taxId',
  vertretungsberechtigung: 'person.represents',
  vertretungsberechtigungArt: 'person.represents.kind',
  gesellschafter: 'person.owns',
  gesellschafterAnteile: 'person.share',
  fiktiverGesellschafter: 'person.fictitious',
  exponiert: 'person.exposed',
  girocard: 'girocard.person',
};

/** The heading of a company's address. */
export const businessAddressLabel = (): string => text('company.address');

/** The label of the founding date, which is the start of work of a sole trader. */
export function foundingLabel(legalForm: LegalForm): string {
  return text(traitsOf(legalForm).isSoleTrader ? 'company.founded.trader' : 'company.founded');
}

const labelsOf: Readonly<Record<string, Labels>> = {
  people: personLabels,
  registerData: registerLabels,
};

/** The label of a field, by its name in the form: `firma.city`, `people.0.vorname`; the name itself without a label. */
export function fieldLabel(name: string): string {
  const [group, ...rest] = name.split('.');
  const field = rest.at(-1) ?? '';
  const label = (labelsOf[group ?? ''] ?? companyLabels)[field];
  return label === undefined ? name : text(label);
}
