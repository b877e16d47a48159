import { evaluate } from './evaluate.js';
import { ruleSetSchema } from './rule-set.schema.js';
import { type RuleSet } from './rule-set.js';
import { economyRangeOptions, economyRanges, economyThresholds } from './score-range.js';

/** R3 §9 "Economy report ranges", by hand. */
const ranges: readonly [string, number, number][] = [
  ['A', 0, 0],
  ['B', 173, 0.13],
  ['C', 204, 0.3],
  ['D', 218, 0.53],
  ['E', 233, 0.73],
  ['F', 249, 1.02],
  ['G', 269, 1.53],
  ['H', 299, 2.43],
  ['I', 333, 4.05],
  ['K', 349, 6.87],
  ['L', 367, 8.75],
  ['M', 387, 12.95],
  ['N', 499, 19.19],
  ['O', 599, 25],
  ['MANUAL', 333, 4.05],
];

describe('economy ranges', () => {
  it('are those of the bank', () => {
    expect(Object.entries(economyRanges).map(([range, { score, riskQuota }]) => [range, score, riskQuota])).toEqual(
      ranges,
    );
    expect(ruleSetSchema.safeParse({ business: { economyReportRange: 'J' } }).success).toBe(false);
    expect(
      economyRangeOptions()
        .map(({ label }) => label)
        .slice(7, 9),
    ).toEqual(['H: Index über 299, Ausfallrisiko über 2,43 %', 'I: Index über 333, Ausfallrisiko über 4,05 %']);
    expect(economyRangeOptions().at(-1)?.label).toBe('Eigene Werte');
  });

  it.each(ranges)('%s matches above %d and %d only', (range, score, riskQuota) => {
    const rules: RuleSet = { business: economyThresholds(range as 'A') };
    const decided = (report: { score: number; riskQuota: number }) =>
      Object.keys(
        evaluate(rules, {
          business: { customer: {} },
          people: [],
          reports: { economyReport: report },
          today: '2026-08-01',
        }).business,
      );
    expect(decided({ score, riskQuota })).toEqual([]);
    expect(decided({ score: score + 1, riskQuota })).toEqual(['economyReportScore']);
    expect(decided({ score, riskQuota: riskQuota + 0.01 })).toEqual(['economyReportRiskQuota']);
  });
});
