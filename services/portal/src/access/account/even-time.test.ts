import { evenTimeMs, inEvenTime } from './even-time.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** When an act of some length has answered, ms. */
async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = Date.now();
  const answered = inEvenTime(act).then(
    () => Date.now() - start,
    () => Date.now() - start,
  );
  await jest.advanceTimersByTimeAsync(1_000);
  return answered;
}

test.each([0, 5, evenTimeMs])('an act of %i ms answers, and refuses, after the same time', async (ms) => {
  expect(await timeOf(() => wait(ms))).toBe(evenTimeMs);
  expect(
    await timeOf(async () => {
      await wait(ms);
      throw new Error('unknown');
    }),
  ).toBe(evenTimeMs);
});

test('gives what the act gives', async () => {
  jest.useRealTimers();
  await expect(inEvenTime(() => Promise.resolve(7))).resolves.toBe(7);
  await expect(inEvenTime(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
