import { type Person } from '../person/person.js';
import { asksForGirocard, missingMailViolations, toMissingMail, type MissingMailForm } from './missing-mail.js';
import { missingMailFormSchema, missingMailSchema } from './missing-mail.schema.js';
import {
  isShare,
  missingPersonField,
  toPersonCompletion,
  toShareCompletion,
  withCompletion,
  type MissingPersonForm,
} from './missing-person.js';
import { personCompletionSchema, shareCompletionSchema } from './missing-person.schema.js';
import { issuePath } from '../violation/violation-issues.schema.js';

const today = '2026-08-01';
const form: MissingPersonForm = {
  anrede: 'MS',
  nationality: 'DE',
  birthday: '1980-05-17',
  line1: 'Lindenallee 12',
  postalCode: '10115',
  city: 'Berlin',
  gesellschafterAnteile: '33,5',
  exponiert: 'Ja',
};

interface Issue {
  readonly path: PropertyKey[];
  readonly message: string;
}
const reported = (issues: readonly Issue[] | undefined): readonly (readonly string[])[] =>
  (issues ?? []).map((issue) => [issue.path.join('.'), issue.message]);
const problemsOf = (change: MissingPersonForm) =>
  reported(personCompletionSchema(today).safeParse(toPersonCompletion({ ...form, ...change })).error?.issues);

describe('missing person', () => {
  it.each<[MissingPersonForm, string, string]>([
    [{ anrede: '' }, 'salutation', 'Anrede erforderlich'],
    [{ nationality: '' }, 'nationality', 'Staatsangehörigkeit erforderlich'],
    [{ nationality: 'XX' }, 'nationality', 'Staatsangehörigkeit erforderlich'],
    [{ birthday: '' }, 'birthDate', 'Geburtsdatum erforderlich'],
    [{ birthday: '2026-08-02' }, 'birthDate', 'Datum liegt in der Zukunft'],
    [{ birthday: '2010-08-02' }, 'birthDate', 'Datum muss mindestens 16 Jahre in der Vergangenheit liegen'],
    [{ line1: ' ' }, 'address.line1', 'Straße, Haus-Nr. erforderlich, maximal 35 Zeichen möglich'],
    [{ line1: 'x'.repeat(36) }, 'address.line1', 'Straße, Haus-Nr. erforderlich, maximal 35 Zeichen möglich'],
    [{ postalCode: '1011' }, 'address.postalCode', 'Fünfstellige Postleitzahl erforderlich'],
    [{ postalCode: '101155' }, 'address.postalCode', 'Fünfstellige Postleitzahl erforderlich'],
    [{ city: '' }, 'address.city', 'Ort erforderlich'],
    [{ exponiert: '' }, 'pepStatus', 'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt'],
    [
      { exponiert: 'Nein' },
      'pepStatus',
      'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt',
    ],
  ])('refuses %j', (change, path, message) => {
    expect(problemsOf(change)).toEqual([[path, message]]);
    const field = missingPersonField(path);
    expect(Object.keys(change)).toEqual([field]);
  });

  it('has no character that nobody sees, and ordinary blanks only', () => {
    const copied = toPersonCompletion({ ...form, line1: 'Linden\u00adallee\u00a012', city: '\u202eBerlin' });
    const { address } = personCompletionSchema(today).parse(copied);
    expect(address).toEqual({ line1: 'Lindenallee 12', postalCode: '10115', city: 'Berlin' });
  });

  it('is complete with all of it, on the sixteenth birthday too, and reports all missing fields at once', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ birthday: '2010-08-01', line1: 'x'.repeat(35) })).toEqual([]);
    expect(reported(personCompletionSchema(today).safeParse({}).error?.issues).map(([path]) => path)).toEqual([
      'salutation',
      'nationality',
      'birthDate',
      'pepStatus',
      'address.line1',
      'address.postalCode',
      'address.city',
    ]);
    expect(personCompletionSchema(today).safeParse({ ...toPersonCompletion(form), firstName: 'X' }).success).toBe(
      false,
    );
  });

  it.each([
    ['33,5', []],
    ['0,01', []],
    ['100', []],
    ['100,00', []],
    ['0', ['Ein Wert kleiner als 100 ist erforderlich']],
    ['-1', ['Ein Wert kleiner als 100 ist erforderlich']],
    ['100,01', ['Ein Wert kleiner als 100 ist erforderlich']],
    ['33.5', ['Ein Wert kleiner als 100 ist erforderlich']],
    ['33,333', ['Ein Wert kleiner als 100 ist erforderlich']],
    ['1000', ['Ein Wert kleiner als 100 ist erforderlich']],
    ['', ['Ein Wert kleiner als 100 ist erforderlich']],
  ])('has a share of "%s": %j', (gesellschafterAnteile, messages) => {
    const body = toShareCompletion({ ...form, gesellschafterAnteile });
    const issues = reported(shareCompletionSchema.safeParse(body).error?.issues);
    expect(issues).toEqual(messages.map((message) => ['votingShare', message]));
  });

  it('rounds shares to hundredths', () => {
    expect([33.33, 0.01, 100, 0.07].every(isShare)).toBe(true);
    expect([33.333, 0.001, Number.NaN, -0.01].some(isShare)).toBe(false);
  });

  it('updates the person and changes nothing else', () => {
    const person: Person = { id: 'p1', vorname: 'Änne', nachname: 'Weiß', email: 'a@b.de', gesellschafter: 'Ja' };
    const { gesellschafterAnteile: _sentApart, ...rest } = form;
    expect(withCompletion(person, toPersonCompletion(form))).toEqual({ ...person, ...rest });
    expect(missingPersonField('toString')).toBeUndefined();
  });
});

describe('missing mail', () => {
  const mail: MissingMailForm = { email: ' Anna@Example.de ', exponiert: 'Ja', girocard: 'Ja' };

  it.each<[MissingMailForm, string, string]>([
    [{ email: '' }, 'email', 'Gültige E-Mail erforderlich'],
    [{ email: undefined }, 'email', 'Gültige E-Mail erforderlich'],
    [{ email: 'anna@example' }, 'email', 'Gültige E-Mail erforderlich'],
    [{ exponiert: '' }, 'exponiert', 'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt'],
    [
      { exponiert: 'Nein' },
      'exponiert',
      'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt',
    ],
  ])('refuses %j', (change, path, message) => {
    expect(reported(missingMailFormSchema(true).safeParse({ ...mail, ...change }).error?.issues)).toEqual([
      [path, message],
    ]);
    expect(missingMailViolations({ ...mail, ...change }, true)).toHaveLength(1);
  });

  it("validates the address by the bank's strictness", () => {
    const form_ = { ...mail, email: 'anna..kaya@example.de' };
    expect(missingMailViolations(form_, false)).toEqual([]);
    expect(missingMailViolations(form_, true).map(({ code }) => code)).toEqual(['format']);
    expect(missingMailSchema(true).safeParse(toMissingMail(form_, true)).success).toBe(false);
    expect(missingMailSchema(false).safeParse(toMissingMail(form_, true)).success).toBe(true);
  });

  it('sends a girocard only where there is a field for it', () => {
    expect(toMissingMail(mail, true)).toEqual({ email: 'anna@example.de', girocard: true, start_identification: true });
    expect(toMissingMail(mail, false).girocard).toBe(false);
    expect(toMissingMail({ ...mail, girocard: 'Nein' }, true).girocard).toBe(false);
    expect(missingMailSchema(true).parse({ email: 'A@b.de', girocard: 'Ja', start_identification: true })).toEqual({
      email: 'a@b.de',
      girocard: true,
      start_identification: true,
    });
    expect(missingMailSchema(true).parse({ email: 'a@b.de', start_identification: true }).girocard).toBe(false);
    expect(missingMailSchema(true).safeParse({ email: 'a@b.de' }).success).toBe(false);
  });

  it.each([
    [true, 'ALONE', true],
    [true, 'JOINT', false],
    [true, 'OTHER', false],
    [true, undefined, false],
    [false, 'ALONE', false],
  ] as const)('has a girocard field: configured %s, represents %s: %s', (askForGirocard, kind, expected) => {
    expect(asksForGirocard({ askForGirocard }, kind)).toBe(expected);
  });
});

test.each([
  ['people[12].vorname', ['people', 12, 'vorname']],
  ['selections[0].person.email', ['selections', 0, 'person', 'email']],
  ['people', ['people']],
  ['', []],
])('%s is the path %j', (path, parts) => {
  expect(issuePath(path)).toEqual(parts);
});
