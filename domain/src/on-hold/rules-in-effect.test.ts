import { reportsNeeded, type RuleSet } from './rule-set.js';
import { rulesInEffect } from './rules-in-effect.js';

const rules: RuleSet = {
  people: { '*': { age: '< 18', creditCheckScoreRange: ['M', 'N', 'O', 'P'] } },
  business: {
    legalForm: ['LTD'],
    economyReportRange: 'I',
    economyReportScore: '> 333',
    economyReportRiskQuota: '> 4.05',
  },
};

describe('rules on reports', () => {
  it.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])('with the economy report ordered %s and credit checks ordered %s are in effect accordingly', (economy, credit) => {
    const options = { kycNowOrderEconomyReportShort: economy, kycNowOrderCreditChecks: credit };
    const effective = rulesInEffect(rules, options);
    expect(reportsNeeded(effective)).toEqual({ economyReport: economy, creditChecks: credit });
    expect(effective.people?.['*']?.age).toBe('< 18');
    expect(effective.business?.legalForm).toEqual(['LTD']);
    if (economy && credit) expect(effective).toEqual(rules);
  });

  it('are not added where there are none', () => {
    const options = { kycNowOrderEconomyReportShort: true, kycNowOrderCreditChecks: true };
    expect(rulesInEffect({}, options)).toEqual({});
    expect(rulesInEffect({ people: { '*': { age: '< 18' } } }, options)).toEqual({ people: { '*': { age: '< 18' } } });
  });
});
