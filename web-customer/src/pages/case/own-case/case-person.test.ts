import type { CaseDetails } from '@kontor/api/case/case.schema';
import { missingDocumentsOf, personsOf } from './case-person.js';

const acting = {
  type: 'person',
  id: 'p1',
  title: 'Mia Muster',
  status: { attemptsLeft: 2, value: 'pending', source: 'solaris', required: true, acting: true },
  bgoLastIdentificationUrl: 'https://check.example/1',
  items: [],
};
const odd = {
  type: 'person',
  id: 'p2',
  title: 'Max Muster',
  status: { value: 'xy', source: 'solaris', required: true },
  bgoLastIdentificationUrl: 'javascript:alert(1)',
  items: [],
};
const owner = {
  type: 'person',
  id: 'p3',
  title: 'Ole Muster',
  status: { value: 'created', required: false },
  items: [],
};
const bgo = {
  type: 'bgo',
  id: '17',
  title: 'Identifikation in Arbeit',
  status: {
    value: '230',
    missingInformation: ['FOUNDATION_DOCUMENT'],
    missingInformationDetails: 'Der Vertrag fehlt.',
  },
  items: [],
};

const portal = (items: readonly unknown[], passedToSolarisBank = true, bgoMainStatus = 220) => {
  const bgoIdentification = { passedToSolarisBank, bgoMainStatus };
  return { id: 17, bgoIdentification, availableCommands: [], items } as unknown as CaseDetails;
};

test('persons have their status as text, and a link only to a web address', () => {
  expect(personsOf(portal([bgo, acting, odd]))).toEqual([
    {
      id: 'p1',
      name: 'Mia Muster',
      value: 'pending',
      label: 'Identifikation offen',
      first: true,
      pending: true,
      attemptsLeft: 2,
      required: true,
      identityCheckUrl: 'https://check.example/1',
      missing: [],
      details: '',
      representation: undefined,
    },
    {
      id: 'p2',
      name: 'Max Muster',
      value: 'xy',
      label: 'Unbekannter Status',
      first: false,
      pending: false,
      attemptsLeft: null,
      required: true,
      identityCheckUrl: undefined,
      missing: [],
      details: '',
      representation: undefined,
    },
  ]);
});

test.each([
  ['solaris', 'pending', true],
  ['solaris', 'INITIAL', false],
  ['solaris', 'pending_successful', false],
  ['myConnect', 'INITIAL', true],
  ['myConnect', 'rejected', true],
  ['myConnect', 'flow_incomplete', true],
  ['myConnect', 'approved', false],
] as const)('%s %s: pending %s', (source, value, pending) => {
  const person = { ...acting, status: { ...acting.status, source, value } };
  expect(personsOf(portal([person]))[0]?.pending).toBe(pending);
});

test('an owner needs no identification; before the transfer it is unknown', () => {
  expect(personsOf(portal([acting, owner]))[1]).toMatchObject({
    label: 'Keine Identifikation nötig',
    required: false,
    pending: false,
  });
  expect(personsOf(portal([acting, owner], false))[1]).toMatchObject({ label: 'Noch nicht begonnen', required: true });
});

test('missing data of an owner is shown until the case is finished', () => {
  const status = {
    ...owner.status,
    value: 'information_required',
    missingInformation: ['address'],
    missingInformationDetails: 'Unvollständig.',
  };
  const lacking = { ...owner, status: { ...status, legalRepresentativeType: 'ALONE' } };
  expect(personsOf(portal([acting, lacking]))[1]).toMatchObject({
    label: 'Angaben fehlen',
    required: false,
    missing: ['address'],
    details: 'Unvollständig.',
    representation: 'ALONE',
  });
  expect(personsOf(portal([acting, lacking], true, 350))[1]).toMatchObject({ missing: [], details: '' });
});

test('in a finished case nothing is pending; finished checks are still shown', () => {
  const identified = { ...acting, status: { ...acting.status, value: 'successful' } };
  const asked = { ...odd, status: { ...odd.status, value: 'information_required', missingInformation: ['email'] } };
  const persons = personsOf(portal([identified, asked, owner], true, 330));
  expect(persons.map(({ label, required }) => [label, required])).toEqual([
    ['Erfolgreich identifiziert', true],
    ['Nicht mehr nötig', false],
    ['Keine Identifikation nötig', false],
  ]);
  expect(persons[1]).toMatchObject({ pending: false, missing: [] });
  expect(personsOf(portal([acting], false, 216))[0]).toMatchObject({ label: 'Nicht mehr nötig', required: false });
  expect(personsOf(portal([acting], true, 430))[0]).toMatchObject({ label: 'Identifikation offen', required: true });
});

test('the acting person is the first one, at any position', () => {
  expect(personsOf(portal([odd, acting])).map(({ first }) => first)).toEqual([false, true]);
  expect(personsOf(portal([odd, owner])).map(({ first }) => first)).toEqual([true, false]);
});

test('missing documents belong to the case', () => {
  expect(missingDocumentsOf(portal([bgo]))).toEqual({ types: ['FOUNDATION_DOCUMENT'], details: 'Der Vertrag fehlt.' });
});
