import { companyNameOf, type Application, type Firma } from '@kontor/domain/application/application';
import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { hasBusinessAddress } from '@kontor/domain/application/company-violations';
import { legalFormLabels, type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { partsOf, type CompanyField } from '@kontor/domain/application/legal-form-parts';
import { companyTypeLabels } from '@kontor/domain/list/company-types';
import { industryLabel } from '@kontor/domain/list/industries';
import { turnoverBandLabels } from '@kontor/domain/list/turnover-bands';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { businessAddressLabel, fieldLabel, foundingLabel } from '../../../application-draft/field-labels.js';
import { addressOf, line, type SummaryLine } from './summary-line.js';

/** The bank's optional questions. */
export type Questions = Pick<
  BankConfiguration,
  | 'askBusinessPurpose'
  | 'askAnnualTurnover'
  | 'askForInternationalBusinessConnection'
  | 'askCrsType'
  | 'askForGirocard'
  | 'activateGwg'
>;

const date = (value: string | undefined): string | undefined => (value === undefined ? value : formatGermanDate(value));

/** A line of the company's summary, where this legal form has it. */
function lineOf(legalForm: LegalForm, field: CompanyField, label: string, value: string | undefined) {
  return partsOf(legalForm).companyLines.includes(field) ? line(label, value) : [];
}

function businessLines(firma: Firma, bank: Questions): readonly SummaryLine[] {
  const { annualTurnover: turnover } = firma;
  return [
    ...line(fieldLabel('firma.wirtschaftszweig'), industryLabel(firma.wirtschaftszweig ?? '')),
    ...line(
      fieldLabel('firma.wirtschaftszweigUnterkategorie'),
      industryLabel(firma.wirtschaftszweigUnterkategorie ?? ''),
    ),
    ...(bank.askBusinessPurpose ? line(fieldLabel('firma.businessPurpose'), firma.businessPurpose) : []),
    ...line(fieldLabel('firma.vorsteuer'), firma.vorsteuer),
    ...(bank.askAnnualTurnover && turnover !== undefined && turnover !== ''
      ? line(fieldLabel('firma.annualTurnover'), turnoverBandLabels[turnover])
      : []),
    ...(bank.askForInternationalBusinessConnection
      ? line(fieldLabel('firma.hasInternationalBusinessConnection'), firma.hasInternationalBusinessConnection)
      : []),
    ...(bank.askForGirocard ? line(fieldLabel('firma.girocard'), firma.girocard) : []),
  ];
}

/** The company as entered, with the fields of its legal form (R1 §5 "Order acceptance"). */
export function companyLines(application: Application, legalForm: LegalForm, bank: Questions): readonly SummaryLine[] {
  const { firma } = application;
  const taxNumber = firma.toggleWirtschaftsId === 'Ja' ? firma.wirtschaftsId : undefined;
  return [
    ...lineOf(legalForm, 'firma', fieldLabel('registerData.firma'), companyNameOf(application)),
    ...line(fieldLabel('registerData.rechtsform'), legalFormLabels[legalForm]),
    ...(hasBusinessAddress(firma, legalForm) ? line(businessAddressLabel, addressOf(firma)) : []),
    ...line(foundingLabel(legalForm), date(firma.gruendungsdatum)),
    ...lineOf(legalForm, 'registrationNumber', fieldLabel('firma.registrationNumber'), firma.registrationNumber),
    ...lineOf(legalForm, 'registrationIssuer', fieldLabel('firma.registrationIssuer'), firma.registrationIssuer),
    ...lineOf(legalForm, 'wirtschaftsId', fieldLabel('firma.wirtschaftsId'), taxNumber),
    ...businessLines(firma, bank),
  ];
}

/** The tax residencies of the company. */
export function taxLines(
  { notCrsFatca, crsType }: Firma,
  legalForm: LegalForm,
  bank: Questions,
): readonly SummaryLine[] {
  const type = bank.askCrsType && crsType !== undefined && crsType !== '' ? companyTypeLabels[crsType] : undefined;
  return [
    ...line(fieldLabel('firma.notCrsFatca'), notCrsFatca),
    ...lineOf(legalForm, 'crsType', fieldLabel('firma.crsType'), type),
  ];
}

/** Whether votes follow shares, for legal forms with that question. */
export function gwgLines({ gwg }: Firma, legalForm: LegalForm, bank: Questions): readonly SummaryLine[] {
  return bank.activateGwg ? lineOf(legalForm, 'gwg', fieldLabel('firma.gwg'), gwg) : [];
}

/** The general partner company of a GmbH & Co. KG. */
export function secondCompanyLines({ data = {} }: Application, legalForm: LegalForm): readonly SummaryLine[] {
  if (!partsOf(legalForm).forms.includes('secondCompany')) return [];
  return [
    ...line(fieldLabel('data.firma'), data.firma),
    ...line(businessAddressLabel, addressOf(data)),
    ...line(fieldLabel('data.gruendungsdatum'), date(data.gruendungsdatum)),
    ...line(fieldLabel('data.registrationNumber'), data.registrationNumber),
    ...line(fieldLabel('data.registrationIssuer'), data.registrationIssuer),
  ];
}
