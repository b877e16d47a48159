import { personIdOf } from '../person/person-id.js';
import type { PersonProgress } from '../case/case-snapshot.js';
import type { StatusCode } from '../case/case-status.js';
import { caseEndOf } from './case-end.js';

const person = (id: string, status: PersonProgress['status'], required = true): PersonProgress => ({
  personId: personIdOf(id),
  status,
  required,
  check: null,
  source: 'solaris',
  acting: false,
  representation: null,
  checkRef: 'c',
  attemptsLeft: null,
});
const persons = [
  person('p1', 'successful'),
  person('p2', 'failed'),
  person('p3', 'canceled'),
  person('p4', 'failed', false),
  person('p5', 'aborted'),
];

test.each([
  [250, 'research', []],
  [320, 'refused', []],
  [330, 'person', ['p2', 'p5']],
  [340, 'removed', ['p3']],
] as const)('%d ended because of %s and %j', (status, cause, personIds) => {
  expect(caseEndOf({ status, persons })).toEqual({ cause, personIds });
});

test.each([220, 305, 310, 350, 430, 440, 450])('%d is no such end', (status) => {
  expect(caseEndOf({ status: status as StatusCode, persons })).toBeNull();
});
