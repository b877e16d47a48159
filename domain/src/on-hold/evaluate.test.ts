import { evaluate, type EconomyReport, type OnHoldSubject } from './evaluate.js';
import { type HoldFinding } from './findings.js';
import { type BusinessRules, type PersonRules } from './rule-set.js';

const nobody: OnHoldSubject = { business: { customer: {} }, people: [{ customer: {} }], today: '2026-08-01' };
const business = (rules: BusinessRules, subject: Partial<OnHoldSubject>) =>
  evaluate({ business: rules }, { ...nobody, ...subject }).business;
const person = (rules: PersonRules, subject: Partial<OnHoldSubject>) =>
  evaluate({ people: { '*': rules } }, { ...nobody, ...subject }).people['0'];

const missing: HoldFinding = { class: 3, providerValue: 'Keine Auskunft', consolidatedValue: 'Keine Auskunft' };

describe('reports that a rule needs', () => {
  const both: BusinessRules = { economyReportScore: '> 333', economyReportRiskQuota: '> 4.05' };

  it.each<[string, OnHoldSubject['reports']]>([
    ['no reports at all', undefined],
    ['no economy report', {}],
    ['an economy report without an answer', { economyReport: 'unavailable' }],
  ])('%s matches each rule', (_name, reports) => {
    const subject = reports === undefined ? {} : { reports };
    expect(business(both, subject)).toStrictEqual({ economyReportScore: missing, economyReportRiskQuota: missing });
    expect(business({}, subject)).toEqual({});
  });

  it.each<[EconomyReport, Record<string, HoldFinding>]>([
    [{ score: 333, riskQuota: 4.05 }, {}],
    [
      { score: 334, riskQuota: 4.05 },
      { economyReportScore: { class: 3, providerValue: '334', consolidatedValue: '334' } },
    ],
    [
      { score: 0, riskQuota: 4.06 },
      { economyReportRiskQuota: { class: 3, providerValue: '4.06', consolidatedValue: '4.06' } },
    ],
  ])('%j matches %j', (economyReport, found) => {
    expect(business(both, { reports: { economyReport } })).toStrictEqual(found);
  });

  it.each<[string, OnHoldSubject['reports']]>([
    ['no reports at all', undefined],
    ['no credit checks', {}],
    ['none of this person', { creditChecks: { 1: 'A' } }],
    ['one without an answer', { creditChecks: { 0: 'unavailable' } }],
  ])('%s matches the rule of credit checks', (_name, reports) => {
    const subject = reports === undefined ? {} : { reports };
    expect(person({ creditCheckScoreRange: ['P'] }, subject)).toStrictEqual({ creditCheckScoreRange: missing });
    expect(person({}, subject)).toBeUndefined();
  });

  it('treats the grade J as K, and no other one', () => {
    const decided = (letter: string) =>
      person({ creditCheckScoreRange: ['K'] }, { reports: { creditChecks: { 0: letter } } });
    expect(Object.keys(decided('J') ?? {})).toEqual(['creditCheckScoreRange']);
    expect(decided('L')).toBeUndefined();
  });
});

describe('statements on the business (R3 §9)', () => {
  it('are stored as they were given', () => {
    const customer = { legalForm: 'GMBH', crsType: 'PASSIVE', fatcaRelevant: true, industry: 'TRADE' } as const;
    const rules: BusinessRules = {
      legalForm: ['GMBH'],
      crsType: ['PASSIVE'],
      fatcaRelevant: true,
      industry: ['TRADE', 'G46'],
    };
    const said = (value: string): HoldFinding => ({ class: 1, customerValue: value, consolidatedValue: value });
    expect(business(rules, { business: { customer } })).toStrictEqual({
      legalForm: said('GMBH'),
      crsType: said('PASSIVE'),
      fatcaRelevant: said('Ja'),
      industry: said('TRADE'),
    });
  });

  it("apply to the provider's data too", () => {
    const sides = { customer: { legalForm: 'GMBH' }, provider: { legalForm: 'LTD', industryKey: 'G46' } } as const;
    expect(business({ legalForm: ['LTD'], industry: ['G46'] }, { business: sides })).toStrictEqual({
      legalForm: { class: 3, customerValue: 'GMBH', providerValue: 'LTD', consolidatedValue: 'LTD' },
      industryKey: { class: 3, providerValue: 'G46', consolidatedValue: 'G46' },
    });
  });

  it.each<[BusinessRules]>([[{ fatcaRelevant: false }], [{ crsType: [] }], [{ industry: [] }], [{ legalForm: [] }]])(
    'pass %j, which is off',
    (rules) => {
      const customer = { legalForm: 'GMBH', crsType: 'PASSIVE', fatcaRelevant: true, industry: 'TRADE' } as const;
      expect(business(rules, { business: { customer } })).toEqual({});
    },
  );

  it('with an earlier rejection are a finding only where there was one', () => {
    const found = { earlierRejection: { class: 3, consolidatedValue: 'Frühere Ablehnung' } };
    expect(business({}, { earlierRejection: true })).toStrictEqual(found);
    expect(business({}, { earlierRejection: false })).toEqual({});
  });
});

describe('statements on persons (R3 §3)', () => {
  const of = (facts: OnHoldSubject['people'][number]['customer']) => ({ people: [{ customer: facts }] });

  it.each<[PersonRules, Record<string, string>, Record<string, string>]>([
    [{ nationality: ['IR'] }, { nationality: 'IR' }, { nationality: 'IR' }],
    [{ '!nationality': ['DE'] }, { nationality: 'IR' }, { '!nationality': 'IR' }],
    [{ address: { '!postalCode': ['10115'] } }, { postalCode: '01067' }, { 'address.!postalCode': '01067' }],
    [{ address: { '!postalCode': ['10115'] } }, { postalCode: '' }, {}],
    [{ address: {} }, { postalCode: '01067' }, {}],
    [{ address: { '!postalCode': [] } }, { postalCode: '01067' }, {}],
    [{ '!nationality': [] }, { nationality: 'IR' }, {}],
    [{ age: '< 18' }, { birthDate: '2008-08-02' }, { age: '17' }],
    [{ age: '< 18' }, { birthDate: '2008-08-01' }, {}],
    [{}, { birthDate: '2025-01-01', nationality: 'IR', postalCode: '99999' }, {}],
  ])('%j with %j: %j', (rules, facts, shown) => {
    const found = person(rules, of(facts)) ?? {};
    expect(Object.entries(found).map(([field, { consolidatedValue }]) => [field, consolidatedValue])).toEqual(
      Object.entries(shown),
    );
  });

  it('are evaluated person by person', () => {
    const people = [{ customer: { nationality: 'DE' } }, { customer: {}, provider: { nationality: 'IR' } }];
    const found = evaluate({ people: { '*': { nationality: ['IR'] } } }, { ...nobody, people }).people;
    expect(found).toStrictEqual({ 1: { nationality: { class: 3, providerValue: 'IR', consolidatedValue: 'IR' } } });
  });

  it('without rules on persons are not evaluated', () => {
    const everything = of({ birthDate: '2025-01-01', nationality: 'IR', postalCode: '99999' });
    expect(evaluate({ people: {} }, { ...nobody, ...everything })).toEqual({ business: {}, people: {} });
  });
});
