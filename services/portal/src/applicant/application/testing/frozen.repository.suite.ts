import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CaseId } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { FrozenRecord, FrozenRepository } from '../frozen.repository.js';

function recordOf(caseId: CaseId, version: number, hash: string): FrozenRecord {
  return { _id: `${caseId}:${version}`, caseId, version, hash, frozenAt: 1, sealed: new Uint8Array([version]) };
}

/** The tests that frozen versions in memory and those on MongoDB share. */
export const frozenRepositorySuite: readonly SuiteStep<FrozenRepository>[] = [
  {
    name: 'gives a version once',
    run: async (frozen) => {
      equal(await frozen.insert(recordOf(caseIdOf('1001'), 1, 'a')), true);
      equal(await frozen.insert(recordOf(caseIdOf('1001'), 1, 'b')), false);
      const found = await frozen.find(caseIdOf('1001'), 1);
      deepEqual([found?.hash, ...(found?.sealed ?? [])], ['a', 1]);
    },
  },
  {
    name: 'finds by version and the newest, lists all, and erases',
    run: async (frozen) => {
      for (let version = 1; version <= 11; version++)
        await frozen.insert(recordOf(caseIdOf('1001'), version, `h${version}`));
      await frozen.insert(recordOf(caseIdOf('1002'), 1, 'h3'));
      equal((await frozen.newest(caseIdOf('1001')))?.version, 11);
      const versions = await frozen.versionsOf(caseIdOf('1001'));
      deepEqual(
        [versions.length, versions[0], versions[8]],
        [11, { version: 11, hash: 'h11' }, { version: 3, hash: 'h3' }],
      );
      equal(await frozen.find(caseIdOf('1001'), 12), null);
      await frozen.erase(caseIdOf('1001'));
      equal(await frozen.newest(caseIdOf('1001')), null);
      equal((await frozen.newest(caseIdOf('1002')))?.version, 1);
    },
  },
  {
    name: 'lists the newest version of each case since a time, up to a limit',
    run: async (frozen) => {
      const frozenAt = async (caseId: string, version: number, at: number) =>
        frozen.insert({ ...recordOf(caseIdOf(caseId), version, `h${version}`), frozenAt: at });
      await frozenAt('1001', 1, 10);
      await frozenAt('1002', 1, 20);
      await frozenAt('1001', 2, 30);
      await frozenAt('1001', 3, 30);
      await frozenAt('1003', 1, 9);
      await frozenAt('1004', 1, 15);
      const of1001 = { caseId: '1001', version: 3, frozenAt: 30 };
      const of1002 = { caseId: '1002', version: 1, frozenAt: 20 };
      const of1004 = { caseId: '1004', version: 1, frozenAt: 15 };
      deepEqual(await frozen.newestSince(10, 10), [of1001, of1002, of1004]);
      deepEqual(await frozen.newestSince(10, 2), [of1001, of1002]);
      deepEqual(await frozen.newestSince(31, 10), []);
    },
  },
];
