import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { WindowCodeRepository } from '../window-code.repository.js';

const later = Date.now() + 60_000;

/** The tests of the repository in memory and on MongoDB. */
export const windowCodeSuite: readonly SuiteStep<WindowCodeRepository>[] = [
  {
    name: 'hands a code out once, to one of many who ask at the same time',
    run: async (codes) => {
      const record = { _id: 's1', hash: 'a', expiresAt: later };
      await codes.keep(record);
      const taken = await Promise.all([1, 2, 3].map(() => codes.take('a')));
      deepEqual(
        taken.filter((one) => one !== null),
        [record],
      );
      equal(await codes.take('a'), null);
    },
  },
  {
    name: 'keeps the newest code of a session, and those of others',
    run: async (codes) => {
      await codes.keep({ _id: 's1', hash: 'a', expiresAt: later });
      await codes.keep({ _id: 's2', hash: 'b', expiresAt: later });
      await codes.keep({ _id: 's1', hash: 'c', expiresAt: later + 1 });
      equal(await codes.take('a'), null);
      deepEqual(await codes.take('c'), { _id: 's1', hash: 'c', expiresAt: later + 1 });
      equal((await codes.take('b'))?._id, 's2');
    },
  },
];
