import { endOfGermanDay, startOfGermanDay } from './list-events.js';

it.each([
  ['2026-03-02', '2026-03-02T23:00:00.000Z'],
  ['2026-07-02', '2026-07-02T22:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
])('the German day %s ends before %s', (day, next) => {
  expect(new Date(endOfGermanDay(day) + 1).toISOString()).toBe(next);
});

it.each([
  ['2026-03-03', '2026-03-02T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-01-01', '2025-12-31T23:00:00.000Z'],
])('the German day %s starts at %s', (day, start) => {
  expect(new Date(startOfGermanDay(day)).toISOString()).toBe(start);
});
