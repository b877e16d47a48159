import { deepEqual } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { ActRecord, ActRepository } from '../act.repository.js';

function actOf(_id: string, changes: Partial<ActRecord> = {}): ActRecord {
  return { _id, at: 5, by: 'k', command: 'resync', subject: '1001', reason: 'r', outcome: '', ...changes };
}

/** The tests that acts in memory and on MongoDB share. */
export const actRepositorySuite: readonly SuiteStep<ActRepository>[] = [
  {
    name: 'keeps an act as it was started and adds its outcome once',
    run: async (acts) => {
      await acts.record(actOf('a'));
      await acts.record(actOf('a', { by: 'somebody else', at: 9, outcome: 'done' }));
      await acts.record(actOf('a', { outcome: 'failed' }));
      deepEqual(await acts.list(10, null), [actOf('a', { outcome: 'done' })]);
    },
  },
  {
    name: 'lists the newest first, of one subject or of all',
    run: async (acts) => {
      await acts.record(actOf('a', { at: 1 }));
      await acts.record(actOf('c', { at: 2, subject: '1002' }));
      await acts.record(actOf('b', { at: 2 }));
      const ids = async (limit: number, subject: string | null) =>
        (await acts.list(limit, subject)).map(({ _id }) => _id).join();
      deepEqual([await ids(2, null), await ids(10, '1001'), await ids(10, '9')], ['c,b', 'b,a', '']);
    },
  },
];
