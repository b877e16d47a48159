import { setImmediate as tick } from 'node:timers/promises';
import { createTurns } from './turns.js';

test('of one name only so many run at once; others do not wait for them', async () => {
  const turnOf = createTurns(2);
  const running = new Map<string, number>();
  const most = new Map<string, number>();
  const work = (name: string) => async () => {
    const now = (running.get(name) ?? 0) + 1;
    running.set(name, now);
    most.set(name, Math.max(now, most.get(name) ?? 0));
    for (let round = 0; round < 3; round += 1) await tick();
    running.set(name, (running.get(name) ?? 0) - 1);
    return name;
  };
  const names = Array.from({ length: 12 }, (_one, place) => (place % 2 === 0 ? 'a' : 'b'));
  expect(await Promise.all(names.map((name) => turnOf(name, work(name))))).toEqual(names);
  expect([...most]).toEqual([
    ['a', 2],
    ['b', 2],
  ]);
});

test('a work that fails gives its turn to the next', async () => {
  const turnOf = createTurns(1);
  const failing = turnOf('a', () => Promise.reject(new Error('no')));
  const next = turnOf('a', () => Promise.resolve(7));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe(7);
});
