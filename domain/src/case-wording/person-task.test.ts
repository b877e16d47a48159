import { caseStatus } from '../case/case-status.js';
import type { WordingPerson } from './customer-situation.js';
import { personTask, type PersonTask } from './person-task.js';

const someone: WordingPerson = { name: 'Jörg Weiß', value: 'pending', first: false, required: true, pending: true };
const { transferred, preSuccessful, successfulManual, abortedByCustomer, documentsMissing } = caseStatus;

test.each<[number, Partial<WordingPerson>, PersonTask | null]>([
  [transferred, {}, 'identify'],
  [preSuccessful, {}, 'identify'],
  [transferred, { value: 'rejected', attemptsLeft: 2 }, 'identifyAgain'],
  [transferred, { value: 'rejected', attemptsLeft: 0 }, null],
  [transferred, { value: 'information_required', pending: false }, 'information'],
  [transferred, { value: 'information_required', pending: false, required: false }, 'information'],
  [transferred, { value: 'created', pending: false }, 'link'],
  [documentsMissing, { value: 'created', pending: false }, null],
  [transferred, { value: 'successful', pending: false }, null],
  [transferred, { required: false }, null],
  [successfulManual, {}, null],
  [abortedByCustomer, {}, null],
])('at %i a person with %j has to do: %s', (status, change, task) => {
  const person = { ...someone, ...change };
  expect(personTask(person, { status, persons: [person] })).toBe(task);
});
