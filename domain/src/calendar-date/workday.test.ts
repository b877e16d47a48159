import fc from 'fast-check';
import { addDays } from './calendar-date.js';
import { easterSunday, isNationwideHoliday, isWorkday } from './workday.js';

it.each([
  [1818, '1818-03-22'],
  [1954, '1954-04-18'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %d is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

it('are nine days of 2026', () => {
  const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
  expect(days.filter(isNationwideHoliday)).toEqual([
    ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25'],
    ...['2026-10-03', '2026-12-25', '2026-12-26'],
  ]);
  expect(days.filter(isWorkday)).toHaveLength(254);
});

it.each([
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2026-11-29', false],
  ['2026-11-30', true],
  // A holiday of some states only.
  ['2026-10-31', false],
  ['2025-10-31', true],
  ['2026-06-04', true],
  ['2026-12-24', true],
])('%s is a workday: %s', (day, expected) => {
  expect(isWorkday(day)).toBe(expected);
});

it('is never more than five days away', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
  fc.assert(
    fc.property(days, (day) => {
      expect([0, 1, 2, 3, 4, 5].some((count) => isWorkday(addDays(day, count)))).toBe(true);
    }),
  );
});
