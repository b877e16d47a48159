import { type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { type CompanyType } from '@kontor/domain/list/company-types';
import {
  defaultAgeThreshold,
  thresholdOf,
  type BusinessRules,
  type PersonRules,
  type RuleSet,
} from '@kontor/domain/on-hold/rule-set';
import { chosenScore, economyRanges, storedRange, type EconomyRange } from '@kontor/domain/on-hold/score-range';

/** The put-on-hold form of the bank: each rule with its switch, postal codes as typed text (R3 §5 "Put-on-hold save"). */
export interface RuleSetForm {
  readonly ageActive: boolean;
  /** Whole years; empty means 18. */
  readonly age: string;
  readonly nationalityActive: boolean;
  /** Country codes. */
  readonly nationality: readonly string[];
  readonly otherNationalityActive: boolean;
  readonly otherNationality: readonly string[];
  readonly postalCodeActive: boolean;
  /** Postal codes of the bank's area, separated by commas. */
  readonly postalCode: string;
  readonly creditCheckActive: boolean;
  /** The lowest matching grade of credit checks. */
  readonly creditCheckScore: string;
  readonly crsType: readonly CompanyType[];
  readonly fatcaRelevant: boolean;
  readonly industry: readonly string[];
  readonly legalForm: readonly LegalForm[];
  readonly economyReportActive: boolean;
  readonly economyReportRange: EconomyRange;
  /** Typed by hand in the range MANUAL only; empty means no such rule. */
  readonly economyReportScore: string;
  /** Percent with a decimal comma; typed by hand in the range MANUAL only. */
  readonly economyReportRiskQuota: string;
}

const first = { creditCheckScore: 'M', economyReportRange: 'MANUAL' } as const;

/** The CRS types with a rule (R3 §9). */
export const ruledCompanyTypes: readonly CompanyType[] = ['PASSIVE'];

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value).replace('.', ','));
const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

/** Items of a text separated by commas, trimmed and each once; an empty text has none. */
export function itemsOf(text: string): readonly string[] {
  return text.trim() === '' ? [] : [...new Set(text.split(',').map((item) => item.trim()))];
}

function personPart(rules: PersonRules) {
  const age = thresholdOf(rules.age);
  const { nationality = [], '!nationality': otherNationality = [] } = rules;
  const postalCode = rules.address?.['!postalCode'] ?? [];
  const score = chosenScore(rules.creditCheckScoreRange ?? []);
  return {
    ageActive: age !== undefined,
    age: textOf(age),
    nationalityActive: nationality.length > 0,
    nationality,
    otherNationalityActive: otherNationality.length > 0,
    otherNationality,
    postalCodeActive: postalCode.length > 0,
    postalCode: postalCode.join(', '),
    creditCheckActive: score !== undefined,
    creditCheckScore: score ?? first.creditCheckScore,
  };
}

/** The grade with these thresholds; the stored grade takes precedence where two have the same ones. */
function rangeOf(stored: string | undefined, score: number | undefined, riskQuota: number | undefined): EconomyRange {
  const fits = (range: EconomyRange): boolean =>
    economyRanges[range].score === score && economyRanges[range].riskQuota === riskQuota;
  const ranges = Object.keys(economyRanges) as EconomyRange[];
  return (
    ranges.find((range) => range === stored && fits(range)) ??
    (stored === undefined ? ranges.find(fits) : undefined) ??
    'MANUAL'
  );
}

function economyPart(rules: BusinessRules) {
  const score = thresholdOf(rules.economyReportScore);
  const riskQuota = thresholdOf(rules.economyReportRiskQuota);
  const active = score !== undefined || riskQuota !== undefined;
  const start = economyRanges[first.economyReportRange];
  return {
    economyReportActive: active,
    economyReportRange: active ? rangeOf(rules.economyReportRange, score, riskQuota) : first.economyReportRange,
    economyReportScore: textOf(active ? score : start.score),
    economyReportRiskQuota: textOf(active ? riskQuota : start.riskQuota),
  };
}

/** The form of a stored rule set; a rule that is not stored is switched off (R3 §3, §4.5, §5). */
export function formOfRuleSet(ruleSet: RuleSet): RuleSetForm {
  const business = ruleSet.business ?? {};
  return {
    ...personPart(ruleSet.people?.['*'] ?? {}),
    ...economyPart(business),
    crsType: business.crsType ?? [],
    fatcaRelevant: business.fatcaRelevant === true,
    industry: business.industry ?? [],
    legalForm: business.legalForm ?? [],
  };
}

function personRules(form: RuleSetForm): PersonRules {
  const age = form.age.trim() === '' ? defaultAgeThreshold : numberOf(form.age);
  return {
    ...(form.ageActive ? { age: `< ${age}` } : {}),
    ...(form.nationalityActive ? { nationality: form.nationality } : {}),
    ...(form.otherNationalityActive ? { '!nationality': form.otherNationality } : {}),
    ...(form.postalCodeActive ? { address: { '!postalCode': itemsOf(form.postalCode) } } : {}),
    ...(form.creditCheckActive ? { creditCheckScoreRange: storedRange(form.creditCheckScore) } : {}),
  };
}

function economyRules(form: RuleSetForm): BusinessRules {
  const { economyReportActive, economyReportRange: range } = form;
  if (!economyReportActive) return {};
  const manual = range === 'MANUAL';
  const score = manual ? form.economyReportScore : textOf(economyRanges[range].score);
  const riskQuota = manual ? form.economyReportRiskQuota : textOf(economyRanges[range].riskQuota);
  return {
    economyReportRange: range,
    ...(score.trim() === '' ? {} : { economyReportScore: `> ${numberOf(score)}` }),
    ...(riskQuota.trim() === '' ? {} : { economyReportRiskQuota: `> ${numberOf(riskQuota)}` }),
  };
}

function businessRules(form: RuleSetForm): BusinessRules {
  return {
    ...(form.crsType.length > 0 ? { crsType: form.crsType } : {}),
    ...(form.fatcaRelevant ? { fatcaRelevant: true } : {}),
    ...(form.industry.length > 0 ? { industry: form.industry } : {}),
    ...(form.legalForm.length > 0 ? { legalForm: form.legalForm } : {}),
    ...economyRules(form),
  };
}

/** The rule set of a form without problems; rules that are off are not stored (R3 §3, §5, §9). */
export function ruleSetOfForm(form: RuleSetForm): RuleSet {
  const person = personRules(form);
  const business = businessRules(form);
  return {
    ...(Object.keys(person).length > 0 ? { people: { '*': person } } : {}),
    ...(Object.keys(business).length > 0 ? { business } : {}),
  };
}
