import { fitted, larger, smaller } from './zoom.js';

it.each([
  [0.5, 0.75, 0.5],
  [fitted, 1.25, 0.75],
  [1.5, 2, 1.25],
  [4, 4, 3],
])('%d grows to %d and shrinks to %d', (zoom, up, down) => {
  expect(larger(zoom)).toBe(up);
  expect(smaller(zoom)).toBe(down);
});

it('goes from the smallest to the largest and back in the same steps', () => {
  const up = [0.5];
  while (larger(up.at(-1) ?? 0) !== up.at(-1)) up.push(larger(up.at(-1) ?? 0));
  const down = [up.at(-1) ?? 0];
  while (smaller(down.at(-1) ?? 0) !== down.at(-1)) down.push(smaller(down.at(-1) ?? 0));
  expect(down.reverse()).toEqual(up);
  expect(up).toContain(fitted);
});
