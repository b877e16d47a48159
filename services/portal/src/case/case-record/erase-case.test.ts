import { personIdOf } from '@kontor/domain/person/person-id';
import { baseSnapshot } from '../../testing/base-snapshot.js';
import { erased } from './erase-case.js';
import { caseOf } from './testing/sample-case.js';

const personId = personIdOf('1001-0002');

test('an erased case has nobody’s id, and still says that its reminders were paused', () => {
  const progress = { status: 'pending', check: null, source: 'solaris', acting: false, required: true } as const;
  const persons = [{ personId, ...progress, representation: null, checkRef: 'f1', attemptsLeft: null }];
  const reminders = { paused: true, stopped: [personId, null] };
  const snapshot = { ...baseSnapshot, persons, owner: 'clerk-1', startFindingRef: 'f2', reminders };
  const line = { seq: 1, at: 1, type: 'person', personId, status: 'pending', cause: 'stopReminders' } as const;
  const by = { actor: 'customer', accountId: 'account-1001', assignedTo: 'clerk-1', mails: [] } as const;
  const before = caseOf('1001', { snapshot, history: [{ ...line, ...by }] });
  const after = { ...before, ...erased(before) };
  expect(JSON.stringify(before)).toMatch(/1001-0002.*clerk-1/);
  expect(JSON.stringify(after)).not.toMatch(/1001-0002|clerk-1|account-1001/);
  expect(after.snapshot?.reminders?.paused).toBe(true);
});
