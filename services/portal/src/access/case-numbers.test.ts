import { createNumbers } from './case-numbers.js';

function counter() {
  const claims: number[] = [];
  let last = 1000;
  const next = createNumbers(async (count) => {
    claims.push(count);
    await new Promise((resolve) => setImmediate(resolve));
    if (claims.length === 3) throw new Error('away');
    return (last += count);
  });
  return { next, claims };
}

it('gives 64 who ask at once 64 numbers in a row with two claims', async () => {
  const { next, claims } = counter();
  const numbers = await Promise.all(Array.from({ length: 64 }, next));
  expect(numbers).toEqual(Array.from({ length: 64 }, (_, at) => 1001 + at));
  expect(claims).toEqual([1, 63]);
});

it('tells only those whose claim failed, and goes on', async () => {
  const { next } = counter();
  expect([await next(), await next()]).toEqual([1001, 1002]);
  await expect(next()).rejects.toThrow('away');
  expect(await next()).toBe(1003);
});
