import { germanDay } from './german-day.js';

it.each([
  ['2026-11-21T22:59:59.000Z', '21.11.2026'],
  ['2026-11-21T23:00:00.000Z', '22.11.2026'],
  [Date.UTC(2026, 6, 1, 22), '02.07.2026'],
])('%s is the %s in Germany', (at, expected) => {
  expect(germanDay(at)).toBe(expected);
});
