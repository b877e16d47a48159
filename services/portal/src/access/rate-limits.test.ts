import fc from 'fast-check';
import { createFakeRateCounter } from './rate-counter.js';
import { createRateLimits } from './rate-limits.js';

function setUp(ipFactor = 1) {
  const clock = { now: 0 };
  const limits = createRateLimits({
    counter: createFakeRateCounter(),
    searchHash: (_purpose, value) => value,
    ipFactor,
    now: () => clock.now,
  });
  return { clock, limits };
}

it('lets no more pass in a window than allowed, whoever asks how often', async () => {
  const step = fc.record({ who: fc.constantFrom('a', 'b'), wait: fc.integer({ min: 0, max: 20 * 60_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { clock, limits } = setUp();
      const passed = new Map<string, number>();
      for (const { who, wait } of steps) {
        clock.now += wait;
        const key = `${who}:${Math.floor(clock.now / 3_600_000)}`;
        const allowed = await limits.spend('mailByAddress', who).then(
          () => true,
          () => false,
        );
        expect(allowed).toBe((passed.get(key) ?? 0) < 5);
        if (allowed) passed.set(key, (passed.get(key) ?? 0) + 1);
      }
    }),
    { numRuns: 50 },
  );
});

it('multiplies the limits by network address only, and says when to come again', async () => {
  const { limits, clock } = setUp(3);
  clock.now = 60_000;
  for (let count = 0; count < 180; count++) await limits.spend('registerByIp', 'ip');
  await expect(limits.spend('registerByIp', 'ip')).rejects.toMatchObject({
    code: 'too-many-requests',
    extensions: { retryAfterSeconds: 540 },
  });
  for (let count = 0; count < 5; count++) await limits.spend('mailByAddress', 'a@b.test');
  await expect(limits.spend('mailByAddress', 'a@b.test')).rejects.toThrow();
});
