import { formatAgo, formatExact, formatHours, formatLogTime, formatMemoTime } from './time.js';

const at = '2026-11-21T07:05:09.000Z';
const now = Date.parse(at);

it('formats times in German time', () => {
  expect(formatMemoTime(at)).toBe('21.11.2026 | 08:05:09');
  expect(formatLogTime(at)).toBe('21.11.2026 - 08:05:09');
  expect(formatExact(at)).toBe('21.11.2026, 08:05 Uhr');
});

it('formats the hours of the SLA with two decimals', () => {
  expect(formatHours(12.3456)).toBe('12,35');
  expect(formatHours(0)).toBe('0,00');
  expect(formatHours(1234.5)).toBe('1.234,50');
});

it.each([
  [0, 'gerade eben'],
  [59_999, 'gerade eben'],
  [60_000, 'vor 1 Minute'],
  [59 * 60_000, 'vor 59 Minuten'],
  [90 * 60_000, 'vor 1 Stunde'],
  [26 * 3_600_000, 'gestern'],
  [2 * 86_400_000, 'vorgestern'],
  [4 * 86_400_000, 'vor 4 Tagen'],
  [20 * 86_400_000, 'vor 2 Wochen'],
  [70 * 86_400_000, 'vor 2 Monaten'],
  [800 * 86_400_000, 'vor 2 Jahren'],
])('%d ms ago reads "%s"', (passed, text) => {
  expect(formatAgo(now - passed, now)).toBe(text);
});

/** On a Wednesday at 10:00 in Germany. */
it.each([
  ['2026-11-16T10:30:00Z', 'vorgestern'],
  ['2026-11-17T08:59:00Z', 'gestern'],
  ['2026-11-18T23:30:00Z', 'in 14 Stunden'],
  ['2026-11-20T07:00:00Z', 'übermorgen'],
  ['2026-11-06T09:00:00Z', 'vor 1 Woche'],
  ['2026-11-30T09:00:00Z', 'in 1 Woche'],
  ['2026-09-25T09:00:00Z', 'vor 1 Monat'],
  ['2027-01-10T09:00:00Z', 'in 1 Monat'],
  ['2025-01-05T09:00:00Z', 'vor 1 Jahr'],
])('%s reads "%s" by the calendar', (instant, text) => {
  expect(formatAgo(instant, '2026-11-18T09:00:00Z')).toBe(text);
});

it('reads "heute" within the day that has 25 hours', () => {
  expect(formatAgo('2026-10-24T22:10:00Z', '2026-10-25T22:40:00Z')).toBe('heute');
});
