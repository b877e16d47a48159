import type { AuditEntry } from '@kontor/domain/audit/audit-entry';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { AuditLogRepository, LoggedEntry } from '../audit-log.repository.js';

export function entryOf(key: string, changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    key,
    at: 100,
    accountId: 'staff-1',
    role: 'ROLE_ADMIN',
    category: 'command',
    source: 'user-bank-employee',
    action: 'PATCH /bgo_identifications_status/{id}/setStatus',
    caseId: caseIdOf('1001'),
    requestId: null,
    outcome: '204',
    fields: ['status'],
    ...changes,
  };
}

const sealed = new Uint8Array([1, 2]);
const logged = (_id: number, changes: Partial<AuditEntry> = {}): LoggedEntry => {
  return { _id, previous: '', hash: `h${_id}`, entry: entryOf(`k${_id}`, changes), sealed };
};
const everything = { skip: 0, limit: 10 };
const numbers = (entries: readonly LoggedEntry[]) => entries.map(({ _id }) => _id);

/** Queue and log in memory and on MongoDB pass it. */
export const auditLogRepositorySuite: readonly SuiteStep<AuditLogRepository>[] = [
  {
    name: 'queues an entry once, and gives it when its outcome is known or it waits too long',
    run: async (log) => {
      equal(await log.queue({ _id: 'a', outcome: null, entry: entryOf('a'), sealed }), true);
      equal(await log.queue({ _id: 'a', outcome: null, entry: entryOf('a', { at: 5 }), sealed }), false);
      equal((await log.waiting(100, 10)).length, 0);
      equal((await log.waiting(101, 10)).length, 1);
      await log.settle('b', { outcome: '204' });
      await log.settle('a', { outcome: '204' });
      const [waiting] = await log.waiting(0, 10);
      deepEqual([waiting?.outcome, waiting?.entry.at, [...(waiting?.sealed ?? [])]], ['204', 100, [1, 2]]);
      await log.settle('a', { outcome: '201', target: 't', fields: ['x'], sealed: new Uint8Array([3]) });
      const [ended] = await log.waiting(0, 10);
      deepEqual([ended?.outcome, ended?.entry.target, ended?.entry.fields], ['201', 't', ['x']]);
      deepEqual([ended?.entry.action, [...(ended?.sealed ?? [])]], [waiting?.entry.action, [3]]);
      await log.drop(['a', 'b']);
      equal((await log.waiting(1000, 10)).length, 0);
    },
  },
  {
    name: 'appends each number once and finds the newest first',
    run: async (log) => {
      equal(await log.last(), null);
      equal(await log.append([logged(1)]), true);
      equal(await log.append([logged(1, { key: 'other' })]), false);
      await log.append([
        logged(2, { category: 'login', source: 'user-root', caseId: null, at: 200 }),
        logged(3, { at: 300 }),
      ]);
      equal((await log.last())?._id, 3);
      deepEqual([...(await log.logged(['k1', 'k9', 'k3']))].sort(), ['k1', 'k3']);
      deepEqual(numbers(await log.after(1, 1)), [2]);
      deepEqual(numbers((await log.find({}, everything)).entries), [3, 2, 1]);
      deepEqual(numbers((await log.find({ category: 'login' }, everything)).entries), [2]);
      deepEqual(numbers((await log.find({ source: 'user-root' }, everything)).entries), [2]);
      deepEqual(numbers((await log.find({ caseId: caseIdOf('1001'), after: 100 }, everything)).entries), [3]);
      deepEqual(numbers((await log.find({ caseId: caseIdOf('1001'), before: 3 }, everything)).entries), [1]);
      deepEqual((await log.find({ caseId: caseIdOf('1001') }, { skip: 1, limit: 1 })).total, 2);
      await log.append([logged(4, { accountId: 'staff-2', target: 'lena', at: 400 })]);
      deepEqual(numbers((await log.find({ after: 100, until: 300 }, everything)).entries), [2]);
      deepEqual(numbers((await log.find({ until: 300 }, everything)).entries), [2, 1]);
      deepEqual(numbers((await log.find({ accountIds: ['staff-2', 'staff-3'] }, everything)).entries), [4]);
      deepEqual(numbers((await log.find({ targets: ['lena'] }, everything)).entries), [4]);
      deepEqual(numbers((await log.find({ targets: [] }, everything)).entries), []);
    },
  },
  {
    name: 'appends entries up to one whose number or key is taken',
    run: async (log) => {
      equal(await log.append([logged(1), logged(2), logged(2, { key: 'other' }), logged(3)]), false);
      equal(await log.append([logged(3, { key: 'k1' }), logged(4)]), false);
      deepEqual(numbers(await log.after(0, 9)), [1, 2]);
    },
  },
  {
    name: 'forgets the content of an entry, and all but one entry of a time',
    run: async (log) => {
      await log.append(
        [1, 2, 3, 4].map((seq) => logged(seq, { at: seq * 100, category: seq === 2 ? 'read' : 'login' })),
      );
      deepEqual(numbers(await log.whole(300, 'read', 5)), [2]);
      deepEqual(numbers(await log.whole(300, undefined, 5)), [1, 2]);
      await log.strip({
        ...logged(2),
        entry: entryOf('removed/2', { at: 200, caseId: null }),
        sealed: new Uint8Array(),
      });
      deepEqual(numbers(await log.whole(300, undefined, 5)), [1]);
      deepEqual(numbers((await log.find({}, everything)).entries), [4, 3, 1]);
      deepEqual(numbers((await log.find({ without: 'login' }, everything)).entries), []);
      const [second] = await log.after(1, 1);
      deepEqual([second?.hash, second?.removed, second?.sealed.length], ['h2', true, 0]);
      equal((await log.lastOf({ from: 100, to: 300 }))?._id, 2);
      deepEqual([await log.firstSince(250), await log.firstSince(401)], [3, null]);
      await log.removeAll({ from: 100, to: 400 }, { except: 2, from: 3 });
      deepEqual(numbers(await log.after(0, 9)), [2, 3, 4]);
    },
  },
  {
    name: 'has one writer at a time',
    run: async (log) => {
      equal(await log.lease('one', 0, 10), true);
      equal(await log.lease('two', 5, 15), false);
      equal(await log.lease('one', 5, 20), true);
      equal(await log.lease('two', 20, 30), true);
    },
  },
];
