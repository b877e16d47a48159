import { caseStatuses } from '@kontor/domain/case/case-status';
import { text } from '../../texts/case-text.js';
import type { PortalPerson } from './portal-person.js';
import { situationOf, situations, turnOf } from './situation.js';

const person = (first: boolean, pending: boolean): PortalPerson => ({
  id: String(Math.random()),
  name: 'Mia Muster',
  value: pending ? 'pending' : 'successful',
  label: '',
  first,
  pending,
  required: true,
  identityCheckUrl: undefined,
  missing: [],
});

test.each(caseStatuses.map(({ code }) => code))('status %d is a situation of its own', (code) => {
  expect(situationOf(code)).not.toBe('unknown');
});

test.each(situations)('%s says what happened and what comes next', (situation) => {
  expect(text(`situation.${situation}.title`)).not.toBe('');
  expect(text(`situation.${situation}.what`)).not.toBe('');
  expect(text(`situation.${situation}.next`)).not.toBe('');
});

test('an unknown status is told as such', () => {
  expect(situationOf(777)).toBe('unknown');
  expect(text('situation.unknown.title')).toBe('Unbekannter Status');
});

const both = [person(true, true), person(false, true)];
const second = [person(true, false), person(false, true)];
const nobody = [person(true, false), person(false, false)];

test.each([
  [220, 'the first person has to', both, 'identifying', 'you'],
  [220, 'only others have to', second, 'othersIdentifying', 'others'],
  [220, 'nobody has to any more', nobody, 'identified', 'bank'],
  [240, 'the first person has to', both, 'identifying', 'you'],
  [240, 'nobody has to any more', nobody, 'research', 'bank'],
  [260, 'the first person has to', both, 'identifying', 'you'],
  [260, 'only others have to', second, 'othersIdentifying', 'others'],
  [260, 'nobody has to any more', nobody, 'researched', 'bank'],
  [230, 'the first person has to', both, 'documents', 'you'],
  [315, 'only others have to', second, 'almostReady', 'bank'],
] as const)('%d where %s', (...[status, , persons, situation, turn]) => {
  expect(situationOf(status, persons)).toBe(situation);
  expect(turnOf(situation)).toBe(turn);
});

test.each([220, 240, 245, 255, 260])('at %d missing data of a person comes first', (status) => {
  const persons = [{ ...person(true, true), value: 'information_required' }];
  expect(situationOf(status, persons)).toBe('information');
});

test.each([
  [230, 'documents'],
  [310, 'ready'],
  [430, 'done'],
])('at %d it comes beside', (status, situation) => {
  expect(situationOf(status, [{ ...person(true, true), value: 'information_required' }])).toBe(situation);
});

test.each([
  [213, 'bank'],
  [230, 'you'],
  [240, 'bank'],
  [245, 'you'],
  [255, 'you'],
  [310, 'bank'],
  [320, 'nobody'],
  [410, 'bank'],
  [420, 'bank'],
  [425, 'you'],
  [430, 'nobody'],
  [777, 'bank'],
] as const)('%d: %s', (status, turn) => {
  expect(turnOf(situationOf(status))).toBe(turn);
});
