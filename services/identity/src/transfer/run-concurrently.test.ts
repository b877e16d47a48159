import { setTimeout } from 'node:timers/promises';
import { runConcurrently } from './run-concurrently.js';

test('runs every task, at most four at a time, and returns results in their order', async () => {
  let under = 0;
  let most = 0;
  const task = (n: number) => async () => {
    most = Math.max(most, (under += 1));
    await setTimeout(10 - n);
    under -= 1;
    return n;
  };
  expect(await runConcurrently(Array.from({ length: 9 }, (_, n) => task(n)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(4);
});

test('throws a failure once no task is running, and starts none after it', async () => {
  const ended: number[] = [];
  const slow = (n: number) => async () => {
    await setTimeout(20);
    ended.push(n);
  };
  const fail = () => Promise.reject(new Error('refused'));
  const later = jest.fn(slow(9));
  await expect(runConcurrently([slow(1), fail, slow(2), slow(3), later])).rejects.toThrow('refused');
  expect(ended.sort()).toEqual([1, 2, 3]);
  expect(later).not.toHaveBeenCalled();
});

test('resolves without tasks', async () => {
  expect(await runConcurrently([])).toEqual([]);
});
