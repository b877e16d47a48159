import { formOfRuleSet, itemsOf, ruledCompanyTypes, ruleSetOfForm, type RuleSetForm } from './rule-set-form.js';
import { ruleSetProblems } from './rule-set-problems.js';
import { type BusinessRules } from '@kontor/domain/on-hold/rule-set';
import { economyRangeOptions } from '@kontor/domain/on-hold/score-range';

const off = formOfRuleSet({});
const form = (change: Partial<RuleSetForm>): RuleSetForm => ({ ...off, ...change });
const manual = { economyReportActive: true, economyReportRange: 'MANUAL' } as const;

// R3 §5 "Put-on-hold save": blanks around a typed value are ignored.
describe('typed with blanks', () => {
  it.each<[Partial<RuleSetForm>, unknown]>([
    [{ ageActive: true, age: ' 21 ' }, { people: { '*': { age: '< 21' } } }],
    [{ ageActive: true, age: '  ' }, { people: { '*': { age: '< 18' } } }],
    [
      { ...manual, economyReportScore: ' 300 ', economyReportRiskQuota: ' 2,5 ' },
      {
        business: { economyReportRange: 'MANUAL', economyReportScore: '> 300', economyReportRiskQuota: '> 2.5' },
      },
    ],
    [
      { ...manual, economyReportScore: ' ', economyReportRiskQuota: '2' },
      { business: { economyReportRange: 'MANUAL', economyReportRiskQuota: '> 2' } },
    ],
    [
      { ...manual, economyReportScore: '300', economyReportRiskQuota: ' ' },
      { business: { economyReportRange: 'MANUAL', economyReportScore: '> 300' } },
    ],
    [{ crsType: ['PASSIVE'] }, { business: { crsType: ['PASSIVE'] } }],
    [{ fatcaRelevant: true }, { business: { fatcaRelevant: true } }],
    [{ creditCheckActive: true, creditCheckScore: 'M' }, { people: { '*': { creditCheckScoreRange: [...'MNOP'] } } }],
  ])('%j is stored as %j', (change, stored) => {
    expect(ruleSetProblems(form(change))).toEqual({});
    expect(ruleSetOfForm(form(change))).toStrictEqual(stored);
  });

  it('uses the thresholds of a grade, whatever was typed', () => {
    const typed = { economyReportScore: '1', economyReportRiskQuota: '1' };
    expect(ruleSetOfForm(form({ economyReportActive: true, economyReportRange: 'C', ...typed })).business).toEqual({
      economyReportRange: 'C',
      economyReportScore: '> 204',
      economyReportRiskQuota: '> 0.3',
    });
  });
});

describe('the form of stored economy rules (R3 §9)', () => {
  it.each<[BusinessRules, string, string, string]>([
    [{ economyReportRange: 'B', economyReportScore: '> 173', economyReportRiskQuota: '> 0.13' }, 'B', '173', '0,13'],
    [{ economyReportScore: '> 173', economyReportRiskQuota: '> 0.13' }, 'B', '173', '0,13'],
    [{ economyReportScore: '> 173', economyReportRiskQuota: '> 0.3' }, 'MANUAL', '173', '0,3'],
    [{ economyReportScore: '> 204', economyReportRiskQuota: '> 0.13' }, 'MANUAL', '204', '0,13'],
    [
      { economyReportRange: 'B', economyReportScore: '> 174', economyReportRiskQuota: '> 0.13' },
      'MANUAL',
      '174',
      '0,13',
    ],
    [
      { economyReportRange: 'X' as never, economyReportScore: '> 173', economyReportRiskQuota: '> 0.13' },
      'MANUAL',
      '173',
      '0,13',
    ],
    [{ economyReportRiskQuota: '> 2' }, 'MANUAL', '', '2'],
    [{ economyReportScore: '> 2' }, 'MANUAL', '2', ''],
  ])('%j is %s with %s and %s', (business, economyReportRange, economyReportScore, economyReportRiskQuota) => {
    const shown = { economyReportActive: true, economyReportRange, economyReportScore, economyReportRiskQuota };
    expect(formOfRuleSet({ business })).toEqual({ ...off, ...shown });
  });

  it('is off without thresholds, and when it is stored empty', () => {
    expect(formOfRuleSet({ business: { economyReportRange: 'C', fatcaRelevant: false, crsType: [] } })).toEqual(off);
    expect(formOfRuleSet({ people: { '*': { nationality: [], creditCheckScoreRange: [], address: {} } } })).toEqual(
      off,
    );
    expect(formOfRuleSet({ people: {} })).toEqual(off);
  });
});

describe('what is typed', () => {
  const age = 'Alter in ganzen Jahren erforderlich, höchstens drei Ziffern';
  const score = 'Positive ganze Zahl mit höchstens vier Ziffern erforderlich';
  const quota = 'Positive Zahl mit höchstens drei Ziffern vor und zwei nach dem Komma erforderlich';
  const postalCodes = 'Fünfstellige Postleitzahlen erforderlich, durch Kommas getrennt';

  it.each<[Partial<RuleSetForm>, Record<string, string>]>([
    [{ ageActive: true, age: '1000' }, { age }],
    [{ ageActive: true, age: '21 Jahre' }, { age }],
    [{ ageActive: true, age: 'ab 21' }, { age }],
    [{ ageActive: true, age: '000' }, { age }],
    [{ ageActive: true, age: '999' }, {}],
    [{ postalCodeActive: true, postalCode: 'D10115' }, { postalCode: postalCodes }],
    [{ postalCodeActive: true, postalCode: '10115x' }, { postalCode: postalCodes }],
    [{ ...manual, economyReportScore: '9999', economyReportRiskQuota: '' }, {}],
    [{ ...manual, economyReportScore: '0', economyReportRiskQuota: '' }, { economyReportScore: score }],
    [{ ...manual, economyReportScore: '1x', economyReportRiskQuota: '' }, { economyReportScore: score }],
    [{ ...manual, economyReportScore: 'x1', economyReportRiskQuota: '' }, { economyReportScore: score }],
    [{ ...manual, economyReportScore: '', economyReportRiskQuota: '1x' }, { economyReportRiskQuota: quota }],
    [{ ...manual, economyReportScore: '', economyReportRiskQuota: 'x1' }, { economyReportRiskQuota: quota }],
    [{ ...manual, economyReportScore: '', economyReportRiskQuota: '1,' }, { economyReportRiskQuota: quota }],
    [{ ...manual, economyReportScore: '', economyReportRiskQuota: '1,x' }, { economyReportRiskQuota: quota }],
    [{ ...manual, economyReportScore: '', economyReportRiskQuota: '0,01' }, {}],
    [
      { ...manual, economyReportScore: 'x', economyReportRiskQuota: 'x' },
      { economyReportScore: score, economyReportRiskQuota: quota },
    ],
  ])('%j: %j', (change, problems) => {
    expect(ruleSetProblems(form(change))).toStrictEqual(problems);
  });

  it('has no blank items, and a rule for one CRS type (R3 §9)', () => {
    expect(itemsOf(' DE ')).toEqual(['DE']);
    expect(ruledCompanyTypes).toEqual(['PASSIVE']);
  });

  it('is chosen from the grades in their order', () => {
    expect(economyRangeOptions().map(({ value }) => value)).toEqual([...'ABCDEFGHIKLMNO', 'MANUAL']);
    expect(economyRangeOptions()[0]?.label).toBe('A: Index über 0, Ausfallrisiko über 0 %');
  });
});
