import { germanyToday } from './germany-today.js';

test.each([
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Germany', (instant, day) => {
  expect(germanyToday(Date.parse(instant))).toBe(day);
});
