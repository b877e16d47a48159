import { violationText } from '@kontor/domain/violation/violation-text';
import fc from 'fast-check';
import { type Application } from '@kontor/domain/application/application';
import { representationPower, peopleViolations } from '@kontor/domain/application/people-violations';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import { sampleRules } from '@kontor/domain/application/testing/sample-rules';
import { type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { representations, type Person, type Representation } from '@kontor/domain/person/person';
import { formStatuses } from './form-status.js';

const politicallyExposed =
  'Für politisch exponierte Personen ist die Kontoeröffnung online nicht möglich. Bitte wenden Sie sich an Ihre Bank.';
const represents = (kind: Representation): Person => ({
  vertretungsberechtigung: 'Ja',
  vertretungsberechtigungArt: kind,
  gesellschafter: 'Nein',
});
const owns = (share: string): Person => ({
  vertretungsberechtigung: 'Nein',
  gesellschafter: 'Ja',
  gesellschafterAnteile: share,
});
const nobody: Person = { vertretungsberechtigung: 'Nein', gesellschafter: 'Nein' };
const codes = (people: readonly Person[], form: LegalForm) => peopleViolations(people, form).map((one) => one.code);
const messages = (people: readonly Person[], form: LegalForm) => peopleViolations(people, form).map(violationText);

// R1 §4 "Step progress": ALONE 1, JOINT a half each, the first OTHER 1, together at least 1.
describe('representation', () => {
  it.each<[readonly Representation[], number]>([
    [[], 0],
    [['ALONE'], 1],
    [['ALONE', 'ALONE'], 2],
    [['JOINT'], 0.5],
    [['JOINT', 'JOINT'], 1],
    [['JOINT', 'JOINT', 'JOINT'], 1.5],
    [['OTHER'], 1],
    [['OTHER', 'OTHER'], 1],
    [['JOINT', 'OTHER'], 1.5],
    [['ALONE', 'JOINT', 'OTHER', 'OTHER'], 2.5],
  ])('of %j has the sum %d', (kinds, weight) => {
    const people = kinds.map(represents);
    expect(representationPower([...people, owns('100')], 'GMBH')).toBe(weight);
    expect(codes([...people, owns('100')], 'GMBH').includes('representation')).toBe(weight < 1);
  });

  it('has no weight without a kind, and is given by legal forms without the question', () => {
    expect(representationPower([{ vertretungsberechtigung: 'Ja', vertretungsberechtigungArt: '' }], 'GMBH')).toBe(0);
    expect(representationPower([{ ...represents('ALONE'), vertretungsberechtigung: 'Nein' }], 'GMBH')).toBe(0);
    expect(representationPower([{}], 'SELF_EMPLOYED')).toBe(1);
    expect(representationPower([{}, {}], 'GBR')).toBe(1);
  });

  it('does not depend on the order and never decreases with another person', () => {
    const people = fc.array(fc.constantFrom(...representations).map(represents), { maxLength: 8 });
    fc.assert(
      fc.property(people, fc.constantFrom(...representations), (given, more) => {
        const weight = representationPower(given, 'GMBH');
        expect(representationPower([...given].reverse(), 'GMBH')).toBe(weight);
        expect(representationPower([...given, represents(more)], 'GMBH')).toBeGreaterThanOrEqual(weight);
      }),
    );
  });

  it('has a violation when it is missing', () => {
    expect(messages([represents('JOINT'), owns('100')], 'GMBH')).toEqual([
      'Mindestens eine einzelvertretungsberechtigte Person oder zwei gemeinschaftlich vertretungsberechtigte Personen erforderlich',
    ]);
  });
});

describe('owners', () => {
  const fictitious: Person = { ...represents('ALONE'), fiktiverGesellschafter: 'Ja' };
  it.each<[LegalForm, readonly Person[], string | undefined]>([
    ['GMBH', [represents('ALONE')], 'Mindestens ein wirtschaftlich Berechtigter erforderlich'],
    ['GMBH', [represents('ALONE'), owns('25')], undefined],
    ['GMBH', [fictitious], undefined],
    ['PARTG', [represents('ALONE'), owns('50')], 'Mindestens zwei wirtschaftlich Berechtigte erforderlich'],
    ['PARTG', [represents('ALONE'), owns('50'), owns('50')], undefined],
    ['PARTG', [fictitious, fictitious], undefined],
    ['GBR', [{}, {}], undefined],
    ['EK', [{}], undefined],
  ])('%s %j: %s', (form, people, message) => {
    expect(messages(people, form)).toEqual(message === undefined ? [] : [message]);
  });
});

describe('roles and shares', () => {
  it.each<[LegalForm, readonly Person[], readonly string[]]>([
    ['GMBH', [represents('ALONE'), owns('100'), nobody], ['role']],
    ['GMBH', [represents('ALONE'), owns('100'), { ...nobody, gesellschafter: '' }], []],
    ['GMBH', [represents('ALONE'), owns('100'), { ...nobody, fiktiverGesellschafter: 'Ja' }], []],
    ['GMBH', [represents('ALONE'), owns('33,33'), owns('33,33'), owns('33,34')], []],
    ['GMBH', [represents('ALONE'), owns('33,33'), owns('33,33'), owns('33,35')], ['shares_sum']],
    ['GMBH', [represents('ALONE'), owns('100'), owns('0,01')], ['shares_sum']],
    ['GMBH', [represents('ALONE'), owns('100'), owns('viel')], []],
    ['GBR', [{ gesellschafterAnteile: '50' }, { gesellschafterAnteile: '50,01' }], ['shares_sum']],
    ['EK', [{ gesellschafterAnteile: '200' }], []],
  ])('%s %j: %j', (form, people, expected) => {
    expect(codes(people, form)).toEqual(expected);
  });

  it('have violations', () => {
    expect(messages([represents('ALONE'), owns('100'), nobody], 'GMBH')).toEqual([
      'Jede Person muss vertretungsberechtigt oder wirtschaftlich berechtigt sein',
    ]);
    expect(messages([represents('ALONE'), owns('60'), owns('41')], 'GMBH')).toEqual([
      'Die Summe der Anteile darf höchstens 100 Prozent betragen',
    ]);
  });
});

describe('numbers of persons', () => {
  it.each<[LegalForm, number, string | undefined]>([
    ['GMBH', 0, 'Mindestens eine Person erforderlich'],
    ['GBR', 1, 'Mindestens 2 Personen erforderlich'],
    ['GBR', 2, undefined],
    ['GBR', 1000, undefined],
    ['GBR', 1001, 'Höchstens 1000 Personen möglich'],
    ['SELF_EMPLOYED', 1, undefined],
    ['SELF_EMPLOYED', 2, 'Höchstens eine Person möglich'],
  ])('%s with %d: %s', (form, count, message) => {
    const people = Array.from({ length: count }, (): Person => ({ gesellschafterAnteile: '0,01' }));
    const reported = messages(people, form).filter((one) => one.includes('Person') && !one.includes('vertretung'));
    expect(reported).toEqual(message === undefined ? [] : [message]);
  });
});

describe('steps', () => {
  const stepOf = (application: Application, form: string) =>
    formStatuses(application, sampleRules, '2026-08-01').find((status) => status.form === form);
  const as = (rechtsform: LegalForm, change: Partial<Application> = {}): Application => ({
    ...sampleApplication,
    registerData: { ...sampleApplication.registerData, rechtsform },
    ...change,
  });
  const [first = {}] = sampleApplication.people;

  it.each<[string, Application, string, number, readonly string[]]>([
    [
      'an empty company',
      as('GMBH', { firma: { ...sampleApplication.firma, city: '' } }),
      'company',
      1,
      ['Ort erforderlich'],
    ],
    ['no founding document', as('GMBH_I_GR'), 'company', 1, ['Gründungsdokument erforderlich']],
    [
      'a founding document not confirmed',
      as('UG_I_GR', { firma: { ...sampleApplication.firma, file: [{ id: 'd', name: 'a.pdf' }] } }),
      'company',
      1,
      ['Bestätigung erforderlich'],
    ],
    [
      'no tax residency',
      as('GMBH', { firma: { ...sampleApplication.firma, notCrsFatca: '' } }),
      'taxResidency',
      1,
      ['Angaben zu Ihrer steuerlichen Ansässigkeit erforderlich'],
    ],
    [
      'voting rights not said',
      as('GMBH', { firma: { ...sampleApplication.firma, gwg: '' } }),
      'gwg',
      1,
      ['Pflichtfeld'],
    ],
    [
      'an exposed person',
      as('GMBH', { people: [{ ...first, exponiert: 'Nein' }] }),
      'person-0',
      0,
      [politicallyExposed],
    ],
    [
      'shares above 100',
      as('GMBH', { people: [first, { ...first, gesellschafterAnteile: '41' }] }),
      'people',
      0,
      ['Die Summe der Anteile darf höchstens 100 Prozent betragen'],
    ],
  ])('%s', (_name, application, ...[form, status, messages_]) => {
    const step = stepOf(application, form);
    expect(step?.status).toBe(status);
    expect([...new Set(step?.violations.map(violationText))]).toEqual(messages_);
  });

  it('of the general partner and of voting rights exist only where the form has them', () => {
    const keys = (form: LegalForm, with_ = sampleRules) =>
      formStatuses(as(form, { people: [first] }), with_, '2026-08-01').map((status) => status.form);
    expect(keys('GMBH_CO_KG')).toEqual(['company', 'taxResidency', 'secondCompany', 'person-0', 'people', 'gwg']);
    expect(keys('EK')).toEqual(['company', 'taxResidency', 'person-0', 'people']);
    expect(keys('GMBH', { ...sampleRules, activateGwg: false })).not.toContain('gwg');
  });

  it('contain every violation exactly once', () => {
    const forms = formStatuses(as('GMBH_CO_KG', { firma: {}, people: [{}, {}] }), sampleRules, '2026-08-01');
    const paths = forms.flatMap(({ violations }) =>
      violations.map(({ propertyPath, code }) => `${propertyPath} ${code}`),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(forms.every(({ status, violations }) => (status === 2) === (violations.length === 0))).toBe(true);
    expect(forms.every((form) => form.violations.length > 0)).toBe(true);
  });
});
