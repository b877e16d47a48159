import type { GroupStatus } from '../bank-case/bank-case.js';
import { personNext } from './person-next.js';

const usual: GroupStatus = {
  ...{
    value: 'pending',
    acting: false,
    required: true,
    source: 'solaris',
    attemptsLeft: null,
    missing: [],
    since: null,
  },
};

it.each<[Partial<GroupStatus>, string]>([
  [{}, 'muss sich ausweisen'],
  [{ value: 'INITIAL', source: 'myConnect' }, 'muss sich ausweisen'],
  [{ value: 'aborted' }, 'muss sich ausweisen'],
  [{ value: 'failed', attemptsLeft: 1 }, 'noch ein Versuch'],
  [{ value: 'failed', attemptsLeft: 3 }, 'noch 3 Versuche'],
  [{ value: 'failed', attemptsLeft: 0 }, 'kein weiterer Versuch möglich'],
  [{ value: 'pending_successful' }, 'der Anbieter ist an der Reihe'],
  [{ value: 'created' }, ''],
  [{ value: 'information_required' }, 'Angaben ergänzen'],
  [{ value: 'created', required: false }, 'muss sich nicht ausweisen'],
  [{ value: 'successful' }, ''],
  [{ value: 'approved', source: 'myConnect' }, ''],
])('%j: %s', (status, text) => {
  expect(personNext({ ...usual, ...status })).toBe(text);
});
