import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CaseId } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { FindingRepository, StoredFinding } from '../finding.repository.js';

function findingOf(id: string, caseId: CaseId, recordedAt: number): StoredFinding {
  return { _id: id, caseId, kind: 'matching', personId: null, recordedAt, sealed: new Uint8Array([1, recordedAt]) };
}

/** The tests that findings in memory and those on MongoDB share. */
export const findingRepositorySuite: readonly SuiteStep<FindingRepository>[] = [
  {
    name: 'keeps the first finding of an id',
    run: async (findings) => {
      equal(await findings.insert(findingOf('1001/a', caseIdOf('1001'), 1)), true);
      equal(await findings.insert(findingOf('1001/a', caseIdOf('1001'), 2)), false);
      deepEqual([...((await findings.find('1001/a'))?.sealed ?? [])], [1, 1]);
      equal(await findings.find('1001/b'), null);
    },
  },
  {
    name: 'lists the findings of a case, oldest first, and erases them only',
    run: async (findings) => {
      for (const [id, at] of [
        ['1001/c', 3],
        ['1001/a', 1],
        ['1001/b', 1],
      ] as const)
        await findings.insert(findingOf(id, caseIdOf('1001'), at));
      await findings.insert(findingOf('1002/a', caseIdOf('1002'), 1));
      deepEqual(
        (await findings.ofCase(caseIdOf('1001'))).map(({ _id }) => _id),
        ['1001/a', '1001/b', '1001/c'],
      );
      await findings.insert({ ...findingOf('1001/d', caseIdOf('1001'), 4), kind: 'account' });
      const ofKinds = await findings.ofCase(caseIdOf('1001'), ['account', 'economyReport']);
      deepEqual(
        ofKinds.map(({ _id }) => _id),
        ['1001/d'],
      );
      await findings.erase(caseIdOf('1001'));
      deepEqual(await findings.ofCase(caseIdOf('1001')), []);
      equal((await findings.ofCase(caseIdOf('1002'))).length, 1);
    },
  },
];
