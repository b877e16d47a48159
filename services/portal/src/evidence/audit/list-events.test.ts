import { endOfGermanDay } from './list-events.js';

it.each([
  ['2026-03-02', '2026-03-02T23:00:00.000Z'],
  ['2026-07-02', '2026-07-02T22:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
])('the German day %s ends before %s', (day, next) => {
  expect(new Date(endOfGermanDay(day) + 1).toISOString()).toBe(next);
});
