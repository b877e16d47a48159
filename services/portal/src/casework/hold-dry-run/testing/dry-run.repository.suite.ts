import { caseIdOf } from '@kontor/domain/case/case-id';
import type { DryRunGroup } from '@kontor/domain/on-hold/dry-run';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { DryRunCaseRecord, DryRunPage, DryRunRecord, DryRunRepository } from '../dry-run.repository.js';

const counts = { presentOnly: 0, newOnly: 0, both: 0, neither: 0, reportMissing: 0 };

const runOf = (runId: string, startedAt: number): DryRunRecord => ({
  ...{ runId, startedAt, state: 'running', startedBy: 'a', aliveUntil: startedAt + 60, endedAt: null },
  ...{ total: null, done: 0, isCut: false, counts, rules: '{}', removeAt: startedAt + 1000 },
});

const caseOf = (runId: string, caseId: string, position: number, group: DryRunGroup = 'both'): DryRunCaseRecord => ({
  ...{ runId, caseId: caseIdOf(caseId), position, group },
  ...{ presentRules: ['age'], newRules: ['age', 'legalForm'], removeAt: 1000 },
});

const page: DryRunPage = { group: 'both', skip: 0, limit: 10 };

/** The tests that dry runs in memory and on MongoDB share. */
export const dryRunSuite: readonly SuiteStep<DryRunRepository>[] = [
  {
    name: 'starts one run at a time, and another once the last has ended or is dead',
    run: async (repository) => {
      equal(await repository.newest(1), null);
      const started = await Promise.all(['a', 'b', 'c'].map((runId) => repository.start(runOf(runId, 100))));
      equal(started.filter((isStarted) => isStarted).length, 1);
      const { runId = '' } = (await repository.newest(100)) ?? {};
      deepEqual(await repository.newest(100), runOf(runId, 100));
      equal(await repository.start(runOf('d', 159)), false);
      equal(await repository.end(runId, 'cancelled', 159), true);
      equal(await repository.start(runOf('d', 159)), true);
      equal(await repository.start(runOf('e', 159 + 60)), true);
      equal((await repository.newest(300))?.runId, 'e');
    },
  },
  {
    name: 'takes reports and an end of the running run only',
    run: async (repository) => {
      await repository.start(runOf('a', 100));
      const progress = { aliveUntil: 200, total: 7, done: 3, isCut: true, counts: { ...counts, both: 3 } };
      equal(await repository.report('b', progress), false);
      equal(await repository.report('a', progress), true);
      equal(await repository.report('a', progress), true);
      deepEqual(await repository.newest(150), { ...runOf('a', 100), ...progress });
      equal(await repository.end('b', 'cancelled', 150), false);
      equal(await repository.end('a', 'finished', 150), true);
      equal(await repository.end('a', 'cancelled', 151), false);
      equal(await repository.report('a', progress), false);
      const ended = { state: 'finished', endedAt: 150, aliveUntil: 0 } as const;
      deepEqual(await repository.newest(150), { ...runOf('a', 100), ...progress, ...ended });
    },
  },
  {
    name: 'has none once it is to be removed',
    run: async (repository) => {
      await repository.start(runOf('a', 100));
      equal((await repository.newest(1099))?.runId, 'a');
      equal(await repository.newest(1100), null);
    },
  },
  {
    name: 'lists the cases of a group by their positions, and erases',
    run: async (repository) => {
      await repository.start(runOf('a', 100));
      await repository.addCases([]);
      await repository.addCases([caseOf('a', '1003', 2), caseOf('a', '1001', 0), caseOf('a', '1002', 1, 'neither')]);
      await repository.addCases([caseOf('a', '1004', 3)]);
      const idsOf = async (asked: Partial<DryRunPage> = {}) =>
        (await repository.cases('a', { ...page, ...asked })).map(({ caseId }) => String(caseId));
      deepEqual(await repository.cases('a', { ...page, limit: 1 }), [caseOf('a', '1001', 0)]);
      deepEqual(await idsOf(), ['1001', '1003', '1004']);
      deepEqual(await idsOf({ skip: 1, limit: 1 }), ['1003']);
      await repository.eraseCase(caseIdOf('1003'));
      deepEqual(await idsOf(), ['1001', '1004']);
      await repository.start(runOf('b', 500));
      deepEqual(await idsOf(), []);
    },
  },
];
