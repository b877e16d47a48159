import { violationText } from '../violation/violation-text.js';
import { type Person } from '../person/person.js';
import {
  askedFields,
  asksActingPerson,
  asksMail,
  missingPersonViolations,
  withAskedFields,
  withoutField,
  type MissingPersonField,
} from './asked-fields.js';

const known: Person = {
  anrede: 'MS',
  vorname: 'Änne',
  nachname: 'Weiß',
  birthday: '1980-05-17',
  nationality: 'DE',
  line1: 'Werftstraße 3',
  postalCode: '24103',
  city: 'Kiel',
  exponiert: 'Ja',
};
const today = '2026-03-01';
const address: readonly MissingPersonField[] = ['line1', 'postalCode', 'city'];

test.each<[readonly string[], Partial<Person>, readonly MissingPersonField[]]>([
  [['birthDate', 'address'], {}, ['birthday', ...address]],
  [['address', 'birthDate'], {}, ['birthday', ...address]],
  [['votingShare'], {}, ['gesellschafterAnteile']],
  [['salutation', 'nationality', 'pepStatus'], {}, ['anrede', 'nationality', 'exponiert']],
  [['birthDate', 'email', 'taxId'], {}, ['birthday']],
  [[], {}, ['anrede', 'birthday', 'nationality', ...address, 'exponiert']],
  [['taxId'], {}, ['anrede', 'birthday', 'nationality', ...address, 'exponiert']],
  [['birthDate'], { line1: '', nationality: undefined }, ['birthday', 'nationality', ...address]],
  [['nationality'], { exponiert: '', birthday: '2015-01-01' }, ['birthday', 'nationality', 'exponiert']],
])('the provider requires %j, known data is %j', (missing, change, asked) => {
  expect(askedFields(missing, { ...known, ...change }, today)).toEqual(asked);
});

test.each<[Partial<Person>, readonly MissingPersonField[], readonly (readonly [string, string])[]]>([
  [{}, ['birthday'], []],
  [{ birthday: '' }, ['birthday'], [['birthday', 'Geburtsdatum erforderlich']]],
  [{ postalCode: '241' }, address, [['postalCode', 'Fünfstellige Postleitzahl erforderlich']]],
  [{ line1: '' }, address, [['line1', 'Straße, Haus-Nr. erforderlich, maximal 35 Zeichen möglich']]],
  [{ gesellschafterAnteile: '' }, ['birthday'], []],
  [
    { gesellschafterAnteile: '100,5' },
    ['gesellschafterAnteile'],
    [['gesellschafterAnteile', 'Ein Wert kleiner als 100 ist erforderlich']],
  ],
  [{ gesellschafterAnteile: '33,33' }, ['gesellschafterAnteile'], []],
  [
    { exponiert: '' },
    ['exponiert'],
    [['exponiert', 'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt']],
  ],
])('the form with %j has the fields %j', (change, asked, broken) => {
  const violations = missingPersonViolations({ ...known, ...change }, asked, today);
  expect(violations.map((one) => [one.propertyPath, violationText(one)])).toEqual(broken);
});

test('missing data without a field in the form', () => {
  expect(asksMail(['birthDate', 'email'])).toBe(true);
  expect(asksMail(['birthDate'])).toBe(false);
  expect(withoutField(['birthDate', 'email', 'taxId', 'toString'])).toEqual(['taxId', 'toString']);
});

test.each([
  [['votingShare', 'birthDate'], true],
  [['email'], true],
  [['birthDate', 'address', 'taxId'], false],
  [[], false],
])('%j is left to the acting person: %s', (missing, expected) => {
  expect(asksActingPerson(missing)).toBe(expected);
});

test('nothing but what is asked changes', () => {
  const after: Person = {
    ...known,
    vorname: 'Fremd',
    birthday: '1990-01-01',
    city: 'Bonn',
    gesellschafterAnteile: '99',
  };
  expect(withAskedFields(known, after, ['birthday'])).toEqual({ ...known, birthday: '1990-01-01' });
  expect(withAskedFields(known, after, [])).toEqual(known);
});
