import { companyNameOf, type Application, type Firma } from '@kontor/domain/application/application';
import { hasBusinessAddress } from '@kontor/domain/application/company-violations';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { partsOf, type CompanyField } from '@kontor/domain/application/legal-form-parts';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { businessAddressLabel, foundingLabel } from '../../../application-draft/field-labels.js';
import { answerText } from '../../../texts/answers.js';
import { summaryLabel } from './summary-label.js';
import { addressOf, answerLine, line, type SummaryLine } from './summary-line.js';
import { dateText } from '../../../texts/format.js';
import { companyTypeLabel, industryLabel, turnoverLabel } from '../../../texts/form-labels.js';
import { legalFormLabel } from '../../../texts/labels.js';

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

const date = (value: string | undefined): string | undefined => (value === undefined ? value : dateText(value));

/** A line of the company's summary, where this legal form has it. */
function lineOf(legalForm: LegalForm, field: CompanyField, label: string, value: string | undefined) {
  return partsOf(legalForm).companyLines.includes(field) ? line(label, value) : [];
}

function businessLines(firma: Firma, bank: Questions): readonly SummaryLine[] {
  const { annualTurnover: turnover } = firma;
  return [
    ...line(summaryLabel('firma.wirtschaftszweig'), industryLabel(firma.wirtschaftszweig ?? '')),
    ...line(
      summaryLabel('firma.wirtschaftszweigUnterkategorie'),
      industryLabel(firma.wirtschaftszweigUnterkategorie ?? ''),
    ),
    ...(bank.askBusinessPurpose ? line(summaryLabel('firma.businessPurpose'), firma.businessPurpose) : []),
    ...answerLine(summaryLabel('firma.vorsteuer'), firma.vorsteuer),
    ...(bank.askAnnualTurnover && turnover !== undefined && turnover !== ''
      ? line(summaryLabel('firma.annualTurnover'), turnoverLabel(turnover))
      : []),
    ...(bank.askForInternationalBusinessConnection
      ? answerLine(summaryLabel('firma.hasInternationalBusinessConnection'), firma.hasInternationalBusinessConnection)
      : []),
    ...(bank.askForGirocard ? answerLine(summaryLabel('firma.girocard'), firma.girocard) : []),
  ];
}

/** The company as entered, with the fields of its legal form (R1 §5 "Order acceptance"). */
export function companyLines(application: Application, legalForm: LegalForm, bank: Questions): readonly SummaryLine[] {
  const { firma } = application;
  const taxNumber = firma.toggleWirtschaftsId === 'Ja' ? firma.wirtschaftsId : undefined;
  return [
    ...lineOf(legalForm, 'firma', summaryLabel('registerData.firma'), companyNameOf(application)),
    ...line(summaryLabel('registerData.rechtsform'), legalFormLabel(legalForm)),
    ...(hasBusinessAddress(firma, legalForm) ? line(businessAddressLabel(), addressOf(firma)) : []),
    ...line(foundingLabel(legalForm), date(firma.gruendungsdatum)),
    ...lineOf(legalForm, 'registrationNumber', summaryLabel('firma.registrationNumber'), firma.registrationNumber),
    ...lineOf(legalForm, 'registrationIssuer', summaryLabel('firma.registrationIssuer'), firma.registrationIssuer),
    ...lineOf(legalForm, 'wirtschaftsId', summaryLabel('firma.wirtschaftsId'), taxNumber),
    ...businessLines(firma, bank),
  ];
}

/** The tax residencies of the company. */
export function taxLines(
  { notCrsFatca, crsType }: Firma,
  legalForm: LegalForm,
  bank: Questions,
): readonly SummaryLine[] {
  const type = bank.askCrsType && crsType !== undefined && crsType !== '' ? companyTypeLabel(crsType) : undefined;
  return [
    ...answerLine(summaryLabel('firma.notCrsFatca'), notCrsFatca),
    ...lineOf(legalForm, 'crsType', summaryLabel('firma.crsType'), type),
  ];
}

/** Whether votes follow shares, for legal forms with that question. */
export function gwgLines({ gwg }: Firma, legalForm: LegalForm, bank: Questions): readonly SummaryLine[] {
  return bank.activateGwg
    ? lineOf(legalForm, 'gwg', summaryLabel('firma.gwg'), gwg === undefined ? gwg : answerText(gwg))
    : [];
}

/** The general partner company of a GmbH & Co. KG. */
export function secondCompanyLines({ data = {} }: Application, legalForm: LegalForm): readonly SummaryLine[] {
  if (!partsOf(legalForm).forms.includes('secondCompany')) return [];
  return [
    ...line(summaryLabel('data.firma'), data.firma),
    ...line(businessAddressLabel(), addressOf(data)),
    ...line(summaryLabel('data.gruendungsdatum'), date(data.gruendungsdatum)),
    ...line(summaryLabel('data.registrationNumber'), data.registrationNumber),
    ...line(summaryLabel('data.registrationIssuer'), data.registrationIssuer),
  ];
}
