import { typedQuota, withEconomyRange } from './economy-input.js';
import { formOfRuleSet, ruleSetOfForm } from './rule-set-form.js';
import { economyRanges, type EconomyRange } from '@kontor/domain/on-hold/score-range';

describe('the range of the economy report', () => {
  const form = { ...formOfRuleSet({}), economyReportActive: true };

  it.each([
    ['B', '173', '0,13'],
    ['O', '599', '25'],
    ['MANUAL', '333', '4,05'],
  ] as const)('%s shows %s and %s', (range, score, quota) => {
    const chosen = withEconomyRange(form, range);
    expect([chosen.economyReportScore, chosen.economyReportRiskQuota]).toEqual([score, quota]);
  });

  it.each(Object.keys(economyRanges) as EconomyRange[])('%s is stored as shown, and shown again', (range) => {
    const stored = ruleSetOfForm(withEconomyRange(form, range));
    expect(formOfRuleSet(stored)).toEqual(withEconomyRange(form, range));
  });
});

describe('the input of the risk quota', () => {
  it.each([
    ['', '', ''],
    ['', '4', '4'],
    ['4', '4,', '4,'],
    ['4', '4.', '4,'],
    ['4,0', '4,05', '4,05'],
    ['4,05', '4,057', '4,05'],
    ['123', '1234', '123'],
    ['4,', '4,,', '4,'],
    ['4', '4x', '4'],
    ['', '-', ''],
    ['', ',', ''],
  ])('with %j becomes by %j: %j', (before, typed, after) => {
    expect(typedQuota(before, typed)).toBe(after);
  });
});
