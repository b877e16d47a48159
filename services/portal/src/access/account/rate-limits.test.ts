import fc from 'fast-check';
import { createRateLimits, isWithin, type LimitName } from './rate-limits.js';
import { createFakeLimiter } from './testing/limiter.fake.js';
import { rateLimitsSuite } from './testing/rate-limits.suite.js';

function setUp(ipFactor = 1) {
  const clock = { now: 0 };
  const limits = createRateLimits({
    createLimiter: createFakeLimiter(() => clock.now),
    searchHash: (_purpose, value) => value,
    ipFactor,
  });
  return { clock, limits };
}

describe('limits in memory', () => {
  it.each(rateLimitsSuite)('$name', async ({ run }) => {
    await expect(run(setUp(3).limits)).resolves.toBeUndefined();
  });
});

it('allows the limit once in a window that starts with the first request', async () => {
  const step = fc.record({ who: fc.constantFrom('a', 'b'), wait: fc.integer({ min: 0, max: 20 * 60_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { clock, limits } = setUp();
      const windows = new Map<string, { endsAt: number; passed: number }>();
      for (const { who, wait } of steps) {
        clock.now += wait;
        const known = windows.get(who);
        const window =
          known !== undefined && known.endsAt > clock.now ? known : { endsAt: clock.now + 3_600_000, passed: 0 };
        windows.set(who, window);
        const allowed = await limits.spend('mailByAddress', who).then(
          () => true,
          () => false,
        );
        expect(allowed).toBe(window.passed < 5);
        if (allowed) window.passed++;
      }
    }),
    { numRuns: 50 },
  );
});

it('multiplies the limits by network address only, and reports when the limit resets', async () => {
  const { limits, clock } = setUp(3);
  for (let count = 0; count < 1800; count++) await limits.spend('registerByIp', 'ip');
  clock.now = 60_000;
  await expect(limits.spend('registerByIp', 'ip')).rejects.toMatchObject({
    code: 'too-many-requests',
    extensions: { retryAfterSeconds: 540 },
  });
  for (let count = 0; count < 5; count++) await limits.spend('mailByAddress', 'a@b.test');
  await expect(limits.spend('mailByAddress', 'a@b.test')).rejects.toThrow();
});

it.each(['bankRegisterByIp', 'registerByStaff'] as const)(
  '%s is never tighter than the limit of a customer',
  async (limit) => {
    const { limits } = setUp();
    const passed = async (name: LimitName): Promise<number> => {
      for (let count = 0; count < 10_000; count += 1) if (!(await isWithin(limits, name, 'one'))) return count;
      return 10_000;
    };
    expect(await passed(limit)).toBeGreaterThanOrEqual(await passed('registerByIp'));
  },
);
