import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { CaseQuery, CaseRepository } from '../case.repository.js';
import { caseOf } from './sample-case.js';

const newestFirst: CaseQuery = { sort: { field: 'createdAt', descending: true }, skip: 0, limit: 10 };

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function idsOf(cases: CaseRepository, query: Partial<CaseQuery>): Promise<readonly string[]> {
  return (await cases.list({ ...newestFirst, ...query })).rows.map(({ _id }) => _id);
}

/** What a clerk's list asks of the repository. */
export const caseQueueSuite: readonly SuiteStep<CaseRepository>[] = [
  {
    name: 'lists what waits for the bank, the longest first, and counts it',
    run: async (cases) => {
      const waits = { waitingFor: 'bank' } as const;
      await cases.insert(caseOf('1001', { ...waits, waitingSince: 30 }));
      await cases.insert(caseOf('1002', { waitingFor: 'customer', waitingSince: 5 }));
      await cases.insert(caseOf('1003', { waitingFor: 'customer', waitingSince: 20, hasUnrevisedMessages: true }));
      await cases.insert(caseOf('1004', { ...waits, waitingSince: 10, followUpAt: 101 }));
      await cases.insert(caseOf('1005', { ...waits, waitingSince: 1, followUpAt: 100 }));
      await cases.insert(caseOf('1006', { ...waits, waitingSince: 2, hidden: true }));
      const sort = { field: 'waitingSince', descending: false } as const;
      deepEqual(await idsOf(cases, { inQueueAt: 100, sort }), ['1005', '1003', '1001']);
      equal(await cases.count({ inQueueAt: 100 }), 3);
      equal(await cases.count({ anyOf: [] }), 0);
      const found = await cases.list({ ...newestFirst, anyOf: [{ id: caseIdOf('1004') }], inQueueAt: 101 });
      deepEqual(found.rows[0]?.followUpAt, 101);
    },
  },
  {
    name: 'lists cases that were put aside and whose day has come before all others, page by page',
    run: async (cases) => {
      const waits = { waitingFor: 'bank' } as const;
      await cases.insert(caseOf('1001', { ...waits, waitingSince: 1 }));
      await cases.insert(caseOf('1002', { ...waits, waitingSince: 2, followUpAt: 90 }));
      await cases.insert(caseOf('1003', { ...waits, waitingSince: 3, followUpAt: 80 }));
      await cases.insert(caseOf('1004', { ...waits, waitingSince: 4, followUpAt: 200 }));
      await cases.insert(caseOf('1005', { ...waits, waitingSince: 5 }));
      const queue = { inQueueAt: 100, sort: { field: 'waitingSince', descending: false } } as const;
      deepEqual(await idsOf(cases, queue), ['1003', '1002', '1001', '1005']);
      deepEqual(await idsOf(cases, { ...queue, skip: 1, limit: 2 }), ['1002', '1001']);
      deepEqual(await idsOf(cases, { ...queue, skip: 3, limit: 2 }), ['1005']);
      equal((await cases.list({ ...newestFirst, ...queue, limit: 1 })).total, 4);
      const newest = { ...queue, sort: { field: 'waitingSince', descending: true } } as const;
      deepEqual(await idsOf(cases, newest), ['1005', '1003', '1002', '1001']);
      const aside = { putAside: true, sort: { field: 'followUpAt', descending: false } } as const;
      deepEqual(await idsOf(cases, aside), ['1003', '1002', '1004']);
      equal(await cases.count({ putAside: true }), 3);
    },
  },
  {
    name: 'brings a case back on its day whoever it waits for, unless it has ended',
    run: async (cases) => {
      await cases.insert(caseOf('1001', { waitingFor: 'bank', waitingSince: 1 }));
      await cases.insert(caseOf('1002', { waitingFor: 'customer', waitingSince: 9, followUpAt: 100 }));
      await cases.insert(caseOf('1003', { waitingFor: 'provider', waitingSince: 8, followUpAt: 90 }));
      await cases.insert(caseOf('1004', { waitingFor: 'customer', waitingSince: 7, followUpAt: 101 }));
      await cases.insert(caseOf('1005', { waitingFor: 'timer', waitingSince: 6, followUpAt: 90 }));
      const ended = { waitingFor: 'timer', hasUnrevisedMessages: true } as const;
      await cases.insert(caseOf('1006', { ...ended, waitingSince: 5, followUpAt: 80 }));
      await cases.insert(caseOf('1007', { waitingFor: 'customer', waitingSince: 4 }));
      const queue = { inQueueAt: 100, sort: { field: 'waitingSince', descending: false } } as const;
      deepEqual(await idsOf(cases, queue), ['1006', '1003', '1002', '1001']);
      deepEqual(await idsOf(cases, { ...queue, skip: 3, limit: 2 }), ['1001']);
      const newest = { ...queue, sort: { field: 'waitingSince', descending: true } } as const;
      deepEqual(await idsOf(cases, newest), ['1002', '1003', '1006', '1001']);
      equal((await cases.list({ ...newestFirst, ...queue, limit: 1 })).total, 4);
      equal(await cases.count({ inQueueAt: 100 }), 4);
    },
  },
  {
    name: 'lists the cases of an owner, with what the list reads of the process',
    run: async (cases) => {
      const snapshot = { owner: 'clerk-1', slaMs: 7, slaSince: null, dueAt: 11 } as CaseSnapshot;
      await cases.insert(caseOf('1001', { snapshot, lastMessageAt: 9, lastMessageSide: 'USER' }));
      await cases.insert(caseOf('1002', { snapshot: { ...snapshot, owner: 'clerk-2' } }));
      await cases.insert(caseOf('1003'));
      const { rows } = await cases.list({ ...newestFirst, owner: 'clerk-1' });
      deepEqual(plain(rows.map(({ _id, snapshot: read, lastMessageAt }) => [_id, read, lastMessageAt])), [
        ['1001', plain(snapshot), 9],
      ]);
    },
  },
  {
    name: 'finds by the account',
    run: async (cases) => {
      await cases.insert(caseOf('1001', { accountHashes: ['iban', 'number'] }));
      await cases.insert(caseOf('1002'));
      deepEqual(await idsOf(cases, { anyOf: [{ accountHash: 'number' }] }), ['1001']);
      deepEqual(await idsOf(cases, { anyOf: [{ accountHash: 'other' }] }), []);
    },
  },
  {
    name: 'reads form and history of the cases that are asked for',
    run: async (cases) => {
      const form = { version: 2, sealed: new Uint8Array([1, 2, 3]), savedAt: 5, parts: [] };
      await cases.insert(caseOf('1001', { form }));
      await cases.insert(caseOf('1002'));
      await cases.insert(caseOf('1003'));
      const found = [...(await cases.contentOf(['1001', '1003', '9999'].map(caseIdOf)))];
      found.sort((left, right) => (left._id < right._id ? -1 : 1));
      deepEqual(
        found.map(({ _id, history }) => [_id, history.length]),
        [
          ['1001', 0],
          ['1003', 0],
        ],
      );
      deepEqual([...(found[0]?.form?.sealed ?? [])], [1, 2, 3]);
      equal(found[1]?.form, null);
      deepEqual(await cases.contentOf([]), []);
    },
  },
  {
    name: 'finds by parts of words',
    run: async (cases) => {
      await cases.insert(caseOf('1001', { searchHashes: ['a', 'b', 'c'] }));
      await cases.insert(caseOf('1002', { searchHashes: ['b', 'c', 'd'] }));
      deepEqual(await idsOf(cases, { anyOf: [{ searchHashes: ['b', 'a'] }] }), ['1001']);
      deepEqual(await idsOf(cases, { anyOf: [{ searchHashes: ['b', 'c'] }] }), ['1002', '1001']);
      deepEqual(await idsOf(cases, { anyOf: [{ searchHashes: ['a', 'd'] }] }), []);
    },
  },
];
