import { orderThenReread } from './order-then-reread.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['succeeded', async () => undefined],
  ['failed', async () => Promise.reject(new Error('away'))],
])('an order that %s is read again after 10 seconds, and no error is shown', async (_name, order) => {
  const reread = jest.fn(async () => Promise.reject(new Error('away')));
  const done = orderThenReread({ order, reread });
  await jest.advanceTimersByTimeAsync(9_999);
  expect(reread).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reread).toHaveBeenCalledTimes(1);
  await expect(done).resolves.toBeUndefined();
});
