import { companyNameOf, type Application, type Firma } from '@kontor/domain/application/application';
import { formatGermanDate } from '@kontor/domain/application/calendar-date';
import { legalFormLabels, type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { companyTypeLabels } from '@kontor/domain/list/company-types';
import { industryLabel } from '@kontor/domain/list/industries';
import { turnoverBandLabels } from '@kontor/domain/list/turnover-bands';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { text } from '../../texts/order-text.js';
import { addressOf, line, type SummaryLine } from './summary-line.js';

/** Which questions the bank asks. */
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

/** An address counts where the form has one: a sole trader only has one of the business on 'Ja'. */
function businessAddress(firma: Firma, legalForm: LegalForm): string | undefined {
  const asked = !traitsOf(legalForm).isSoleTrader || firma.address === 'Ja';
  return asked ? addressOf(firma) : undefined;
}

function registerLines(firma: Firma, legalForm: LegalForm): readonly SummaryLine[] {
  if (traitsOf(legalForm).register === null) return [];
  return [
    ...line(text('summary.registrationNumber'), firma.registrationNumber),
    ...line(text('summary.registrationIssuer'), firma.registrationIssuer),
  ];
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

/** The company as it was entered; the self-employed have neither its name nor a number of its own (spec 1 §5 "Order acceptance"). */
export function companyLines(application: Application, legalForm: LegalForm, bank: Questions): readonly SummaryLine[] {
  const { firma } = application;
  const selfEmployed = legalForm === 'SELF_EMPLOYED';
  return [
    ...(selfEmployed ? [] : line(text('summary.company'), companyNameOf(application))),
    ...line(text('summary.legalForm'), legalFormLabels[legalForm]),
    ...line(text('summary.businessAddress'), businessAddress(firma, legalForm)),
    ...line(text('summary.founded'), date(firma.gruendungsdatum)),
    ...registerLines(firma, legalForm),
    ...(selfEmployed || firma.toggleWirtschaftsId !== 'Ja' ? [] : line(text('summary.taxNumber'), firma.wirtschaftsId)),
    ...businessLines(firma, bank),
  ];
}

/** Where the company pays taxes. */
export function taxLines(
  { notCrsFatca, crsType }: Firma,
  legalForm: LegalForm,
  bank: Questions,
): readonly SummaryLine[] {
  const asksType = bank.askCrsType && !traitsOf(legalForm).isSoleTrader && crsType !== undefined && crsType !== '';
  return [
    ...line(text('summary.onlyGermany'), notCrsFatca),
    ...(asksType ? line(text('summary.crsType'), companyTypeLabels[crsType]) : []),
  ];
}

/** Whether votes follow shares; only where that is asked. */
export function gwgLines({ gwg }: Firma, legalForm: LegalForm, bank: Questions): readonly SummaryLine[] {
  return bank.activateGwg && traitsOf(legalForm).needsGwg ? line(text('summary.votes'), gwg) : [];
}

/** The general partner company of a GmbH & Co. KG. */
export function secondCompanyLines({ data = {} }: Application, legalForm: LegalForm): readonly SummaryLine[] {
  if (!traitsOf(legalForm).hasSecondCompany) return [];
  return [
    ...line(text('summary.company'), data.firma),
    ...line(text('summary.businessAddress'), addressOf(data)),
    ...line(text('summary.founded'), date(data.gruendungsdatum)),
    ...line(text('summary.registrationNumber'), data.registrationNumber),
    ...line(text('summary.registrationIssuer'), data.registrationIssuer),
  ];
}
