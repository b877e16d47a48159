import { type RuleSetForm } from './rule-set-form.js';
import { economyRanges, type EconomyRange } from '@kontor/domain/on-hold/score-range';

/** The form with another range of the economy report, whose thresholds it shows; MANUAL starts at 333 and 4,05 (R3 §9). */
export function withEconomyRange(form: RuleSetForm, range: EconomyRange): RuleSetForm {
  const { score, riskQuota } = economyRanges[range];
  return {
    ...form,
    economyReportRange: range,
    economyReportScore: String(score),
    economyReportRiskQuota: String(riskQuota).replace('.', ','),
  };
}

/**
 * The text of the risk quota input after a key: at most 3 integer and 2 decimal digits with a comma, else the text
 * before it (R3 §5 "Put-on-hold save").
 */
export function typedQuota(before: string, typed: string): string {
  const text = typed.replace('.', ',');
  return /^(?:\d{1,3}(?:,\d{0,2})?)?$/.test(text) ? text : before;
}
