import fc from 'fast-check';
import { sampleApplication } from '../application/sample-application.js';
import { evaluate, type OnHoldSubject } from './evaluate.js';
import { hasFindings } from './findings.js';
import { parseRuleSet, ruleSetSchema } from './rule-set.schema.js';
import { reportsNeeded, thresholdOf, type RuleSet } from './rule-set.js';
import { chosenScore, economyThresholds, loadScore, selectableScores, storedRange } from './score-range.js';
import { customerSideOf } from './subject.js';

const subject: OnHoldSubject = {
  business: {
    customer: {
      legalForm: 'GMBH',
      crsType: 'ACTIVE',
      fatcaRelevant: false,
      industry: 'CONSTRUCTION',
      industryKey: 'F43',
    },
  },
  people: [{ customer: { birthDate: '1980-05-17', nationality: 'DE', postalCode: '10115' } }],
  today: '2026-08-01',
};
const personRule = (rules: NonNullable<NonNullable<RuleSet['people']>['*']>): RuleSet => ({ people: { '*': rules } });

describe('evaluate', () => {
  it('has no findings without rules, and none for an ordinary company', () => {
    expect(hasFindings(evaluate({}, subject))).toBe(false);
    const ordinary = { ...customerSideOf(sampleApplication), today: '2026-08-01' };
    expect(hasFindings(evaluate({ people: { '*': { age: '< 18', nationality: ['KP', 'IR'] } } }, ordinary))).toBe(
      false,
    );
  });

  it.each<[RuleSet, string]>([
    [personRule({ nationality: ['DE'] }), 'nationality'],
    [personRule({ '!nationality': ['AT'] }), '!nationality'],
    [personRule({ address: { '!postalCode': ['80331'] } }), 'address.!postalCode'],
    [personRule({ age: '< 47' }), 'age'],
  ])('matches the person by %j', (rules, field) => {
    const findings = evaluate(rules, subject);
    expect(findings.people['0']?.[field]?.class).toBe(1);
    expect(findings.business).toEqual({});
  });

  it.each<[RuleSet]>([
    [personRule({ nationality: ['AT'] })],
    [personRule({ '!nationality': ['DE', 'AT'] })],
    [personRule({ address: { '!postalCode': ['10115'] } })],
    [personRule({ age: '< 46' })],
    [personRule({ nationality: [], '!nationality': [], address: { '!postalCode': [] }, creditCheckScoreRange: [] })],
    [{ business: { fatcaRelevant: true, crsType: ['PASSIVE'], industry: ['MINING'], legalForm: ['AG'] } }],
  ])('passes %j', (rules) => {
    expect(hasFindings(evaluate(rules, subject))).toBe(false);
  });

  it.each<[RuleSet, string]>([
    [{ business: { fatcaRelevant: true } }, 'fatcaRelevant'],
    [{ business: { crsType: ['PASSIVE'] } }, 'crsType'],
    [{ business: { industry: ['TRADE'] } }, 'industry'],
    [{ business: { industry: ['G46'] } }, 'industryKey'],
    [{ business: { legalForm: ['GMBH'] } }, 'legalForm'],
  ])('matches the business by %j', (rules, field) => {
    const customer = {
      legalForm: 'GMBH',
      crsType: 'PASSIVE',
      fatcaRelevant: true,
      industry: 'TRADE',
      industryKey: 'G46',
    } as const;
    expect(evaluate(rules, { ...subject, business: { customer } }).business[field]?.class).toBe(1);
  });

  it('classifies findings by source, and consolidates with the provider first', () => {
    const rules = personRule({ nationality: ['IR', 'KP'] });
    const decided = (customer: string, provider: string) =>
      evaluate(rules, {
        ...subject,
        people: [{ customer: { nationality: customer }, provider: { nationality: provider } }],
      }).people['0']?.['nationality'];
    expect(decided('IR', 'DE')).toMatchObject({ class: 1, consolidatedValue: 'DE', customerValue: 'IR' });
    expect(decided('IR', 'KP')).toMatchObject({ class: 2, consolidatedValue: 'KP' });
    expect(decided('DE', 'KP')).toMatchObject({ class: 3, consolidatedValue: 'KP' });
    expect(decided('DE', 'DE')).toBeUndefined();
  });

  it('evaluates reports, and holds when an active rule has no report', () => {
    const rules: RuleSet = {
      ...personRule({ creditCheckScoreRange: storedRange('K') }),
      business: { economyReportRange: 'I', ...economyThresholds('I') },
    };
    const decided = (reports: NonNullable<OnHoldSubject['reports']>) => evaluate(rules, { ...subject, reports });
    expect(hasFindings(decided({ economyReport: { score: 333, riskQuota: 4.05 }, creditChecks: { 0: 'I' } }))).toBe(
      false,
    );
    expect(
      Object.keys(decided({ economyReport: { score: 334, riskQuota: 4.06 }, creditChecks: { 0: 'I' } }).business),
    ).toEqual(['economyReportScore', 'economyReportRiskQuota']);
    expect(
      decided({ economyReport: { score: 1, riskQuota: 0 }, creditChecks: { 0: 'P' } }).people['0']?.[
        'creditCheckScoreRange'
      ]?.class,
    ).toBe(3);
    expect(decided({ economyReport: { score: 1, riskQuota: 0 }, creditChecks: { 0: 'J' } }).people['0']).toBeDefined();
    const missing = evaluate(rules, subject);
    expect(missing.business['economyReportScore']?.consolidatedValue).toBe('Keine Auskunft');
    expect(missing.people['0']?.['creditCheckScoreRange']?.consolidatedValue).toBe('Keine Auskunft');
  });

  it('has a separate finding for an earlier rejection', () => {
    expect(evaluate({}, { ...subject, earlierRejection: true }).business['earlierRejection']?.consolidatedValue).toBe(
      'Frühere Ablehnung',
    );
  });

  it('lists each matching person by index', () => {
    const people = [subject.people[0], { customer: { nationality: 'IR' } }].flatMap((person) => person ?? []);
    expect(Object.keys(evaluate(personRule({ nationality: ['IR'] }), { ...subject, people }).people)).toEqual(['1']);
  });
});

describe('rule set', () => {
  it('has the reports it needs', () => {
    expect(reportsNeeded({})).toEqual({ economyReport: false, creditChecks: false });
    expect(reportsNeeded({ business: { economyReportScore: '> 1' } }).economyReport).toBe(true);
    expect(reportsNeeded(personRule({ creditCheckScoreRange: ['M'] })).creditChecks).toBe(true);
    expect(reportsNeeded(personRule({ creditCheckScoreRange: [] })).creditChecks).toBe(false);
  });

  it.each([
    ['< 18', 18],
    ['> 4.05', 4.05],
    ['> 4,05', 4.05],
    ['18', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads the threshold "%s" as %s', (stored, threshold) => {
    expect(thresholdOf(stored)).toBe(threshold);
  });

  it('fills the age, extends grades, and accepts single values for lists', () => {
    const parsed = parseRuleSet({
      people: { '*': { age: '', creditCheckScoreRange: ['J'] } },
      business: { crsType: 'PASSIVE' },
    });
    expect(parsed.people?.['*']).toEqual({ age: '< 18', creditCheckScoreRange: ['K', 'L', 'M', 'N', 'O', 'P'] });
    expect(parsed.business?.crsType).toEqual(['PASSIVE']);
  });

  it.each([
    [{ people: { '*': { nationality: ['de'] } } }],
    [{ people: { '*': { '!nationality': ['DEU'] } } }],
    [{ people: { '*': { address: { '!postalCode': ['1234'] } } } }],
    [{ people: { '*': { age: 'jung' } } }],
    [{ business: { economyReportRiskQuota: '> 4,055' } }],
    [{ business: { economyReportScore: '333' } }],
    [{ business: { unknown: 1 } }],
  ])('refuses %j', (value) => {
    expect(ruleSetSchema.safeParse(value).success).toBe(false);
  });
});

describe('score letters', () => {
  it.each([
    ['J', 'K'],
    ['N', 'M'],
    ['P', 'M'],
    ['A', 'A'],
    ['M', 'M'],
  ])('%s is loaded as %s', (stored, loaded) => {
    expect(loadScore(stored)).toBe(loaded);
  });

  it('stores from the chosen grade up to P, and shows the same grade again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...selectableScores), (letter) => chosenScore(storedRange(letter)) === letter),
    );
    expect(storedRange('M')).toEqual(['M', 'N', 'O', 'P']);
    expect(chosenScore([])).toBeUndefined();
  });
});
