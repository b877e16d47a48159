import { loadAgain } from './load-again.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Fails so often, then gives the number of its attempt. */
function failing(times: number) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= times) throw new Error(`attempt ${attempts}`);
    return attempts;
  };
}

it.each([0, 1, 5])('gives what was loaded after %d failures', async (times) => {
  const loaded = loadAgain(failing(times));
  await jest.advanceTimersByTimeAsync(15_500);
  await expect(loaded).resolves.toBe(times + 1);
});

it('gives up after six attempts, with what the last one threw', async () => {
  const refused = expect(loadAgain(failing(6))).rejects.toThrow('attempt 6');
  await jest.advanceTimersByTimeAsync(15_500);
  await refused;
});
