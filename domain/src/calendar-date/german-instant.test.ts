import fc from 'fast-check';
import { germanInstant, germanTimeOfDay } from './german-instant.js';
import { germanyToday } from './germany-today.js';

const hours = (count: number): number => count * 3_600_000;

it.each([
  ['2026-11-30', 8, '2026-11-30T07:00:00.000Z'],
  ['2026-07-01', 8, '2026-07-01T06:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-03-29', 1.5, '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', 2.5, '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', 3.5, '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', 2.5, '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', 3, '2026-10-25T02:00:00.000Z'],
])('on %s at %s h it is %s', (day, time, instant) => {
  expect(new Date(germanInstant(day, hours(time))).toISOString()).toBe(instant);
});

it('is what the clock and the calendar of that instant show', () => {
  const instants = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) });
  fc.assert(
    fc.property(instants, (instant) => {
      const found = germanInstant(germanyToday(instant), germanTimeOfDay(instant));
      // Once a year an hour is shown twice, and the first is meant.
      expect([instant, instant - hours(1)]).toContain(found);
      expect(germanTimeOfDay(found)).toBe(germanTimeOfDay(instant));
    }),
  );
});

it('has milliseconds before 1970 too', () => {
  expect(germanTimeOfDay(-1)).toBe(hours(1) - 1);
});
