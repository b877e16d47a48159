import fc from 'fast-check';
import { legalForms } from '@kontor/domain/legal-form/legal-form';
import { companyTypes } from '@kontor/domain/list/company-types';
import { formOfRuleSet, itemsOf, ruleSetOfForm, type RuleSetForm } from './rule-set-form.js';
import { ruleSetProblems } from './rule-set-problems.js';
import { parseRuleSet } from '@kontor/domain/on-hold/rule-set.schema';
import { type RuleSet } from '@kontor/domain/on-hold/rule-set';
import { economyRangeOptions, selectableScores } from '@kontor/domain/on-hold/score-range';

const empty = formOfRuleSet({});
const all: RuleSetForm = {
  ...empty,
  ageActive: true,
  age: '',
  nationalityActive: true,
  nationality: ['KP', 'IR'],
  otherNationalityActive: true,
  otherNationality: ['DE', 'AT'],
  postalCodeActive: true,
  postalCode: '10115,01067',
  creditCheckActive: true,
  creditCheckScore: 'K',
  crsType: ['PASSIVE'],
  fatcaRelevant: true,
  industry: ['MINING', 'G46'],
  legalForm: ['LTD'],
  economyReportActive: true,
  economyReportRange: 'MANUAL',
  economyReportScore: '300',
  economyReportRiskQuota: '2,5',
};

describe('the form and the stored rule set', () => {
  it('starts with every rule off, and stores nothing', () => {
    expect(empty).toEqual({
      ageActive: false,
      age: '',
      nationalityActive: false,
      nationality: [],
      otherNationalityActive: false,
      otherNationality: [],
      postalCodeActive: false,
      postalCode: '',
      creditCheckActive: false,
      creditCheckScore: 'M',
      crsType: [],
      fatcaRelevant: false,
      industry: [],
      legalForm: [],
      economyReportActive: false,
      economyReportRange: 'MANUAL',
      economyReportScore: '333',
      economyReportRiskQuota: '4,05',
    });
    expect(ruleSetOfForm(empty)).toEqual({});
    expect(ruleSetOfForm({ ...all, ...empty })).toEqual({});
  });

  it('stores each rule in its own form', () => {
    const stored: RuleSet = {
      people: {
        '*': {
          age: '< 18',
          nationality: ['KP', 'IR'],
          '!nationality': ['DE', 'AT'],
          address: { '!postalCode': ['10115', '01067'] },
          creditCheckScoreRange: ['K', 'L', 'M', 'N', 'O', 'P'],
        },
      },
      business: {
        crsType: ['PASSIVE'],
        fatcaRelevant: true,
        industry: ['MINING', 'G46'],
        legalForm: ['LTD'],
        economyReportRange: 'MANUAL',
        economyReportScore: '> 300',
        economyReportRiskQuota: '> 2.5',
      },
    };
    expect(ruleSetOfForm(all)).toEqual(stored);
    expect(formOfRuleSet(stored)).toEqual({ ...all, age: '18', postalCode: '10115, 01067' });
  });

  it.each<[RuleSet['business'], Partial<RuleSetForm>]>([
    [{ economyReportScore: '> 333', economyReportRiskQuota: '> 4.05' }, { economyReportRange: 'I' }],
    [
      { economyReportRange: 'MANUAL', economyReportScore: '> 333', economyReportRiskQuota: '> 4,05' },
      { economyReportRange: 'MANUAL', economyReportRiskQuota: '4,05' },
    ],
    [
      { economyReportRange: 'B', economyReportScore: '> 204', economyReportRiskQuota: '> 0.3' },
      { economyReportRange: 'MANUAL', economyReportScore: '204' },
    ],
    [{ economyReportScore: '> 250' }, { economyReportRange: 'MANUAL', economyReportRiskQuota: '' }],
    [{ economyReportRange: 'C' }, { economyReportActive: false, economyReportScore: '333' }],
  ])('shows the economy rule %j as %j', (business, shown) => {
    expect(formOfRuleSet({ business })).toMatchObject({ economyReportActive: true, ...shown });
  });

  it('parses items without blanks, each once', () => {
    expect(itemsOf(' A, B ,A')).toEqual(['A', 'B']);
    expect(itemsOf('  ')).toEqual([]);
    expect(itemsOf('A,')).toEqual(['A', '']);
  });
});

describe('refused fields', () => {
  const nationality = 'Mindestens ein Land erforderlich';
  const postalCode = 'Fünfstellige Postleitzahlen erforderlich, durch Kommas getrennt';
  const quota = 'Positive Zahl mit höchstens drei Ziffern vor und zwei nach dem Komma erforderlich';
  const score = 'Positive ganze Zahl mit höchstens vier Ziffern erforderlich';

  it.each<[Partial<RuleSetForm>, Record<string, string>]>([
    [{}, {}],
    [{ nationality: [] }, { nationality }],
    [{ otherNationality: [] }, { otherNationality: nationality }],
    [{ postalCode: '1011' }, { postalCode }],
    [{ postalCode: '101155' }, { postalCode }],
    [{ postalCode: '10115, D-10115' }, { postalCode }],
    [{ postalCode: ' ' }, { postalCode }],
    [{ age: 'jung' }, { age: 'Alter in ganzen Jahren erforderlich, höchstens drei Ziffern' }],
    [{ age: '0' }, { age: 'Alter in ganzen Jahren erforderlich, höchstens drei Ziffern' }],
    [{ age: '-1' }, { age: 'Alter in ganzen Jahren erforderlich, höchstens drei Ziffern' }],
    [{ age: '120' }, {}],
    [{ creditCheckScore: 'J' }, { creditCheckScore: 'Buchstabe von A bis M erforderlich' }],
    [{ creditCheckScore: 'N' }, { creditCheckScore: 'Buchstabe von A bis M erforderlich' }],
    [{ economyReportRiskQuota: '999,99' }, {}],
    [{ economyReportRiskQuota: '1000' }, { economyReportRiskQuota: quota }],
    [{ economyReportRiskQuota: '4,055' }, { economyReportRiskQuota: quota }],
    [{ economyReportRiskQuota: '4.05' }, { economyReportRiskQuota: quota }],
    [{ economyReportRiskQuota: '-4' }, { economyReportRiskQuota: quota }],
    [{ economyReportRiskQuota: '0' }, { economyReportRiskQuota: quota }],
    [{ economyReportRiskQuota: '' }, {}],
    [{ economyReportScore: '12345' }, { economyReportScore: score }],
    [{ economyReportScore: '3,5' }, { economyReportScore: score }],
    [
      { economyReportScore: '', economyReportRiskQuota: ' ' },
      { economyReportScore: 'Bonitätsindex oder Ausfallrisiko erforderlich' },
    ],
    [{ economyReportRange: 'A', economyReportScore: 'x', economyReportRiskQuota: 'x' }, {}],
  ])('%j: %j', (change, problems) => {
    const form = { ...all, ...change };
    expect(ruleSetProblems(form)).toEqual(problems);
  });

  it('are validated only while their rule is on', () => {
    const off = { ageActive: false, nationalityActive: false, otherNationalityActive: false, postalCodeActive: false };
    const wrong = { age: 'x', nationality: [], otherNationality: [], postalCode: 'x', creditCheckScore: 'x' };
    const form = {
      ...all,
      ...off,
      ...wrong,
      creditCheckActive: false,
      economyReportActive: false,
      economyReportScore: 'x',
    };
    expect(ruleSetProblems(form)).toEqual({});
    expect(Object.keys(ruleSetOfForm(form))).toEqual(['business']);
  });
});

describe('round trips', () => {
  const code = fc.stringMatching(/^[A-Z]{2}$/);
  const codes = fc.uniqueArray(code, { minLength: 1, maxLength: 5 });
  const form: fc.Arbitrary<RuleSetForm> = fc.record({
    ageActive: fc.boolean(),
    age: fc.integer({ min: 1, max: 999 }).map(String),
    nationalityActive: fc.boolean(),
    nationality: codes,
    otherNationalityActive: fc.boolean(),
    otherNationality: codes,
    postalCodeActive: fc.boolean(),
    postalCode: fc
      .uniqueArray(fc.stringMatching(/^\d{5}$/), { minLength: 1, maxLength: 4 })
      .map((list) => list.join(', ')),
    creditCheckActive: fc.boolean(),
    creditCheckScore: fc.constantFrom(...selectableScores),
    crsType: fc.subarray([...companyTypes]),
    fatcaRelevant: fc.boolean(),
    industry: fc.subarray(['MINING', 'TRADE', 'F43']),
    legalForm: fc.subarray([...legalForms]),
    economyReportActive: fc.boolean(),
    economyReportRange: fc.constantFrom(...economyRangeOptions().map(({ value }) => value)),
    economyReportScore: fc.integer({ min: 1, max: 9999 }).map(String),
    economyReportRiskQuota: fc.integer({ min: 1, max: 99_999 }).map((cents) => String(cents / 100).replace('.', ',')),
  });

  it('every form is stored as a rule set the evaluation reads, and shows the same rules again', () => {
    fc.assert(
      fc.property(form, (given) => {
        expect(ruleSetProblems(given)).toEqual({});
        const stored = ruleSetOfForm(given);
        const shown = formOfRuleSet(stored);
        expect(parseRuleSet(stored)).toEqual(stored);
        expect(ruleSetOfForm(shown)).toEqual(stored);
        expect(formOfRuleSet(ruleSetOfForm(shown))).toEqual(shown);
        for (const [name, value] of Object.entries(given)) {
          if (name.endsWith('Active')) expect(shown).toHaveProperty(name, value);
        }
      }),
    );
  });
});
