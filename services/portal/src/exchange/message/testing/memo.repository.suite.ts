import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { MemoRecord, MemoRepository } from '../memo.repository.js';

function memoOf(id: string, changes: Partial<MemoRecord> = {}): MemoRecord {
  return {
    _id: id,
    caseId: caseIdOf('1001'),
    accountId: 'a',
    createdAt: 5,
    sealed: new Uint8Array([1, 2]),
    ...changes,
  };
}

async function idsOf(memos: MemoRepository, caseId = '1001'): Promise<readonly string[]> {
  return (await memos.ofCase(caseIdOf(caseId))).map(({ _id }) => _id);
}

/** The tests that memos in memory and on MongoDB share. */
export const memoRepositorySuite: readonly SuiteStep<MemoRepository>[] = [
  {
    name: 'keeps the first note of an id',
    run: async (memos) => {
      const inserted = await Promise.all(
        ['a', 'b', 'c'].map((accountId) => memos.insert(memoOf('1001:m', { accountId }))),
      );
      equal(inserted.filter((done) => done).length, 1);
      const found = await memos.find('1001:m');
      deepEqual([found?.createdAt, [...(found?.sealed ?? [])].join()], [5, '1,2']);
      equal(await memos.find('1001:other'), null);
    },
  },
  {
    name: 'writes over the one note as often as is asked, and takes it away',
    run: async (memos) => {
      await memos.put(memoOf('1001:single'));
      await memos.put(memoOf('1001:single', { sealed: new Uint8Array([9]) }));
      equal([...((await memos.find('1001:single'))?.sealed ?? [])].join(), '9');
      equal((await idsOf(memos)).join(), '1001:single');
      await memos.remove('1001:single');
      await memos.remove('1001:single');
      equal(await memos.find('1001:single'), null);
    },
  },
  {
    name: 'lists the notes of a case, newest first, and erases those alone',
    run: async (memos) => {
      await memos.insert(memoOf('1001:a', { createdAt: 1 }));
      await memos.insert(memoOf('1001:c', { createdAt: 2 }));
      await memos.insert(memoOf('1001:b', { createdAt: 2 }));
      await memos.insert(memoOf('1002:a', { caseId: caseIdOf('1002') }));
      equal((await idsOf(memos)).join(), '1001:c,1001:b,1001:a');
      await memos.erase(caseIdOf('1001'));
      equal((await idsOf(memos)).length, 0);
      equal((await idsOf(memos, '1002')).join(), '1002:a');
    },
  },
];
