import { companyNameOf, type Application, type Firma } from '@kontor/domain/application/application';
import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { hasBusinessAddress } from '@kontor/domain/application/company-violations';
import { legalFormLabels, type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { partsOf, type CompanyField } from '@kontor/domain/application/legal-form-parts';
import { companyTypeLabels } from '@kontor/domain/list/company-types';
import { industryLabel } from '@kontor/domain/list/industries';
import { turnoverBandLabels } from '@kontor/domain/list/turnover-bands';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { text } from '../../../texts/order-text.js';
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
    ...line(text('summary.industry'), industryLabel(firma.wirtschaftszweig ?? '')),
    ...line(text('summary.subcategory'), industryLabel(firma.wirtschaftszweigUnterkategorie ?? '')),
    ...(bank.askBusinessPurpose ? line(text('summary.purpose'), firma.businessPurpose) : []),
    ...line(text('summary.vat'), firma.vorsteuer),
    ...(bank.askAnnualTurnover && turnover !== undefined && turnover !== ''
      ? line(text('summary.turnover'), turnoverBandLabels[turnover])
      : []),
    ...(bank.askForInternationalBusinessConnection
      ? line(text('summary.international'), firma.hasInternationalBusinessConnection)
      : []),
    ...(bank.askForGirocard ? line(text('summary.girocard'), firma.girocard) : []),
  ];
}

/** The company as entered, with the fields of its legal form (R1 §5 "Order acceptance"). */
export function companyLines(application: Application, legalForm: LegalForm, bank: Questions): readonly SummaryLine[] {
  const { firma } = application;
  const taxNumber = firma.toggleWirtschaftsId === 'Ja' ? firma.wirtschaftsId : undefined;
  return [
    ...lineOf(legalForm, 'firma', text('summary.company'), companyNameOf(application)),
    ...line(text('summary.legalForm'), legalFormLabels[legalForm]),
    ...(hasBusinessAddress(firma, legalForm) ? line(text('summary.businessAddress'), addressOf(firma)) : []),
    ...line(text('summary.founded'), date(firma.gruendungsdatum)),
    ...lineOf(legalForm, 'registrationNumber', text('summary.registrationNumber'), firma.registrationNumber),
    ...lineOf(legalForm, 'registrationIssuer', text('summary.registrationIssuer'), firma.registrationIssuer),
    ...lineOf(legalForm, 'wirtschaftsId', text('summary.taxNumber'), taxNumber),
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
    ...line(text('summary.onlyGermany'), notCrsFatca),
    ...lineOf(legalForm, 'crsType', text('summary.crsType'), type),
  ];
}

/** Whether votes follow shares, for legal forms with that question. */
export function gwgLines({ gwg }: Firma, legalForm: LegalForm, bank: Questions): readonly SummaryLine[] {
  return bank.activateGwg ? lineOf(legalForm, 'gwg', text('summary.votes'), gwg) : [];
}

/** The general partner company of a GmbH & Co. KG. */
export function secondCompanyLines({ data = {} }: Application, legalForm: LegalForm): readonly SummaryLine[] {
  if (!partsOf(legalForm).forms.includes('secondCompany')) return [];
  return [
    ...line(text('summary.company'), data.firma),
    ...line(text('summary.businessAddress'), addressOf(data)),
    ...line(text('summary.founded'), date(data.gruendungsdatum)),
    ...line(text('summary.registrationNumber'), data.registrationNumber),
    ...line(text('summary.registrationIssuer'), data.registrationIssuer),
  ];
}
