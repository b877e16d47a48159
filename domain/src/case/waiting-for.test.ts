import { personIdOf } from '../person/person-id.js';
import type { PersonProgress } from './case-snapshot.js';
import type { StatusCode } from './case-status.js';
import { currentRevision } from './case-table.js';
import { actorWaitedSince, deadlineOf, shownAttention, stalledBefore, waitingForOf } from './waiting-for.js';

test.each([
  [210, null, null, 'customer'],
  [210, 'order', null, 'provider'],
  [213, null, null, 'bank'],
  [218, 'release', null, 'provider'],
  [218, null, 'interrupted_functionaries_mismatch', 'customer'],
  [218, null, null, 'bank'],
  [220, null, null, 'provider'],
  [255, null, 'interrupted_beneficiaries_mismatch', 'customer'],
  [310, null, null, 'bank'],
  [410, 'coreBanking', null, 'bank'],
  [425, null, null, 'customer'],
  [430, null, null, 'timer'],
  [900, null, null, 'timer'],
] as const)('%d with %s running and %s waits for the %s', (status, running, startState, expected) => {
  expect(waitingForOf({ revision: currentRevision, status, running, startState, persons: [], attention: 'none' })).toBe(
    expected,
  );
});

const person = (change: Partial<PersonProgress> = {}): PersonProgress => ({
  personId: personIdOf('p1'),
  status: 'pending',
  check: null,
  source: 'solaris',
  acting: false,
  required: true,
  representation: 'JOINT',
  checkRef: 'c1',
  attemptsLeft: null,
  ...change,
});

test.each([
  ['an open check', {}, 'customer'],
  ['one that is being prepared', { status: 'created', checkRef: null }, 'provider'],
  ['one that is passed', { status: 'successful' }, 'provider'],
  ['one that is being evaluated', { status: 'pending_successful' }, 'provider'],
  ['one that was cancelled by the person', { status: 'aborted' }, 'customer'],
  ['one that failed and may be repeated', { status: 'failed', attemptsLeft: 1 }, 'customer'],
  ['one that failed for good', { status: 'failed', attemptsLeft: 0 }, 'provider'],
  ['one that began at the onboarding provider', { source: 'myConnect', check: 'flow_incomplete' }, 'customer'],
  ['one that the onboarding provider evaluates', { source: 'myConnect', check: 'approved' }, 'provider'],
  ['missing data', { status: 'information_required', required: false, checkRef: null }, 'customer'],
  ['an owner without a check', { status: 'pending', required: false }, 'provider'],
] as const)('%s: 220, 240 and 260 wait for the right one, other statuses for theirs', (_what, change, expected) => {
  const persons = [person({ personId: personIdOf('p2'), status: 'successful' }), person(change)];
  const waiting = (status: StatusCode, revision = currentRevision) =>
    waitingForOf({ revision, status, running: null, startState: null, persons, attention: 'none' });
  expect([220, 240, 260].map((status) => waiting(status as StatusCode))).toEqual([expected, expected, expected]);
  expect([230, 310, 430].map((status) => waiting(status as StatusCode))).toEqual(['customer', 'bank', 'timer']);
  const underWay = { status: 220, running: 'continue', startState: null, persons, attention: 'none' } as const;
  expect(waitingForOf({ ...underWay, revision: currentRevision })).toBe(expected);
  expect([waiting(220, 1), waitingForOf({ ...underWay, revision: 3 })]).toEqual(['provider', 'provider']);
});

test('a resolution that was refused beside the identity checks waits for the bank', () => {
  const waiting = (status: StatusCode, revision = currentRevision) =>
    waitingForOf({
      revision,
      status,
      running: null,
      startState: null,
      persons: [person()],
      attention: 'transfer_failed',
    });
  expect([220, 240, 260].map((status) => waiting(status as StatusCode))).toEqual(['bank', 'bank', 'bank']);
  expect([230, 245, 430].map((status) => waiting(status as StatusCode))).toEqual(['customer', 'customer', 'timer']);
  expect(waiting(220, 3)).toBe('customer');
});

test('a deadline is that of whoever must act', () => {
  const snapshot = { slaMs: 3_600_000, slaSince: 10_000_000, dueAt: 77 };
  const basis = { stalledAfterMs: 5, slaTargetHours: 2 };
  const deadline = (waitingFor: 'bank' | 'customer' | 'provider' | 'timer', change = {}) =>
    deadlineOf({ waitingFor, waitingSince: 3, snapshot: { ...snapshot, ...change } }, basis);
  expect([deadline('bank'), deadline('customer'), deadline('provider')]).toEqual([8, 77, 13_600_000]);
  expect([deadline('customer', { dueAt: null }), deadline('timer', { slaSince: null })]).toEqual([null, null]);
});

test.each([
  ['bank', 3],
  ['customer', 3],
  ['provider', 3],
  ['timer', null],
  [null, null],
] as const)('a case that waits for %s has waited for somebody since %s', (waitingFor, since) => {
  expect(actorWaitedSince({ waitingFor, waitingSince: 3 })).toBe(since);
});

test('a case is stalled once it has waited for the bank longer than it allows, to the millisecond', () => {
  const before = stalledBefore(10 * 86_400_000, 5);
  expect(before).toBe(5 * 86_400_000);
  const since = (waitingSince: number, waitingFor: 'bank' | 'customer' | null = 'bank') =>
    shownAttention({ attention: 'none', waitingFor, waitingSince }, before);
  expect([since(before - 1), since(before), since(before + 1)]).toEqual(['stalled', 'none', 'none']);
  expect([since(0, 'customer'), since(0, null)]).toEqual(['none', 'none']);
  expect(shownAttention({ attention: 'transfer_failed', waitingFor: 'bank', waitingSince: 0 }, before)).toBe(
    'transfer_failed',
  );
});

test('what the bank put aside is due from the day on which it comes back', () => {
  const aside = (followUpAt: number | null) => ({ waitingFor: 'bank', waitingSince: 1, followUpAt }) as const;
  const attention = (followUpAt: number | null) => shownAttention({ attention: 'none', ...aside(followUpAt) }, 100);
  expect([attention(null), attention(99), attention(100)]).toEqual(['stalled', 'stalled', 'none']);
  const basis = { stalledAfterMs: 5, slaTargetHours: 2 };
  const deadline = (followUpAt: number | null) => deadlineOf({ ...aside(followUpAt), snapshot: null }, basis);
  expect([deadline(null), deadline(50)]).toEqual([6, 55]);
});
