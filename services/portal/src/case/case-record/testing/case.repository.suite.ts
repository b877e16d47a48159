import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import { allCasesSuite } from './all-cases.suite.js';
import { caseNamesSuite } from './case-names.suite.js';
import { caseOutboxSuite } from './case-outbox.suite.js';
import { caseQueueSuite } from './case-queue.suite.js';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { CaseRecord } from '../case-record.js';
import { changeCase } from '../change-case.js';
import type { CaseQuery, CaseRepository, StatusCount } from '../case.repository.js';
import { caseOf } from './sample-case.js';

const newestFirst: CaseQuery = { sort: { field: 'createdAt', descending: true }, skip: 0, limit: 10 };

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function idsOf(cases: CaseRepository, query: Partial<CaseQuery>): Promise<readonly string[]> {
  return (await cases.list({ ...newestFirst, ...query })).rows.map(({ _id }) => _id);
}

/** The tests that the repository in memory and the one on MongoDB share. */
export const caseRepositorySuite: readonly SuiteStep<CaseRepository>[] = [
  {
    name: 'inserts a case once and gives it back whole',
    run: async (cases) => {
      const form = {
        version: 1,
        sealed: new Uint8Array([1, 2, 3]),
        savedAt: null,
        parts: [{ name: 'firma.line1', changedIn: 1 }],
      };
      const document = caseOf('1001', { form });
      equal(await cases.insert(document), true);
      equal(await cases.insert(caseOf('1001', { companyName: 'Andere' })), false);
      const found = await cases.find(caseIdOf('1001'));
      deepEqual([...(found?.form?.sealed ?? [])], [1, 2, 3]);
      deepEqual(plain({ ...found, form: null }), plain({ ...document, form: null }));
      equal(await cases.find(caseIdOf('1002')), null);
    },
  },
  {
    name: 'keeps the words that go with commands',
    run: async (cases) => {
      const note = { command: 'supportFix', accountId: 'a', sealed: new Uint8Array([4, 5]), seq: null } as const;
      await cases.insert(caseOf('1001', { notes: [note] }));
      await cases.change(caseIdOf('1001'), 1, { notes: [note, { ...note, accountId: 'b', seq: 7 }] });
      await cases.change(caseIdOf('1001'), 2, { status: 305 });
      const notes = (await cases.find(caseIdOf('1001')))?.notes ?? [];
      equal(
        JSON.stringify(notes.map(({ sealed, ...rest }) => [rest.accountId, rest.command, rest.seq, [...sealed]])),
        JSON.stringify([
          ['a', 'supportFix', null, [4, 5]],
          ['b', 'supportFix', 7, [4, 5]],
        ]),
      );
    },
  },
  {
    name: 'keeps the steps of the report of a discrepancy',
    run: async (cases) => {
      const step = { at: 5, accountId: 'a', act: 'entered', sealed: new Uint8Array([8, 9]) } as const;
      await cases.insert(caseOf('1001'));
      await cases.change(caseIdOf('1001'), 1, { discrepancySteps: [step, { ...step, act: 'reported' }] });
      const steps = (await cases.find(caseIdOf('1001')))?.discrepancySteps ?? [];
      const kept = steps.map(({ act, at, sealed }) => `${act} ${at} ${sealed.join()}`);
      equal(kept.join(' | '), 'entered 5 8,9 | reported 5 8,9');
    },
  },
  {
    name: 'keeps a feedback until the case is erased, its rating longer',
    run: async (cases) => {
      await cases.insert(caseOf('1001'));
      const feedback = { givenAt: 5, sealed: new Uint8Array([6, 7]) };
      await cases.change(caseIdOf('1001'), 1, { feedbackRating: 4, feedback });
      await cases.change(caseIdOf('1001'), 2, { status: 430 });
      const found = await cases.find(caseIdOf('1001'));
      deepEqual([found?.feedbackRating, found?.feedback?.givenAt], [4, 5]);
      deepEqual([...(found?.feedback?.sealed ?? [])], [6, 7]);
      await cases.change(caseIdOf('1001'), 3, { feedback: null });
      const after = await cases.find(caseIdOf('1001'));
      deepEqual([after?.feedbackRating, after?.feedback], [4, null]);
    },
  },
  {
    name: 'changes a case only in the version that was read',
    run: async (cases) => {
      await cases.insert(caseOf('1001'));
      equal(await cases.change(caseIdOf('1001'), 1, { status: 110 }), true);
      equal(await cases.change(caseIdOf('1001'), 1, { status: 900 }), false);
      equal(await cases.change(caseIdOf('1009'), 1, { status: 900 }), false);
      const found = await cases.find(caseIdOf('1001'));
      deepEqual([found?.status, found?.version], [110, 2]);
    },
  },
  {
    name: 'loses no change when many write at once',
    run: async (cases) => {
      await cases.insert(caseOf('1001'));
      const add = (n: number) =>
        changeCase(cases, caseIdOf('1001'), (now) => ({ searchKeys: [...now.searchKeys, `w${n}`] }));
      await Promise.all([0, 1, 2, 3, 4].map(add));
      deepEqual([...((await cases.find(caseIdOf('1001')))?.searchKeys ?? [])].sort(), ['w0', 'w1', 'w2', 'w3', 'w4']);
    },
  },
  {
    name: 'lists visible cases, newest first, page by page',
    run: async (cases) => {
      for (const id of ['1001', '1002', '1003', '1004']) await cases.insert(caseOf(id, { hidden: id === '1002' }));
      deepEqual(await idsOf(cases, {}), ['1004', '1003', '1001']);
      deepEqual(await idsOf(cases, { skip: 1, limit: 1 }), ['1003']);
      deepEqual(await idsOf(cases, { sort: { field: 'number', descending: false } }), ['1001', '1003', '1004']);
      equal((await cases.list({ ...newestFirst, limit: 1 })).total, 3);
    },
  },
  {
    name: 'breaks ties of the sort key by the id',
    run: async (cases) => {
      for (const id of ['1002', '1003', '1001']) await cases.insert(caseOf(id, { createdAt: 5 }));
      deepEqual(await idsOf(cases, {}), ['1003', '1002', '1001']);
    },
  },
  {
    name: 'finds by status, word, hash and id',
    run: async (cases) => {
      await cases.insert(
        caseOf('1001', { status: 210, searchKeys: ['nordlumar', 'feinwerk'], nameHashes: ['h1', 'h2'] }),
      );
      await cases.insert(
        caseOf('1002', { status: 310, searchKeys: ['nord.', 'gmbh'], emailHashes: ['e1'], hasUnrevisedMessages: true }),
      );
      deepEqual(await idsOf(cases, { statuses: [310] }), ['1002']);
      deepEqual(await idsOf(cases, { anyOf: [{ nameWords: ['nord'] }] }), ['1002', '1001']);
      deepEqual(await idsOf(cases, { anyOf: [{ nameWords: ['nord', 'fein'] }] }), ['1001']);
      deepEqual(await idsOf(cases, { anyOf: [{ nameWords: ['nord.'] }] }), ['1002']);
      deepEqual(await idsOf(cases, { anyOf: [{ nameHashes: ['h1', 'h2'] }, { id: caseIdOf('1002') }] }), [
        '1002',
        '1001',
      ]);
      deepEqual(await idsOf(cases, { anyOf: [{ emailHash: 'e1' }] }), ['1002']);
      deepEqual(await idsOf(cases, { unrevisedOnly: true }), ['1002']);
      deepEqual(await idsOf(cases, { anyOf: [] }), []);
      deepEqual(await cases.statusesInUse(), [210, 310]);
    },
  },
  {
    name: 'counts by status and attention, but nothing that is archived',
    run: async (cases) => {
      await cases.insert(caseOf('1001', { status: 210 }));
      await cases.insert(caseOf('1002', { status: 210, hidden: true }));
      await cases.insert(caseOf('1003', { status: 218, attention: 'provider_unresponsive' }));
      await cases.insert(caseOf('1004', { status: 900 }));
      await cases.insert(caseOf('1005', { status: 410, waitingFor: 'bank', waitingSince: 99 }));
      await cases.insert(caseOf('1006', { status: 410, waitingFor: 'bank', waitingSince: 100 }));
      await cases.insert(caseOf('1007', { status: 425, waitingFor: 'customer', waitingSince: 1 }));
      await cases.insert(
        caseOf('1008', { status: 310, waitingFor: 'bank', waitingSince: 1, attention: 'mail_failed' }),
      );
      const putAside = { status: 410, waitingFor: 'bank', waitingSince: 1 } as const;
      await cases.insert(caseOf('1009', { ...putAside, followUpAt: 100 }));
      await cases.insert(caseOf('1010', { ...putAside, followUpAt: 99 }));
      const order = (a: StatusCount, b: StatusCount) => a.status - b.status || a.attention.localeCompare(b.attention);
      const lines = [...(await cases.countByStatus(100))].sort(order);
      deepEqual(lines, [
        { status: 210, attention: 'none', count: 2 },
        { status: 218, attention: 'provider_unresponsive', count: 1 },
        { status: 310, attention: 'mail_failed', count: 1 },
        { status: 410, attention: 'none', count: 2 },
        { status: 410, attention: 'stalled', count: 2 },
        { status: 425, attention: 'none', count: 1 },
      ]);
      deepEqual(await idsOf(cases, { attentionBefore: 100 }), ['1010', '1008', '1005', '1003']);
      deepEqual(await idsOf(cases, { attentionBefore: 100, anyOf: [{ id: caseIdOf('1005') }] }), ['1005']);
    },
  },
  {
    name: 'finds earlier cases of the same company or person',
    run: async (cases) => {
      await cases.insert(
        caseOf('1001', {
          status: 216,
          registerHash: 'r1',
          nameSort: 'firma',
          postalCode: '10115',
          emailHashes: ['e1'],
        }),
      );
      equal(await cases.existsOther(caseIdOf('1002'), [216, 450], [{ registerHash: 'r1' }]), true);
      equal(await cases.existsOther(caseIdOf('1001'), [216, 450], [{ registerHash: 'r1' }]), false);
      equal(await cases.existsOther(caseIdOf('1002'), [450], [{ registerHash: 'r1' }]), false);
      equal(
        await cases.existsOther(caseIdOf('1002'), [216], [{ company: { nameSort: 'firma', postalCode: '10115' } }]),
        true,
      );
      equal(
        await cases.existsOther(caseIdOf('1002'), [216], [{ company: { nameSort: 'firma', postalCode: '10117' } }]),
        false,
      );
      equal(await cases.existsOther(caseIdOf('1002'), [216], [{ emailHash: 'e1' }]), true);
      equal(await cases.existsOther(caseIdOf('1002'), [216], []), false);
    },
  },
  {
    name: 'finds the visible cases of an owner that have one of the statuses, oldest first',
    run: async (cases) => {
      const owned = (owner: string | null): Pick<CaseRecord, 'snapshot'> => ({ snapshot: { owner } as CaseSnapshot });
      await cases.insert(caseOf('1004', { status: 410, ...owned('clerk') }));
      await cases.insert(caseOf('1001', { status: 310, ...owned('clerk') }));
      await cases.insert(caseOf('1002', { status: 430, ...owned('clerk') }));
      await cases.insert(caseOf('1003', { status: 410, ...owned('other') }));
      await cases.insert(caseOf('1005', { status: 410, ...owned(null) }));
      await cases.insert(caseOf('1006', { status: 410, hidden: true, ...owned('clerk') }));
      deepEqual(await cases.ownedBy('clerk', [310, 410], 9), ['1001', '1004']);
      deepEqual(await cases.ownedBy('clerk', [310, 410], 1), ['1001']);
    },
  },
  ...allCasesSuite,
  ...caseNamesSuite,
  ...caseOutboxSuite,
  ...caseQueueSuite,
];
