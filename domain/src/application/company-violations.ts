import { maxCompanyNameLength, nameLengthProblem, namesLegalForm } from '../legal-form/company-name.js';
import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { registerCourtProblem, registerNumberProblem } from '../legal-form/register-number.js';
import { findIndustry, subcategoriesOf } from '../list/industries.js';
import { isEconomicId } from '../person/tax-id.js';
import { checkAddress } from './address-violations.js';
import { isAnswered, isEntered } from '../answer/answer.js';
import { companyNameOf, type Application, type Firma, type SecondCompany } from './application.js';
import { isAfter, isCalendarDate, type CalendarDate } from '../calendar-date/calendar-date.js';
import { collectViolations, type Violation, type ViolationCollector } from '../violation/violation.js';
import { type ApplicationRules } from './application-rules.js';

/** Longest business purpose in characters; 160 of them are sent (R1 §9). */
export const maxBusinessPurposeLength = 300;

function checkFoundingDate(date: CalendarDate | undefined, today: CalendarDate, violations: ViolationCollector): void {
  if (!isEntered(date)) violations.add('gruendungsdatum', { code: 'required', label: 'foundingDate' });
  else if (!isCalendarDate(date)) violations.add('gruendungsdatum', { code: 'format' });
  else if (isAfter(date, today)) violations.add('gruendungsdatum', { code: 'future' });
}

function checkRegister(company: SecondCompany, legalForm: LegalForm, violations: ViolationCollector): void {
  if (traitsOf(legalForm).register === null) return;
  violations.add('registrationNumber', registerNumberProblem(company.registrationNumber ?? '', legalForm));
  violations.add('registrationIssuer', registerCourtProblem(company.registrationIssuer ?? ''));
}

function checkIndustry(firma: Firma, violations: ViolationCollector): void {
  const industry = firma.wirtschaftszweig ?? '';
  if (findIndustry(industry) === undefined) {
    violations.add('wirtschaftszweig', { code: industry === '' ? 'required' : 'unknown', label: 'industry' });
    return;
  }
  const offered = subcategoriesOf(industry);
  const chosen = firma.wirtschaftszweigUnterkategorie ?? '';
  if (offered.length > 0 && !offered.some((subcategory) => subcategory.code === chosen)) {
    const code = chosen === '' ? 'required' : 'unknown';
    violations.add('wirtschaftszweigUnterkategorie', { code, label: 'subcategory' });
  }
}

function checkBusinessPurpose(entered: string, rules: ApplicationRules, violations: ViolationCollector): void {
  const purpose = { label: 'businessPurpose', limit: maxBusinessPurposeLength } as const;
  if (entered.length > maxBusinessPurposeLength) violations.add('businessPurpose', { code: 'length', ...purpose });
  else if (rules.askBusinessPurpose && entered === '')
    violations.add('businessPurpose', { code: 'required', ...purpose });
}

function checkBusiness(firma: Firma, rules: ApplicationRules, violations: ViolationCollector): void {
  if (firma.toggleWirtschaftsId === 'Ja' && !isEconomicId(firma.wirtschaftsId ?? '')) {
    const code = isEntered(firma.wirtschaftsId) ? 'length' : 'required';
    violations.add('wirtschaftsId', { code, label: 'economicId' });
  }
  checkIndustry(firma, violations);
  checkBusinessPurpose(firma.businessPurpose?.trim() ?? '', rules, violations);
  if (rules.askAnnualTurnover && !isEntered(firma.annualTurnover))
    violations.add('annualTurnover', { code: 'required', label: 'annualTurnover' });
}

function checkFoundingDocument(firma: Firma, legalForm: LegalForm, violations: ViolationCollector): void {
  if (!traitsOf(legalForm).needsFoundingDocument) return;
  if ((firma.file ?? []).length === 0) violations.add('file', { code: 'required', label: 'foundingDocument' });
  else if (firma.fileCheckbox !== 'Ja') violations.add('fileCheckbox', { code: 'confirmation' });
}

/** Whether the business has its own address: companies always, sole traders by their answer. */
export function hasBusinessAddress(firma: Firma, legalForm: LegalForm): boolean {
  return !traitsOf(legalForm).isSoleTrader || firma.address === 'Ja';
}

/** Broken rules of the company form (R1 §5 "Company data"). */
export function companyViolations(
  application: Application,
  legalForm: LegalForm,
  rules: ApplicationRules,
  today: CalendarDate,
): readonly Violation[] {
  const violations = collectViolations('firma');
  const { firma } = application;
  violations.add('firma', nameLengthProblem(companyNameOf(application), maxCompanyNameLength(legalForm)));
  if (hasBusinessAddress(firma, legalForm)) checkAddress(firma, violations, 'businessAddress');
  checkFoundingDate(firma.gruendungsdatum, today, violations);
  checkRegister(firma, legalForm, violations);
  checkBusiness(firma, rules, violations);
  checkFoundingDocument(firma, legalForm, violations);
  return violations.list;
}

/** Broken rules of tax residency (FATCA, CRS; R1 §5 "Company data"). Sole traders skip the company type. */
export function taxResidencyViolations(
  firma: Firma,
  legalForm: LegalForm,
  rules: ApplicationRules,
): readonly Violation[] {
  const violations = collectViolations('firma');
  if (!isAnswered(firma.notCrsFatca)) {
    violations.add('notCrsFatca', { code: 'required', label: 'taxResidency' });
  }
  if (rules.askCrsType && !traitsOf(legalForm).isSoleTrader && !isEntered(firma.crsType)) {
    violations.add('crsType', { code: 'required' });
  }
  return violations.list;
}

/**
 * Broken rules of the money-laundering form: voting rights match shares, else the agreement is required (R1 §5
 * "Company data").
 */
export function gwgViolations(firma: Firma, legalForm: LegalForm, rules: ApplicationRules): readonly Violation[] {
  const violations = collectViolations('firma');
  if (!rules.activateGwg || !traitsOf(legalForm).needsGwg) return violations.list;
  if (!isAnswered(firma.gwg)) violations.add('gwg', { code: 'required' });
  if (firma.gwg === 'Nein') {
    if ((firma.gwgFile ?? []).length === 0)
      violations.add('gwgFile', { code: 'required', label: 'shareholdersAgreement' });
    if (firma.gwgFileCheckbox !== 'Ja') violations.add('gwgFileCheckbox', { code: 'confirmation' });
  }
  return violations.list;
}

/** Broken rules of the general partner company of a GmbH & Co. KG, which is a GmbH by name and register (R1 §2 item 10, §5). */
export function secondCompanyViolations(
  application: Application,
  legalForm: LegalForm,
  today: CalendarDate,
): readonly Violation[] {
  const violations = collectViolations('data');
  if (!traitsOf(legalForm).hasSecondCompany) return violations.list;
  const company = application.data ?? {};
  const name = company.firma ?? '';
  violations.add('firma', nameLengthProblem(name, maxCompanyNameLength('GMBH')));
  if (isEntered(name) && !namesLegalForm(name, 'GMBH'))
    violations.add('firma', { code: 'format', label: 'legalFormInName' });
  checkAddress(company, violations, 'businessAddress');
  checkFoundingDate(company.gruendungsdatum, today, violations);
  checkRegister(company, 'GMBH', violations);
  return violations.list;
}
