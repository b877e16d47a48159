import { TimeLimitError, withinLimit } from './time-limit.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('gives what comes in time, and leaves no timer', async () => {
  await expect(withinLimit(Promise.resolve(7), 1_000)).resolves.toBe(7);
  await expect(withinLimit(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up on what does not come', async () => {
  const late = withinLimit(new Promise(() => undefined), 1_000);
  const refused = expect(late).rejects.toBeInstanceOf(TimeLimitError);
  await jest.advanceTimersByTimeAsync(1_000);
  await refused;
});
