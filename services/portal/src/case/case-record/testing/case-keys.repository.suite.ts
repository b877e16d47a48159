import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { CaseKeyRepository } from '../case-keys.repository.js';
import type { SuiteStep } from '../../../testing/suite-step.js';

/** The tests that case keys in memory and those on MongoDB share. */
export const caseKeyRepositorySuite: readonly SuiteStep<CaseKeyRepository>[] = [
  {
    name: 'keeps the first key of a case',
    run: async (keys) => {
      const record = { _id: '1001', wrapped: new Uint8Array([7, 8]), createdAt: 1, destroyedAt: null };
      equal(await keys.insert(record), true);
      equal(await keys.insert({ ...record, wrapped: new Uint8Array([9]) }), false);
      deepEqual([...((await keys.find(caseIdOf('1001')))?.wrapped ?? [])], [7, 8]);
    },
  },
  {
    name: 'finds the keys of many cases, also that one was destroyed',
    run: async (keys) => {
      for (const _id of ['1001', '1002', '1003'])
        await keys.insert({ _id, wrapped: new Uint8Array([Number(_id) - 1000]), createdAt: 1, destroyedAt: null });
      await keys.destroy(caseIdOf('1002'), 5);
      const found = await keys.findMany(['1001', '1002', '1009'].map(caseIdOf));
      deepEqual(found.map(({ _id, wrapped }) => [_id, wrapped === null ? null : [...wrapped]]).sort(), [
        ['1001', [1]],
        ['1002', null],
      ]);
    },
  },
  {
    name: 'pages through the keys that are left, and replaces one, but never a destroyed one',
    run: async (keys) => {
      for (const _id of ['1001', '1002', '1003', '1004'])
        await keys.insert({ _id, wrapped: new Uint8Array([1]), createdAt: 1, destroyedAt: null });
      await keys.destroy(caseIdOf('1002'), 5);
      deepEqual(
        (await keys.page('1001', 2)).map(({ id }) => id),
        ['1003', '1004'],
      );
      for (const id of ['1001', '1002']) await keys.replace(id, new Uint8Array([4]));
      deepEqual([...((await keys.find(caseIdOf('1001')))?.wrapped ?? [])], [4]);
      equal((await keys.find(caseIdOf('1002')))?.wrapped, null);
    },
  },
  {
    name: 'destroys a key for good, also one that never was',
    run: async (keys) => {
      const record = { _id: '1001', wrapped: new Uint8Array([7]), createdAt: 1, destroyedAt: null };
      await keys.insert(record);
      for (const id of ['1001', '1002']) {
        await keys.destroy(caseIdOf(id), 5);
        await keys.destroy(caseIdOf(id), 6);
        equal((await keys.find(caseIdOf(id)))?.wrapped, null);
        equal(await keys.insert({ ...record, _id: id }), false);
      }
    },
  },
];
