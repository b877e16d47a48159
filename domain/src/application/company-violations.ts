import {
  companyNameMessage,
  legalFormInNameMessage,
  maxCompanyNameLength,
  namesLegalForm,
} from '../legal-form/company-name.js';
import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { registerCourtProblem, registerNumberProblem } from '../legal-form/register-number.js';
import { findIndustry, subcategoriesOf } from '../list/industries.js';
import { economicIdMessage, isEconomicId } from '../person/tax-id.js';
import { checkAddress, companyStreetMessage } from './address-violations.js';
import { isAnswered, isEntered } from './answer.js';
import { companyNameOf, type Application, type Firma, type SecondCompany } from './application.js';
import { isAfter, isCalendarDate, type CalendarDate } from './calendar-date.js';
import { dateFormatMessage, futureMessage } from './date-input.js';
import { createFindings, type ApplicationRules, type Findings, type Violation } from './violation.js';

/** Longest business purpose in characters; 160 of them are sent (spec 1 §9). */
export const maxBusinessPurposeLength = 300;

function checkName(entered: string, max: number, findings: Findings): void {
  const name = entered.trim();
  if (name === '') findings.add('firma', 'required', companyNameMessage(max));
  else if (name.length > max) findings.add('firma', 'length', companyNameMessage(max));
}

function checkFoundingDate(date: CalendarDate | undefined, today: CalendarDate, findings: Findings): void {
  if (!isEntered(date)) findings.add('gruendungsdatum', 'required', 'Gründungsdatum erforderlich');
  else if (!isCalendarDate(date)) findings.add('gruendungsdatum', 'format', dateFormatMessage);
  else if (isAfter(date, today)) findings.add('gruendungsdatum', 'future', futureMessage);
}

function checkRegister(company: SecondCompany, legalForm: LegalForm, findings: Findings): void {
  if (traitsOf(legalForm).register === null) return;
  const number = company.registrationNumber ?? '';
  const numberProblem = registerNumberProblem(number, legalForm);
  if (numberProblem !== undefined)
    findings.add('registrationNumber', isEntered(number) ? 'format' : 'required', numberProblem);
  const court = company.registrationIssuer ?? '';
  const courtProblem = registerCourtProblem(court);
  if (courtProblem !== undefined)
    findings.add('registrationIssuer', isEntered(court) ? 'format' : 'required', courtProblem);
}

function checkIndustry(firma: Firma, findings: Findings): void {
  const industry = firma.wirtschaftszweig ?? '';
  if (findIndustry(industry) === undefined) {
    findings.add('wirtschaftszweig', industry === '' ? 'required' : 'unknown', 'Wirtschaftszweig erforderlich');
    return;
  }
  const offered = subcategoriesOf(industry);
  const chosen = firma.wirtschaftszweigUnterkategorie ?? '';
  if (offered.length > 0 && !offered.some((subcategory) => subcategory.code === chosen)) {
    findings.add(
      'wirtschaftszweigUnterkategorie',
      chosen === '' ? 'required' : 'unknown',
      'Unterkategorie erforderlich',
    );
  }
}

function checkBusiness(firma: Firma, rules: ApplicationRules, findings: Findings): void {
  if (firma.toggleWirtschaftsId === 'Ja' && !isEconomicId(firma.wirtschaftsId ?? '')) {
    findings.add('wirtschaftsId', isEntered(firma.wirtschaftsId) ? 'length' : 'required', economicIdMessage);
  }
  checkIndustry(firma, findings);
  const purpose = firma.businessPurpose?.trim() ?? '';
  if (purpose.length > maxBusinessPurposeLength) {
    findings.add('businessPurpose', 'length', 'Geschäftszweck erforderlich, maximal 300 Zeichen möglich');
  } else if (rules.askBusinessPurpose && purpose === '') {
    findings.add('businessPurpose', 'required', 'Geschäftszweck erforderlich, maximal 300 Zeichen möglich');
  }
  if (rules.askAnnualTurnover && !isEntered(firma.annualTurnover))
    findings.add('annualTurnover', 'required', 'Pflichtangabe');
}

function checkFoundingDocument(firma: Firma, legalForm: LegalForm, findings: Findings): void {
  if (!traitsOf(legalForm).needsFoundingDocument) return;
  if ((firma.file ?? []).length === 0) findings.add('file', 'required', 'Gründungsdokument erforderlich');
  else if (firma.fileCheckbox !== 'Ja') findings.add('fileCheckbox', 'confirmation', 'Bestätigung erforderlich');
}

/** Whether the business has an address of its own: companies always, sole traders when they say so. */
export function hasBusinessAddress(firma: Firma, legalForm: LegalForm): boolean {
  return !traitsOf(legalForm).isSoleTrader || firma.address === 'Ja';
}

/** Broken rules of the company form (spec 1 §5 "Company data"). */
export function companyViolations(
  application: Application,
  legalForm: LegalForm,
  rules: ApplicationRules,
  today: CalendarDate,
): readonly Violation[] {
  const findings = createFindings('firma');
  const { firma } = application;
  checkName(companyNameOf(application), maxCompanyNameLength(legalForm), findings);
  if (hasBusinessAddress(firma, legalForm)) checkAddress(firma, findings, companyStreetMessage);
  checkFoundingDate(firma.gruendungsdatum, today, findings);
  checkRegister(firma, legalForm, findings);
  checkBusiness(firma, rules, findings);
  checkFoundingDocument(firma, legalForm, findings);
  return findings.list;
}

/** Broken rules of tax residency (FATCA, CRS; spec 1 §5 "Company data"). Sole traders skip the company type. */
export function taxResidencyViolations(
  firma: Firma,
  legalForm: LegalForm,
  rules: ApplicationRules,
): readonly Violation[] {
  const findings = createFindings('firma');
  if (!isAnswered(firma.notCrsFatca)) {
    findings.add('notCrsFatca', 'required', 'Angaben zu Ihrer steuerlichen Ansässigkeit erforderlich');
  }
  if (rules.askCrsType && !traitsOf(legalForm).isSoleTrader && !isEntered(firma.crsType)) {
    findings.add('crsType', 'required', 'Pflichtfeld');
  }
  return findings.list;
}

/** Broken rules of the money-laundering form: voting rights match shares, else the agreement is needed (spec 1 §5 "Company data"). */
export function gwgViolations(firma: Firma, legalForm: LegalForm, rules: ApplicationRules): readonly Violation[] {
  const findings = createFindings('firma');
  if (!rules.activateGwg || !traitsOf(legalForm).needsGwg) return findings.list;
  if (!isAnswered(firma.gwg)) findings.add('gwg', 'required', 'Pflichtfeld');
  if (firma.gwg === 'Nein') {
    if ((firma.gwgFile ?? []).length === 0)
      findings.add('gwgFile', 'required', 'Gesellschaftervereinbarung erforderlich');
    if (firma.gwgFileCheckbox !== 'Ja') findings.add('gwgFileCheckbox', 'confirmation', 'Bestätigung erforderlich');
  }
  return findings.list;
}

/** Broken rules of the general partner company of a GmbH & Co. KG, which is a GmbH by name and register (spec 1 §2 item 10, §5). */
export function secondCompanyViolations(
  application: Application,
  legalForm: LegalForm,
  today: CalendarDate,
): readonly Violation[] {
  const findings = createFindings('data');
  if (!traitsOf(legalForm).hasSecondCompany) return findings.list;
  const company = application.data ?? {};
  const name = company.firma ?? '';
  checkName(name, maxCompanyNameLength('GMBH'), findings);
  if (isEntered(name) && !namesLegalForm(name, 'GMBH')) findings.add('firma', 'format', legalFormInNameMessage);
  checkAddress(company, findings, companyStreetMessage);
  checkFoundingDate(company.gruendungsdatum, today, findings);
  checkRegister(company, 'GMBH', findings);
  return findings.list;
}
