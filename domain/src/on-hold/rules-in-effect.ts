import { type BusinessRules, type RuleSet } from './rule-set.js';

/** The options that let reports be ordered, off while the company check has no such feature (R3 §3 "Boolean flags"). */
export interface ReportOptions {
  readonly kycNowOrderEconomyReportShort: boolean;
  readonly kycNowOrderCreditChecks: boolean;
}

function withoutEconomyRules(rules: BusinessRules): BusinessRules {
  const { economyReportRange: _range, economyReportScore: _score, economyReportRiskQuota: _quota, ...others } = rules;
  return others;
}

/** The rules without those on reports that are not ordered: these have no effect (R3 §3 "Put-on-hold rule set"). */
export function rulesInEffect({ people, business }: RuleSet, options: ReportOptions): RuleSet {
  const { creditCheckScoreRange, ...person } = people?.['*'] ?? {};
  const checked = options.kycNowOrderCreditChecks && creditCheckScoreRange !== undefined;
  return {
    ...(people === undefined ? {} : { people: { '*': { ...person, ...(checked ? { creditCheckScoreRange } : {}) } } }),
    ...(business === undefined
      ? {}
      : { business: options.kycNowOrderEconomyReportShort ? business : withoutEconomyRules(business) }),
  };
}
