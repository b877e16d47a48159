import { caseStatuses } from '@kontor/domain/case/case-status';
import { actionsOf } from './case-actions.js';
import type { PortalPerson } from './portal-person.js';

const person = (value: string): PortalPerson => ({
  id: 'p1',
  name: 'Mia Muster',
  value,
  label: '',
  first: true,
  pending: value === 'pending',
  required: true,
  identityCheckUrl: undefined,
  missing: [],
});

const expected: Readonly<Record<number, readonly string[]>> = {
  120: ['newApplication'],
  130: ['form'],
  210: ['form'],
  216: ['contact'],
  218: ['continue'],
  220: ['identityCheck'],
  230: ['documents', 'identityCheck'],
  240: ['identityCheck'],
  245: ['documents', 'identityCheck'],
  250: ['contact'],
  255: ['mismatch', 'identityCheck'],
  260: ['identityCheck'],
  320: ['contact'],
  330: ['contact', 'newApplication'],
  340: ['contact', 'newApplication'],
  350: ['newApplication', 'contact'],
  425: ['answer'],
  430: ['contracts'],
  440: ['newApplication', 'contact'],
  450: ['contact'],
};

test.each(caseStatuses.map(({ code }) => code))('what can be done at %d', (status) => {
  expect(actionsOf({ status, persons: [person('pending')], commands: [] })).toEqual(expected[status] ?? []);
});

test.each([
  [230, ['documents']],
  [255, ['mismatch']],
  [260, []],
])('once the first person is identified, at %d', (status, actions) => {
  expect(actionsOf({ status, persons: [person('successful')], commands: [] })).toEqual(actions);
});

test.each([
  [220, ['information']],
  [230, ['information', 'documents']],
  [245, ['information']],
  [255, ['information']],
  [430, ['information', 'contracts']],
])('missing data of a person at %d', (status, actions) => {
  expect(actionsOf({ status, persons: [person('information_required')], commands: [] })).toEqual(actions);
});

test('aborting is last, where the server lets it', () => {
  const persons = [person('pending')];
  expect(actionsOf({ status: 220, persons, commands: ['abort', 'customerMessage'] })).toEqual([
    'identityCheck',
    'abort',
  ]);
  expect(actionsOf({ status: 430, persons, commands: ['customerMessage'] })).not.toContain('abort');
});
