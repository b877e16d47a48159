import type { PortalData } from '@kontor/api/case/case.schema';
import { missingDocumentsOf, personsOf } from './portal-person.js';

const acting = {
  type: 'person',
  id: 'p1',
  title: 'Mia Muster',
  status: { value: 'pending', source: 'solaris', required: true, acting: true },
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
  status: { value: '230', missingInformation: ['FOUNDATION_DOCUMENT'] },
  items: [],
};

const portal = (items: readonly unknown[], passedToSolarisBank = true) =>
  ({ id: 17, bgoIdentification: { passedToSolarisBank }, availableCommands: [], items }) as unknown as PortalData;

test('persons carry their status in words, and a link only where it leads to the web', () => {
  expect(personsOf(portal([bgo, acting, odd]))).toEqual([
    {
      id: 'p1',
      name: 'Mia Muster',
      value: 'pending',
      label: 'Identifikation offen',
      first: true,
      pending: true,
      required: true,
      identityCheckUrl: 'https://check.example/1',
      missing: [],
    },
    {
      id: 'p2',
      name: 'Max Muster',
      value: 'xy',
      label: 'Unbekannter Status',
      first: false,
      pending: false,
      required: true,
      identityCheckUrl: undefined,
      missing: [],
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

test('an owner needs no identification; before the hand-over nobody knows', () => {
  expect(personsOf(portal([acting, owner]))[1]).toMatchObject({
    label: 'Keine Identifikation nötig',
    required: false,
    pending: false,
  });
  expect(personsOf(portal([acting, owner], false))[1]).toMatchObject({ label: 'Noch nicht begonnen', required: true });
});

test('the first person is who acts, wherever they stand', () => {
  expect(personsOf(portal([odd, acting])).map(({ first }) => first)).toEqual([false, true]);
  expect(personsOf(portal([odd, owner])).map(({ first }) => first)).toEqual([true, false]);
});

test('missing documents stand at the case', () => {
  expect(missingDocumentsOf(portal([bgo]))).toEqual(['FOUNDATION_DOCUMENT']);
});
