import { compareRules, dryRunGroups, dryRunLabels, type DryRunGroup } from './dry-run.js';
import { type OnHoldSubject } from './evaluate.js';
import { type RuleSet } from './rule-set.js';

const person = (birthDate: string, nationality = 'DE') => ({ customer: { birthDate, nationality } });
const subject: OnHoldSubject = {
  business: { customer: { legalForm: 'GMBH' } },
  people: [person('1980-01-01'), person('2006-01-01', 'FR')],
  today: '2026-03-02',
};
const form: RuleSet = { business: { legalForm: ['GMBH'] } };
const age: RuleSet = { people: { '*': { age: '< 21' } } };
const nothing: RuleSet = { business: { legalForm: ['AG'] } };
const economy: RuleSet = { business: { economyReportScore: '> 250' } };
const credit: RuleSet = { people: { '*': { creditCheckScoreRange: ['M'] } } };
const formAndEconomy: RuleSet = { business: { ...form.business, ...economy.business } };

const good = { economyReport: { score: 200, riskQuota: 1 }, creditChecks: { 0: 'A', 1: 'A' } };
const bad = { economyReport: { score: 300, riskQuota: 1 }, creditChecks: { 0: 'A', 1: 'M' } };
const unavailable = { economyReport: 'unavailable', creditChecks: { 0: 'A', 1: 'unavailable' } } as const;
const oneCheck = { creditChecks: { 0: 'M' } };
const oneGoodCheck = { creditChecks: { 0: 'A' } };

type Reports = NonNullable<OnHoldSubject['reports']>;

describe('a comparison of hold rules', () => {
  it.each<[DryRunGroup, RuleSet | null, RuleSet, ...string[][]]>([
    ['neither', {}, {}, [], []],
    ['neither', nothing, {}, [], []],
    ['presentOnly', form, nothing, ['legalForm'], []],
    ['newOnly', {}, age, [], ['age']],
    ['both', form, age, ['legalForm'], ['age']],
    ['presentOnly', null, {}, [], []],
    ['both', null, age, [], ['age']],
    ['reportMissing', {}, economy, [], []],
    ['reportMissing', economy, {}, [], []],
    ['reportMissing', form, credit, ['legalForm'], []],
    ['reportMissing', null, economy, [], []],
    ['both', form, formAndEconomy, ['legalForm'], ['legalForm']],
  ])('without a report is %s: %j, %j', (group, present, edited, ...[presentRules, newRules]) => {
    expect(compareRules({ present, edited }, subject)).toEqual({ group, presentRules, newRules });
  });

  it.each<[DryRunGroup, RuleSet, Reports, readonly string[]]>([
    ['neither', economy, good, []],
    ['newOnly', economy, bad, ['economyReportScore']],
    ['newOnly', economy, unavailable, ['economyReportScore']],
    ['reportMissing', economy, { creditChecks: good.creditChecks }, []],
    ['neither', credit, good, []],
    ['newOnly', credit, bad, ['creditCheckScoreRange']],
    ['newOnly', credit, unavailable, ['creditCheckScoreRange']],
    ['newOnly', credit, oneCheck, ['creditCheckScoreRange']],
    ['reportMissing', credit, oneGoodCheck, []],
  ])('is %s by %j with %j', (group, edited, reports, newRules) => {
    expect(compareRules({ present: {}, edited }, { ...subject, reports })).toEqual({
      group,
      presentRules: [],
      newRules,
    });
  });

  it('holds an order after an earlier rejection by both', () => {
    const rejected = { ...subject, earlierRejection: true };
    const rules = ['earlierRejection'];
    expect(compareRules({ present: {}, edited: economy }, rejected)).toEqual({
      group: 'both',
      presentRules: rules,
      newRules: rules,
    });
  });

  it('has a name for each group', () => {
    expect(Object.keys(dryRunLabels)).toEqual([...dryRunGroups]);
  });
});
