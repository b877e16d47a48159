import { type LegalForm } from '../legal-form/legal-form.js';
import { type CompanyType } from '../list/company-types.js';
import { type EconomyRange } from './score-range.js';

/** Rules on each person (R3 §3 "Put-on-hold rule set"). */
export interface PersonRules {
  /** '< N': matches persons younger than N years. */
  readonly age?: string | undefined;
  /** Matches persons of these nationalities. */
  readonly nationality?: readonly string[] | undefined;
  /** Matches persons of any other nationality. */
  readonly '!nationality'?: readonly string[] | undefined;
  readonly address?: { readonly '!postalCode'?: readonly string[] | undefined } | undefined;
  /** Matches these grades of the credit check. */
  readonly creditCheckScoreRange?: readonly string[] | undefined;
}

/** Rules on the business (R3 §3 "Put-on-hold rule set"). */
export interface BusinessRules {
  readonly crsType?: readonly CompanyType[] | undefined;
  /** True matches businesses that are relevant for FATCA. */
  readonly fatcaRelevant?: boolean | undefined;
  readonly industry?: readonly string[] | undefined;
  readonly legalForm?: readonly LegalForm[] | undefined;
  /** The grade chosen in the editor, or MANUAL; the two thresholds below decide. */
  readonly economyReportRange?: EconomyRange | undefined;
  /** '> N' */
  readonly economyReportScore?: string | undefined;
  /** '> X' in percent */
  readonly economyReportRiskQuota?: string | undefined;
}

/** When orders are put on hold for the bank's decision (setting `simplePutOnHoldConfig`; R3 §3). `*` means each person. */
export interface RuleSet {
  readonly people?: { readonly '*'?: PersonRules | undefined } | undefined;
  readonly business?: BusinessRules | undefined;
}

/** Default of the age rule in years, used when it is on and empty (R3 §5). */
export const defaultAgeThreshold = 18;

/** The number after '<' or '>' of a stored threshold; undefined without one. */
export function thresholdOf(stored: string | undefined): number | undefined {
  const match = /^\s*[<>]\s*(\d+(?:[.,]\d+)?)\s*$/.exec(stored ?? '');
  return match === null ? undefined : Number(match[1]?.replace(',', '.'));
}

/** The reports that the active rules need before an order can be decided. */
export function reportsNeeded(ruleSet: RuleSet): { readonly economyReport: boolean; readonly creditChecks: boolean } {
  const business = ruleSet.business ?? {};
  const economyRules = [business.economyReportScore, business.economyReportRiskQuota];
  return {
    economyReport: economyRules.some((rule) => thresholdOf(rule) !== undefined),
    creditChecks: (ruleSet.people?.['*']?.creditCheckScoreRange ?? []).length > 0,
  };
}
