import fc from 'fast-check';
import { germanTimeOfDay } from '../calendar-date/german-instant.js';
import { germanyToday } from '../calendar-date/germany-today.js';
import { isWorkday } from '../calendar-date/workday.js';
import { lastReminderTime, nextReminderTime, reminderTimes } from './reminder-times.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** "2026-11-30 10:00" in Germany; the tests have no other offset. */
const berlin = (text: string, offset = 1): number => Date.parse(`${text.replace(' ', 'T')}:00+0${offset}:00`);
const shown = (instant: number): string => {
  const minutes = germanTimeOfDay(instant) / 60_000;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${germanyToday(instant)} ${hour ?? ''}:${minute ?? ''}`;
};
const far = Date.UTC(2100, 0, 1);

describe('reminders of a kind', () => {
  it.each<[string, readonly number[], readonly string[]]>([
    ['2026-11-23 10:15', [1, 3], ['2026-11-24 10:15', '2026-11-26 10:15']],
    ['2026-11-23 10:15', [], []],
    // Saturday and Sunday.
    ['2026-11-25 10:15', [3], ['2026-11-30 08:00']],
    ['2026-11-25 10:15', [4], ['2026-11-30 08:00']],
    ['2026-11-25 10:15', [5], ['2026-11-30 10:15']],
    // Both would be sent on Monday, and so would a third.
    ['2026-11-25 10:15', [3, 4], ['2026-11-30 08:00', '2026-12-01 08:00']],
    ['2026-11-25 10:15', [3, 4, 5], ['2026-11-30 08:00', '2026-12-01 08:00', '2026-12-02 08:00']],
    ['2026-11-25 10:15', [4, 5, 6], ['2026-11-30 08:00', '2026-12-01 08:00', '2026-12-02 08:00']],
    // Before and after the hours.
    ['2026-11-23 07:59', [1], ['2026-11-24 08:00']],
    ['2026-11-23 08:00', [1], ['2026-11-24 08:00']],
    ['2026-11-23 18:59', [1], ['2026-11-24 18:59']],
    ['2026-11-23 19:00', [1], ['2026-11-25 08:00']],
    ['2026-11-26 23:30', [1], ['2026-11-30 08:00']],
    ['2026-11-26 00:30', [1], ['2026-11-27 08:00']],
    // Christmas: Friday and Saturday.
    ['2026-12-22 12:00', [3], ['2026-12-28 08:00']],
    // New Year is a Friday.
    ['2026-12-29 20:00', [2], ['2027-01-04 08:00']],
    // Good Friday to Easter Monday; the clocks are set forward in between.
    ['2027-03-23 12:00', [3], ['2027-03-30 08:00']],
    ['2027-03-23 12:00', [7], ['2027-03-30 12:00']],
    // The clocks are set back.
    ['2026-10-23 12:00', [10], ['2026-11-02 12:00']],
  ])('from %s after %j days are sent at %j', (start, days, times) => {
    const offset = start.startsWith('2026-10') ? 2 : 1;
    expect(reminderTimes({ start: berlin(start, offset), days, expiry: far }).map(shown)).toEqual(times);
  });

  it('end with the case', () => {
    const start = berlin('2026-11-23 10:15');
    const plan = { start, days: [1, 3, 8] };
    expect(reminderTimes({ ...plan, expiry: start + 3 * dayMs })).toHaveLength(1);
    expect(reminderTimes({ ...plan, expiry: start + 3 * dayMs + 1 })).toHaveLength(2);
  });

  const starts = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) });
  const lists = fc
    .uniqueArray(fc.integer({ min: 1, max: 365 }), { maxLength: 3 })
    .map((days) => [...days].sort((one, other) => one - other));

  it('are sent in the hours of workdays, each on a later day, and none too early', () => {
    fc.assert(
      fc.property(starts, lists, (start, days) => {
        const times = reminderTimes({ start, days, expiry: Infinity });
        expect(times).toHaveLength(days.length);
        for (const [index, time] of times.entries()) {
          expect(isWorkday(germanyToday(time))).toBe(true);
          expect(germanTimeOfDay(time)).toBeGreaterThanOrEqual(8 * hourMs);
          expect(germanTimeOfDay(time)).toBeLessThan(19 * hourMs);
          const late = time - start - (days[index] ?? 0) * dayMs;
          // An hour for the change to summer time; Christmas, a weekend and those moved from it for the other side.
          expect(late).toBeGreaterThanOrEqual(-hourMs);
          expect(late).toBeLessThan(9 * dayMs);
        }
        expect([...new Set(times.map(germanyToday))].sort()).toEqual(times.map(germanyToday));
      }),
    );
  });
});

describe('the last reminder before the expiry', () => {
  it.each<[string, number, string | undefined]>([
    ['2026-11-30 10:15', 0, undefined],
    ['2026-11-30 10:15', 7, '2026-11-23 10:15'],
    ['2026-11-30 10:15', 1, '2026-11-30 08:00'],
    ['2026-11-30 08:00', 1, undefined],
    ['2026-11-30 06:00', 2, undefined],
    ['2026-11-30 06:00', 3, '2026-11-27 08:00'],
    ['2026-11-30 20:00', 3, '2026-11-30 08:00'],
    ['2026-12-31 10:00', 6, '2026-12-28 08:00'],
  ])('of %s, %d days before, is sent at %s', (expiry, days, time) => {
    const found = lastReminderTime(berlin(expiry), days);
    expect(found === undefined ? undefined : shown(found)).toBe(time);
  });
});

describe('a reminder that is sent as soon as it may be', () => {
  it.each<[string, string, string]>([
    ['within the hours', '2026-11-30T17:59:59.999Z', '2026-11-30T17:59:59.999Z'],
    ['at the end of the hours', '2026-11-30T18:00:00.000Z', '2026-12-01T07:00:00.000Z'],
    ['before midnight', '2026-11-30T22:59:59.999Z', '2026-12-01T07:00:00.000Z'],
    ['after midnight', '2026-11-30T23:00:00.000Z', '2026-12-01T07:00:00.000Z'],
    ['just before the hours', '2026-12-01T06:59:59.999Z', '2026-12-01T07:00:00.000Z'],
    ['at the start of the hours', '2026-12-01T07:00:00.000Z', '2026-12-01T07:00:00.000Z'],
    ['within the hours of summer, which end earlier', '2026-07-01T16:59:59.999Z', '2026-07-01T16:59:59.999Z'],
    ['after them', '2026-07-01T17:00:00.000Z', '2026-07-02T06:00:00.000Z'],
    ['on a Friday night', '2026-11-27T20:00:00.000Z', '2026-11-30T07:00:00.000Z'],
    ['before Christmas', '2026-12-24T19:00:00.000Z', '2026-12-28T07:00:00.000Z'],
    ['on the night before summer time', '2026-03-28T20:00:00.000Z', '2026-03-30T06:00:00.000Z'],
    ['when the clocks skip an hour', '2026-03-29T01:00:00.000Z', '2026-03-30T06:00:00.000Z'],
    ['on the last night of summer time', '2026-10-24T20:00:00.000Z', '2026-10-26T07:00:00.000Z'],
    ['in the hour that comes twice, at first', '2026-10-25T00:30:00.000Z', '2026-10-26T07:00:00.000Z'],
    ['in the hour that comes twice, again', '2026-10-25T01:30:00.000Z', '2026-10-26T07:00:00.000Z'],
  ])('%s', (_when, from, expected) => {
    expect(new Date(nextReminderTime(Date.parse(from))).toISOString()).toBe(expected);
  });
});
