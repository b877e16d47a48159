import { evaluate } from './evaluate.js';
import {
  consolidatedFindings,
  findingLabels,
  findingSourceLabels,
  findingText,
  isHighlighted,
} from './finding-labels.js';
import { classOf, findingOf, hasFindings, type OnHoldFindings } from './findings.js';
import { type RuleSet } from './rule-set.js';

describe('classes', () => {
  it.each([
    [false, false, 0],
    [true, false, 1],
    [true, true, 2],
    [false, true, 3],
  ])('customer %s, provider %s: %d', (customer, provider, expected) => {
    expect(classOf(customer, provider)).toBe(expected);
  });

  it.each([
    [0, false],
    [2, false],
    [3, true],
    [9, true],
    [10, false],
  ])('%d is highlighted: %s', (findingClass, highlighted) => {
    expect(isHighlighted(findingClass)).toBe(highlighted);
  });

  it('have a source except for 0', () => {
    expect(findingSourceLabels).toEqual({
      0: '',
      1: 'Angabe des Kunden',
      2: 'Angabe des Kunden und Auskunft',
      3: 'Auskunft',
    });
  });
});

describe('a finding', () => {
  it.each<[string | undefined, string | undefined, unknown]>([
    ['x', undefined, { class: 1, customerValue: 'X', consolidatedValue: 'X' }],
    [undefined, 'x', { class: 3, providerValue: 'X', consolidatedValue: 'X' }],
    ['x', 'y', { class: 1, customerValue: 'X', providerValue: 'Y', consolidatedValue: 'Y' }],
    ['y', 'x', { class: 3, customerValue: 'Y', providerValue: 'X', consolidatedValue: 'X' }],
    ['x', 'x', { class: 2, customerValue: 'X', providerValue: 'X', consolidatedValue: 'X' }],
    ['y', 'y', undefined],
    [undefined, undefined, undefined],
    [undefined, 'y', undefined],
    ['y', undefined, undefined],
  ])('of customer %s and provider %s, where x is hit: %j', (customer, provider, found) => {
    expect(
      findingOf(
        { customer, provider },
        (value) => value === 'x',
        (value) => value.toUpperCase(),
      ),
    ).toStrictEqual(found);
  });
});

describe('fields', () => {
  it('have their German names (R3 §3 "Put-on-hold rule set")', () => {
    expect(findingLabels).toEqual({
      crsType: 'CRS-Typ',
      fatcaRelevant: 'FATCA-relevant',
      industry: 'Wirtschaftszweig',
      industryKey: 'Unterkategorie',
      legalForm: 'Rechtsform',
      economyReportScore: 'Bonitätsindex',
      economyReportRiskQuota: 'Ausfallrisiko in Prozent',
      earlierRejection: 'Frühere Anfrage',
      age: 'Alter',
      nationality: 'Staatsangehörigkeit',
      '!nationality': 'Staatsangehörigkeit außerhalb der erlaubten',
      'address.!postalCode': 'Postleitzahl außerhalb des Geschäftsgebiets',
      creditCheckScoreRange: 'Bonitätsprüfung',
    });
  });
});

describe('age', () => {
  const decided = (birthDate: string, age = '< 18') =>
    evaluate(
      { people: { '*': { age } } },
      { business: { customer: {} }, people: [{ customer: { birthDate } }], today: '2026-08-01' },
    ).people;

  it.each([
    ['2008-08-01', false],
    ['2008-08-02', true],
    ['1950-01-01', false],
  ])('born %s is too young: %s', (birthDate, hit) => {
    expect('0' in decided(birthDate)).toBe(hit);
  });

  it('is in completed years', () => {
    expect(decided('2008-08-02')['0']?.['age']).toEqual({ class: 1, customerValue: '17', consolidatedValue: '17' });
    expect(decided('2010-01-01', '18')).toEqual({});
  });
});

describe('credit checks', () => {
  const rules: RuleSet = { people: { '*': { creditCheckScoreRange: ['K', 'L', 'M', 'N', 'O', 'P'] } } };
  const decided = (letter: string) =>
    evaluate(rules, {
      business: { customer: {} },
      people: [{ customer: {} }],
      reports: { creditChecks: { 0: letter } },
      today: '2026-08-01',
    }).people['0']?.['creditCheckScoreRange'];

  it.each(['J', 'K', 'L', 'M', 'N', 'O', 'P'])('from K on hit %s', (letter) => {
    expect(decided(letter)).toEqual({ class: 3, providerValue: letter, consolidatedValue: letter });
  });

  it.each(['A', 'H', 'I'])('from K on pass %s', (letter) => {
    expect(decided(letter)).toBeUndefined();
  });
});

describe('findings as text', () => {
  const findings: OnHoldFindings = {
    business: { legalForm: { class: 1, customerValue: 'LTD', consolidatedValue: 'LTD' } },
    people: { '1': { age: { class: 3, providerValue: '17', consolidatedValue: '17' } } },
  };

  it('are reduced to what staff see, by business and index of the person', () => {
    expect(consolidatedFindings(findings)).toEqual({ business: { legalForm: 'LTD' }, people: { '1': { age: '17' } } });
    expect(hasFindings(findings)).toBe(true);
    expect(hasFindings({ business: {}, people: {} })).toBe(false);
    expect(hasFindings({ ...findings, business: {} })).toBe(true);
    expect(hasFindings({ ...findings, people: {} })).toBe(true);
  });

  it.each([
    ['legalForm', 'LTD', 'Private Limited Company (Ltd.)'],
    ['legalForm', 'XX', 'XX'],
    ['crsType', 'PASSIVE', 'Passives Unternehmen (passive Non-Financial Entity)'],
    ['crsType', 'toString', 'toString'],
    ['nationality', 'AT', 'Österreich'],
    ['!nationality', 'AT', 'Österreich'],
    ['industry', 'MINING', 'Bergbau und Gewinnung von Steinen und Erden'],
    ['industryKey', 'F42', 'Tiefbau'],
    ['age', '17', '17 Jahre'],
    ['economyReportRiskQuota', '4.06', '4,06'],
    ['economyReportScore', '334', '334'],
    ['toString', 'x', 'x'],
  ])('%s %s reads %s', (field, value, text) => {
    expect(findingText(field, value)).toBe(text);
  });

  it('have a name for every field of a rule', () => {
    const person = { birthDate: '2015-01-01', nationality: 'IR', postalCode: '99999' };
    const business = {
      legalForm: 'LTD',
      crsType: 'PASSIVE',
      fatcaRelevant: true,
      industry: 'MINING',
      industryKey: 'B05',
    } as const;
    const hit = evaluate(
      {
        people: {
          '*': {
            age: '< 18',
            nationality: ['IR'],
            '!nationality': ['DE'],
            address: { '!postalCode': ['10115'] },
            creditCheckScoreRange: ['P'],
          },
        },
        business: {
          crsType: ['PASSIVE'],
          fatcaRelevant: true,
          industry: ['MINING', 'B05'],
          legalForm: ['LTD'],
          economyReportScore: '> 1',
          economyReportRiskQuota: '> 1',
        },
      },
      { business: { customer: business }, people: [{ customer: person }], earlierRejection: true, today: '2026-08-01' },
    );
    const fields = [...Object.keys(hit.business), ...Object.keys(hit.people['0'] ?? {})];
    expect(fields.sort()).toEqual(Object.keys(findingLabels).sort());
  });
});
