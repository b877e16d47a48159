import { violationText } from '@kontor/domain/violation/violation-text';
import { asksOwnership, createdFrom, createdPerson, createdProblems, type CreatedValues } from './created-person.js';

const found = {
  firstName: 'Paula',
  lastName: 'Registermann',
  birthDate: '1974-05-16',
  typeOfRepresentation: 'JOINT',
} as const;
const today = '2026-11-21';
const director: CreatedValues = {
  ...createdFrom(found),
  salutation: 'MS',
  nationality: 'DE',
  email: 'paula@example.de',
  isAlsoBeneficiary: 'Nein',
  notExposed: true,
  line1: 'Amselsteig 27',
  postalCode: '70173',
  city: 'Stuttgart',
};
const owner: CreatedValues = { ...director, votingShare: '33,5' };

test('the form starts with the found data', () => {
  expect(createdFrom({ ...found, votingShare: 33.5 })).toMatchObject({
    firstName: 'Paula',
    birthDate: '1974-05-16',
    typeOfRepresentation: 'JOINT',
    votingShare: '33,5',
    email: '',
    notExposed: false,
  });
});

test.each([
  ['a complete director', director, 'FUNCTIONARIES', []],
  ['a complete owner', owner, 'BENEFICIARIES', []],
  ['no salutation', { ...director, salutation: '' }, 'FUNCTIONARIES', ['salutation: Anrede erforderlich']],
  [
    'no name',
    { ...director, firstName: ' ' },
    'FUNCTIONARIES',
    ['firstName: Vorname erforderlich, maximal 50 Zeichen möglich'],
  ],
  ['no e-mail', { ...director, email: '' }, 'FUNCTIONARIES', ['email: Gültige E-Mail-Adresse erforderlich']],
  [
    'no representation',
    { ...director, typeOfRepresentation: '' },
    'FUNCTIONARIES',
    ['typeOfRepresentation: Angaben zur Vertretungsberechtigung erforderlich'],
  ],
  ['no day', { ...director, birthDate: '' }, 'FUNCTIONARIES', ['birthDate: Geburtsdatum erforderlich']],
  [
    'a day to come',
    { ...director, birthDate: '2027-01-01' },
    'FUNCTIONARIES',
    ['birthDate: Datum liegt in der Zukunft'],
  ],
  [
    'a child',
    { ...director, birthDate: '2012-01-01' },
    'FUNCTIONARIES',
    ['birthDate: Datum muss mindestens 16 Jahre in der Vergangenheit liegen'],
  ],
  [
    'not confirmed',
    { ...director, notExposed: false },
    'FUNCTIONARIES',
    ['notExposed: Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt'],
  ],
  ['a question open', { ...director, isAlsoBeneficiary: '' }, 'FUNCTIONARIES', ['isAlsoBeneficiary: Pflichtfeld']],
  [
    'a director without an address',
    { ...director, line1: '', postalCode: '', city: ' ' },
    'FUNCTIONARIES',
    [
      'line1: Straße, Haus-Nr. erforderlich, maximal 35 Zeichen möglich',
      'postalCode: Fünfstellige Postleitzahl erforderlich',
      'city: Ort erforderlich',
    ],
  ],
  [
    'a director who owns, without a share',
    { ...director, isAlsoBeneficiary: 'Ja' },
    'FUNCTIONARIES',
    ['votingShare: Ein Wert zwischen 25 und 100 ist erforderlich'],
  ],
  [
    'too small a share',
    { ...owner, votingShare: '24,99' },
    'BENEFICIARIES',
    ['votingShare: Ein Wert zwischen 25 und 100 ist erforderlich'],
  ],
] as const)('%s', (_what, values, kind, expected) => {
  expect(
    createdProblems(values, kind, today).map(({ field, problem }) => `${field}: ${violationText(problem)}`),
  ).toEqual(expected);
});

test('hidden fields are not sent', () => {
  expect(createdPerson(owner, 'FUNCTIONARIES')).not.toHaveProperty('votingShare');
  expect(createdPerson(director, 'BENEFICIARIES')).not.toHaveProperty('email');
  expect(createdPerson(owner, 'BENEFICIARIES')).toMatchObject({
    votingShare: 33.5,
    birthDate: '1974-05-16',
    pepStatus: 'NOT_PEP',
  });
  expect(asksOwnership({ isAlsoBeneficiary: 'Ja' }, 'FUNCTIONARIES')).toBe(true);
});
