import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { ApprovalRepository, StoredApproval } from '../stored-approval.js';

const caseId = caseIdOf('1001');
const acts = ['release', 'delete', 'roles'] as const;

const approvalOf = (_id: string, given: Partial<StoredApproval> = {}): StoredApproval => ({
  _id,
  act: 'release',
  caseId,
  subject: caseId,
  state: 'open',
  basis: 'b',
  requestedBy: 'anna',
  requestedAt: 10,
  decidedBy: null,
  decidedAt: null,
  voidReason: null,
  order: new Uint8Array([1, 2]),
  evidence: new Uint8Array([3]),
  ...given,
});

/** The tests that the approvals in memory and on MongoDB share. */
export const approvalSuite: readonly SuiteStep<ApprovalRepository>[] = [
  {
    name: 'stores an approval as it was, and one open one of an act for a subject',
    run: async (repository) => {
      equal(await repository.insert(approvalOf('a')), true);
      equal(await repository.insert(approvalOf('b')), false);
      equal(await repository.insert(approvalOf('c', { act: 'delete' })), true);
      deepEqual(await repository.find('a'), approvalOf('a'));
      equal((await repository.findOpen('release', caseId))?._id, 'a');
      equal(await repository.find('z'), null);
    },
  },
  {
    name: 'changes an approval from a state once, after which another one may be asked for',
    run: async (repository) => {
      const rejected = { state: 'rejected', decidedBy: 'bert', decidedAt: 20 } as const;
      const done = await Promise.all([1, 2].map(() => repository.change('a', 'open', rejected)));
      deepEqual(done.sort(), [false, true]);
      // Found as open until it is recorded how it ended.
      equal((await repository.findOpen('release', caseId))?._id, 'a');
      deepEqual(
        (await repository.openAfter('', 1)).map(({ _id }) => _id),
        ['a'],
      );
      equal(await repository.change('a', 'rejected', { order: null }), true);
      deepEqual(await repository.find('a'), approvalOf('a', { ...rejected, order: null }));
      equal(await repository.findOpen('release', caseId), null);
      equal(await repository.insert(approvalOf('d', { requestedAt: 30 })), true);
      equal(await repository.change('d', 'open', { state: 'confirming', decidedBy: 'bert' }), true);
      equal((await repository.findOpen('release', caseId))?._id, 'd');
    },
  },
  {
    name: 'lists open ones first, then the newest, of the given acts and case',
    run: async (repository) => {
      await repository.insert(
        approvalOf('e', { act: 'roles', caseId: null, subject: 'x', state: 'void', decidedAt: 5, order: null }),
      );
      const ids = async (query: Partial<Parameters<ApprovalRepository['list']>[0]>) => {
        const { rows, total } = await repository.list({ acts, skip: 0, limit: 10, ...query });
        return [rows.map(({ _id }) => _id), total];
      };
      deepEqual(await ids({}), [['d', 'c', 'e', 'a'], 4]);
      deepEqual(await ids({ isOpen: false }), [['e', 'a'], 2]);
      deepEqual(await ids({ isOpen: true, acts: ['delete'] }), [['c'], 1]);
      deepEqual(await ids({ caseId, skip: 1, limit: 1 }), [['c'], 3]);
    },
  },
  {
    name: 'finds what is open',
    run: async (repository) => {
      deepEqual(
        (await repository.openAfter('', 10)).map(({ _id }) => _id),
        ['c', 'd'],
      );
      deepEqual(
        (await repository.openAfter('c', 1)).map(({ _id }) => _id),
        ['d'],
      );
      deepEqual([...(await repository.countOpen())].sort(), [
        ['delete', 1],
        ['release', 1],
      ]);
      equal(await repository.hasOpen(caseId), true);
      equal(await repository.hasOpen(caseIdOf('1002')), false);
      const other = { caseId: caseIdOf('1003'), subject: '1003', requestedAt: 1 };
      await repository.insert(approvalOf('f', other));
      await repository.change('f', 'open', { state: 'rejected' });
      equal(await repository.hasOpen(other.caseId), false);
      await repository.erase(other.caseId);
    },
  },
  {
    name: 'removes old decided ones without a case, and all of a case',
    run: async (repository) => {
      await repository.removeDecided(5);
      equal((await repository.find('e'))?._id, 'e');
      await repository.removeDecided(6);
      equal(await repository.find('e'), null);
      equal((await repository.find('a'))?._id, 'a');
      await repository.erase(caseId);
      equal((await repository.list({ acts, skip: 0, limit: 10 })).total, 0);
    },
  },
];
