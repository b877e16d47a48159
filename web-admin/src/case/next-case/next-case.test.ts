import { nextCaseOf } from './next-case.js';

it.each<{ name: string; current: number; left: number[]; now: number[]; expected: number | null }>([
  { name: 'the next of the list', current: 2, left: [1, 2, 3], now: [1, 2, 3], expected: 3 },
  {
    name: 'the next that is still there, after this one has left the list',
    current: 2,
    left: [1, 2, 3, 4],
    now: [1, 4],
    expected: 4,
  },
  { name: 'the first after the last', current: 3, left: [1, 2, 3], now: [1, 2, 3], expected: 1 },
  { name: 'the first of a list that never had this one', current: 9, left: [1, 2], now: [1, 2], expected: 1 },
  { name: 'the one after it where the list was never seen', current: 2, left: [], now: [1, 2, 3], expected: 3 },
  { name: 'none where there is no other', current: 2, left: [2], now: [2], expected: null },
])('is $name', ({ current, left, now, expected }) => {
  expect(nextCaseOf(current, { left, now })).toBe(expected);
});
