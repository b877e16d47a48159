import { parseRuleSet, ruleSetSchema } from './rule-set.schema.js';
import { reportsNeeded, thresholdOf, type RuleSet } from './rule-set.js';

const person = (rules: Record<string, unknown>) => ({ people: { '*': rules } });
const business = (rules: Record<string, unknown>) => ({ business: rules });
const messages = (value: unknown) => (ruleSetSchema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

describe('thresholds', () => {
  it.each<[string | undefined, number | undefined]>([
    ['<18', 18],
    ['  >  4.05  ', 4.05],
    ['> 12,95', 12.95],
    ['> 0', 0],
    ['< 18 Jahre', undefined],
    ['ab < 18', undefined],
    ['> 4,', undefined],
    ['> ,5', undefined],
    ['> 4,0,5', undefined],
    ['= 18', undefined],
    ['< x', undefined],
  ])('%s is %s', (stored, threshold) => {
    expect(thresholdOf(stored)).toBe(threshold);
  });
});

describe('reports needed', () => {
  it.each<[RuleSet, boolean, boolean]>([
    [{}, false, false],
    [{ business: {} }, false, false],
    [{ business: { economyReportRange: 'I' } }, false, false],
    [{ business: { economyReportScore: '> 333' } }, true, false],
    [{ business: { economyReportRiskQuota: '> 4.05' } }, true, false],
    [{ business: { economyReportScore: 'viel' } }, false, false],
    [{ people: {} }, false, false],
    [{ people: { '*': {} } }, false, false],
    [{ people: { '*': { creditCheckScoreRange: [] } } }, false, false],
    [{ people: { '*': { creditCheckScoreRange: ['P'] } } }, false, true],
  ])('%j: economy report %s, credit checks %s', (rules, economyReport, creditChecks) => {
    expect(reportsNeeded(rules)).toEqual({ economyReport, creditChecks });
  });
});

describe('a stored rule set (R3 §3, §5, §9)', () => {
  it.each([
    ['', '< 18'],
    ['  ', '< 18'],
    ['<', '< 18'],
    [' < ', '< 18'],
    [' < 21 ', '< 21'],
    ['<99', '<99'],
    ['< 120', '< 120'],
  ])('reads the age "%s" as "%s"', (age, read) => {
    expect(parseRuleSet(person({ age }))).toEqual(person({ age: read }));
  });

  it.each<[unknown, unknown]>([
    [['J'], ['K', 'L', 'M', 'N', 'O', 'P']],
    [
      ['P', 'L'],
      ['L', 'M', 'N', 'O', 'P'],
    ],
    [['O'], ['M', 'N', 'O', 'P']],
    [[], []],
  ])('extends the grades %j to %j', (creditCheckScoreRange, read) => {
    expect(parseRuleSet(person({ creditCheckScoreRange }))).toEqual(person({ creditCheckScoreRange: read }));
  });

  it.each<[Record<string, unknown>]>([
    [{}],
    [{ people: {} }],
    [person({})],
    [person({ nationality: ['IR'], '!nationality': ['DE', 'AT'], address: { '!postalCode': ['01067'] } })],
    [person({ address: {} })],
    [person({ nationality: Array.from({ length: 500 }, () => 'DE') })],
    [business({ crsType: ['PASSIVE'], fatcaRelevant: false, industry: ['x'.repeat(60)], legalForm: ['GMBH', 'UG'] })],
    [business({ economyReportRange: 'MANUAL', economyReportScore: '> 9999', economyReportRiskQuota: '> 999,99' })],
    [business({ economyReportScore: '>1', economyReportRiskQuota: '>1.5' })],
  ])('accepts %j unchanged', (value) => {
    expect(parseRuleSet(value)).toEqual(value);
  });

  it('accepts one value for a list of one', () => {
    const single = { crsType: 'PASSIVE', industry: 'TRADE', legalForm: 'GMBH' };
    expect(parseRuleSet(business(single))).toEqual(
      business({ crsType: ['PASSIVE'], industry: ['TRADE'], legalForm: ['GMBH'] }),
    );
  });

  const country = 'Ländercodes aus genau zwei Großbuchstaben erforderlich';
  const postal = 'Fünfstellige Postleitzahlen erforderlich';
  const age = 'Alter als "< Jahre" erforderlich';
  const threshold = 'Schwelle als "> Zahl" erforderlich';
  it.each<[Record<string, unknown>, string]>([
    [person({ nationality: ['DEU'] }), country],
    [person({ nationality: ['dE'] }), country],
    [person({ '!nationality': ['xDE'] }), country],
    [person({ address: { '!postalCode': ['1011'] } }), postal],
    [person({ address: { '!postalCode': ['101155'] } }), postal],
    [person({ address: { '!postalCode': ['D-10115'] } }), postal],
    [person({ age: '21' }), age],
    [person({ age: '> 21' }), age],
    [person({ age: 'unter < 21' }), age],
    [person({ age: '< 21 Jahre' }), age],
    [person({ age: '< 1000' }), age],
    [person({ age: 'x <' }), age],
    [person({ age: '< x' }), age],
    [business({ economyReportScore: '333' }), threshold],
    [business({ economyReportScore: '> 12345' }), threshold],
    [business({ economyReportScore: 'x > 1' }), threshold],
    [business({ economyReportScore: '> 3.5' }), threshold],
    [business({ economyReportRiskQuota: '> 1000' }), threshold],
    [business({ economyReportRiskQuota: '> 1,234' }), threshold],
    [business({ economyReportRiskQuota: 'x > 1' }), threshold],
    [business({ economyReportRiskQuota: '> 1,2 %' }), threshold],
    [business({ economyReportRiskQuota: '> x' }), threshold],
  ])('refuses %j: %s', (value, message) => {
    expect(messages(value)).toEqual([message]);
  });

  it.each<[unknown]>([
    [person({ creditCheckScoreRange: ['Q'] })],
    [person({ creditCheckScoreRange: ['AB'] })],
    [person({ creditCheckScoreRange: ['xA'] })],
    [person({ nationality: Array.from({ length: 501 }, () => 'DE') })],
    [person({ unknown: 1 })],
    [person({ address: { line1: '' } })],
    [{ people: { '*': {}, 1: {} } }],
    [{ unknown: {} }],
    [business({ unknown: 1 })],
    [business({ industry: [''] })],
    [business({ industry: '' })],
    [business({ industry: ['x'.repeat(61)] })],
    [business({ crsType: ['OTHER'] })],
    [business({ legalForm: 'XX' })],
    [business({ economyReportRange: 'J' })],
    [business({ fatcaRelevant: 'Ja' })],
    [undefined],
  ])('refuses %j', (value) => {
    expect(() => parseRuleSet(value)).toThrow();
  });
});
