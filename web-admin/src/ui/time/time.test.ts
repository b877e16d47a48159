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
