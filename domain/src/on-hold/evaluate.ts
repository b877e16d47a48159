import { ageOn, type CalendarDate } from '../calendar-date/calendar-date.js';
import { type CompanyType } from '../list/company-types.js';
import { type LegalForm } from '../legal-form/legal-form.js';
import { findingOf, type HoldFinding, type OnHoldFindings } from './findings.js';
import { thresholdOf, type BusinessRules, type PersonRules, type RuleSet } from './rule-set.js';

/** Data about the business from one side. */
export interface BusinessFacts {
  readonly legalForm?: LegalForm | undefined;
  readonly crsType?: CompanyType | undefined;
  readonly fatcaRelevant?: boolean | undefined;
  readonly industry?: string | undefined;
  readonly industryKey?: string | undefined;
}

/** Data about a person from one side. */
export interface PersonFacts {
  readonly birthDate?: CalendarDate | undefined;
  readonly nationality?: string | undefined;
  readonly postalCode?: string | undefined;
}

/** The customer's data and, if there is any, the provider's. */
export interface Sides<T> {
  readonly customer: T;
  readonly provider?: T | undefined;
}

/** Result of an economy report; 'unavailable' when the provider has none. Risk quota in percent. */
export type EconomyReport = { readonly score: number; readonly riskQuota: number } | 'unavailable';

/** Input of the rules. `reports.creditChecks` is by index of the person; a grade, or 'unavailable'. */
export interface OnHoldSubject {
  readonly business: Sides<BusinessFacts>;
  readonly people: readonly Sides<PersonFacts>[];
  readonly reports?: {
    readonly economyReport?: EconomyReport | undefined;
    readonly creditChecks?: Readonly<Record<number, string>> | undefined;
  };
  /** An earlier case of the same company or acting person was rejected by the bank. */
  readonly earlierRejection?: boolean;
  readonly today: CalendarDate;
}

const unavailable = 'Keine Auskunft';
const asIs = (value: string): string => value;
const isActive = (list: readonly string[] | undefined): list is readonly string[] =>
  list !== undefined && list.length > 0;

type Named = readonly [field: string, finding: HoldFinding | undefined];

function collect(named: readonly Named[]): Readonly<Record<string, HoldFinding>> {
  return Object.fromEntries(named.flatMap(([field, finding]) => (finding === undefined ? [] : [[field, finding]])));
}

function sidesOf<T, K extends keyof T>(
  sides: Sides<T>,
  field: K,
): { customer: T[K] | undefined; provider: T[K] | undefined } {
  return { customer: sides.customer[field], provider: sides.provider?.[field] };
}

// A rule without its report is a finding, so that the bank checks the case.
function creditFinding(range: readonly string[] | undefined, letter: string | undefined): HoldFinding | undefined {
  if (!isActive(range)) return undefined;
  const value = letter ?? 'unavailable';
  if (value === 'unavailable') return { class: 3, providerValue: unavailable, consolidatedValue: unavailable };
  // J is a grade of the provider's only; the stored lists have K.
  return findingOf(
    { customer: undefined, provider: value },
    (score) => range.includes(score === 'J' ? 'K' : score),
    asIs,
  );
}

function personFindings(rules: PersonRules, person: Sides<PersonFacts>, subject: OnHoldSubject, index: number) {
  const minimumAge = thresholdOf(rules.age);
  const isTooYoung = (birthDate: string): boolean =>
    minimumAge !== undefined && ageOn(birthDate, subject.today) < minimumAge;
  const { nationality, '!nationality': otherThan, creditCheckScoreRange } = rules;
  const postalCodes = rules.address?.['!postalCode'];
  const nationalities = sidesOf(person, 'nationality');
  return collect([
    [
      'age',
      findingOf(sidesOf(person, 'birthDate'), isTooYoung, (birthDate) => String(ageOn(birthDate, subject.today))),
    ],
    ['nationality', findingOf(nationalities, (code) => isActive(nationality) && nationality.includes(code), asIs)],
    ['!nationality', findingOf(nationalities, (code) => isActive(otherThan) && !otherThan.includes(code), asIs)],
    [
      'address.!postalCode',
      findingOf(
        sidesOf(person, 'postalCode'),
        (code) => isActive(postalCodes) && code !== '' && !postalCodes.includes(code),
        asIs,
      ),
    ],
    ['creditCheckScoreRange', creditFinding(creditCheckScoreRange, subject.reports?.creditChecks?.[index])],
  ]);
}

function economyFinding(
  stored: string | undefined,
  report: EconomyReport | undefined,
  field: 'score' | 'riskQuota',
): HoldFinding | undefined {
  const threshold = thresholdOf(stored);
  if (threshold === undefined) return undefined;
  if (report === undefined || report === 'unavailable') {
    return { class: 3, providerValue: unavailable, consolidatedValue: unavailable };
  }
  return findingOf({ customer: undefined, provider: report[field] }, (value) => value > threshold, String);
}

function businessFindings(rules: BusinessRules, subject: OnHoldSubject) {
  const { business, reports } = subject;
  const { crsType, industry, legalForm } = rules;
  const isHitBy = (list: readonly string[] | undefined) => (value: string) => isActive(list) && list.includes(value);
  return collect([
    ['crsType', findingOf(sidesOf(business, 'crsType'), isHitBy(crsType), asIs)],
    [
      'fatcaRelevant',
      findingOf(
        sidesOf(business, 'fatcaRelevant'),
        (relevant) => rules.fatcaRelevant === true && relevant,
        () => 'Ja',
      ),
    ],
    ['industry', findingOf(sidesOf(business, 'industry'), isHitBy(industry), asIs)],
    ['industryKey', findingOf(sidesOf(business, 'industryKey'), isHitBy(industry), asIs)],
    ['legalForm', findingOf(sidesOf(business, 'legalForm'), isHitBy(legalForm), asIs)],
    ['economyReportScore', economyFinding(rules.economyReportScore, reports?.economyReport, 'score')],
    ['economyReportRiskQuota', economyFinding(rules.economyReportRiskQuota, reports?.economyReport, 'riskQuota')],
    ['earlierRejection', subject.earlierRejection === true ? earlierRejectionFinding : undefined],
  ]);
}

const earlierRejectionFinding: HoldFinding = { class: 3, consolidatedValue: 'Frühere Ablehnung' };

/**
 * Evaluates an order by the bank's rules: every match is a finding with its class and consolidated value (R3 §3, §5,
 * §9). An active report rule without its report is a finding too. Any finding puts the order on hold (213, or 214
 * after an earlier rejection).
 */
export function evaluate(ruleSet: RuleSet, subject: OnHoldSubject): OnHoldFindings {
  const personRules = ruleSet.people?.['*'] ?? {};
  const people = subject.people.map(
    (person, index) => [String(index), personFindings(personRules, person, subject, index)] as const,
  );
  return {
    business: businessFindings(ruleSet.business ?? {}, subject),
    people: Object.fromEntries(people.filter(([, findings]) => Object.keys(findings).length > 0)),
  };
}
