import { deepEqual, equal, rejects } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import { TooManyRequests, type RateLimits } from '../rate-limits.js';

const allowedOf = async (spending: readonly Promise<void>[]): Promise<number> => {
  const results = await Promise.allSettled(spending);
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  deepEqual(
    reasons.filter((reason) => !(reason instanceof TooManyRequests)),
    [],
  );
  return results.length - reasons.length;
};

/** The tests of limits in memory and on MongoDB; the factor of limits by network address is 3. */
export const rateLimitsSuite: readonly SuiteStep<RateLimits>[] = [
  {
    name: 'counts bytes',
    run: async (limits) => {
      const most = 1_000_000_000;
      await limits.spend('uploadByLogin', 'a', most - 10);
      await rejects(limits.spend('uploadByLogin', 'a', 11), TooManyRequests);
      await limits.spend('uploadByLogin', 'b', most);
      await rejects(limits.spend('uploadByLogin', 'b', 1), TooManyRequests);
    },
  },
  {
    name: 'allows as many parallel requests as the limit says, for each subject',
    run: async (limits) => {
      const spending = ['a', 'b'].map((who) =>
        allowedOf(Array.from({ length: 30 }, () => limits.spend('mailByAddress', who))),
      );
      deepEqual(await Promise.all(spending), [5, 5]);
    },
  },
  {
    name: 'multiplies the limits by network address only',
    run: async (limits) => {
      equal(await allowedOf(Array.from({ length: 365 }, () => limits.spend('loginByIp', 'ip'))), 360);
      equal(await allowedOf(Array.from({ length: 12 }, () => limits.spend('loginByNameAndPlace', 'ip'))), 10);
    },
  },
  {
    name: 'reports the seconds until a used-up limit opens, and takes back what was counted',
    run: async (limits) => {
      for (let count = 0; count < 20; count++) {
        await limits.spend('loginByNameAndPlace', 'a');
        await limits.refund('loginByNameAndPlace', 'a');
      }
      for (let count = 0; count < 10; count++) await limits.spend('loginByNameAndPlace', 'a');
      await rejects(limits.spend('loginByNameAndPlace', 'a'), ({ code, extensions }: TooManyRequests) => {
        equal(code, 'too-many-requests');
        return extensions.retryAfterSeconds > 590 && extensions.retryAfterSeconds <= 600;
      });
      await limits.spend('loginByNameAndPlace', 'b');
    },
  },
];
