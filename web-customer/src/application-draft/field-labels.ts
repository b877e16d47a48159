import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { text } from '../texts/sections-text.js';

/** Labels of the fields of the company, its general partner company and a person, by the last part of their names. */
const companyLabels: Readonly<Record<string, string>> = {
  firma: text('second.name'),
  line1: text('address.line1'),
  postalCode: text('address.postalCode'),
  city: text('address.city'),
  gruendungsdatum: text('company.founded'),
  registrationNumber: text('register.number'),
  registrationIssuer: text('register.court'),
  toggleWirtschaftsId: text('tax.economicId.question'),
  wirtschaftsId: text('tax.economicId'),
  wirtschaftszweig: text('business.sector'),
  wirtschaftszweigUnterkategorie: text('business.subcategory'),
  businessPurpose: text('business.purpose'),
  vorsteuer: text('tax.vat'),
  annualTurnover: text('business.turnover'),
  hasInternationalBusinessConnection: text('business.international'),
  address: text('company.address.question'),
  file: text('company.document'),
  fileCheckbox: text('company.document'),
  transparenzRegister: text('company.transparency'),
  notCrsFatca: text('residency.question'),
  crsType: text('residency.type'),
  gwg: text('gwg.question'),
  gwgFile: text('gwg.document'),
  gwgFileCheckbox: text('gwg.document'),
  girocard: text('girocard.company'),
};

/** What is fixed since the registration. */
const registerLabels: Readonly<Record<string, string>> = {
  firma: text('company.name'),
  rechtsform: text('company.legalForm'),
};

const personLabels: Readonly<Record<string, string>> = {
  anrede: text('person.salutation'),
  vorname: text('person.firstName'),
  nachname: text('person.lastName'),
  nationality: text('person.nationality'),
  birthday: text('person.birthday'),
  line1: text('address.line1'),
  postalCode: text('address.postalCode'),
  city: text('address.city'),
  email: text('person.email'),
  phone: text('person.phone'),
  toggleSteuerId: text('person.taxId.question'),
  steuerId: text('person.taxId'),
  vertretungsberechtigung: text('person.represents'),
  vertretungsberechtigungArt: text('person.represents.kind'),
  gesellschafter: text('person.owns'),
  gesellschafterAnteile: text('person.share'),
  fiktiverGesellschafter: text('person.fictitious'),
  exponiert: text('person.exposed'),
  girocard: text('girocard.person'),
};

/** The heading of a company's address. */
export const businessAddressLabel = text('company.address');

/** The label of the founding date, which is the start of work of a sole trader. */
export function foundingLabel(legalForm: LegalForm): string {
  return text(traitsOf(legalForm).isSoleTrader ? 'company.founded.trader' : 'company.founded');
}

const labelsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  people: personLabels,
  registerData: registerLabels,
};

/** The label of a field, by its name in the form: `firma.city`, `people.0.vorname`; the name itself without a label. */
export function fieldLabel(name: string): string {
  const [group, ...rest] = name.split('.');
  const field = rest.at(-1) ?? '';
  return (labelsOf[group ?? ''] ?? companyLabels)[field] ?? name;
}
