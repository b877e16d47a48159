import { afterText, exampleOf, lastExample, startOf, timeText } from './reminder-example.js';

const start = Date.parse('2026-11-25T09:00:00Z');

it.each([
  ['25.11.2026', '10:00', start],
  ['25.11.26', '9:30', start - 1_800_000],
  ['01.07.2026', '00:00', Date.parse('2026-06-30T22:00:00Z')],
  ['31.11.2026', '10:00', undefined],
  ['25.11.2026', '24:00', undefined],
  ['25.11.2026', '10', undefined],
  ['', '', undefined],
])('a case of %s, %s starts at %s', (date, time, instant) => {
  expect(startOf(date, time)).toBe(instant);
});

it('says of each reminder when it is sent, whether it is moved, and when none is sent', () => {
  const reminders = exampleOf('draft', [1, 3, 100], start);
  expect(reminders.map(({ at, isMoved }) => [at === undefined ? at : timeText(at), isMoved])).toEqual([
    ['Do, 26.11.2026, 10:00 Uhr', false],
    ['Mo, 30.11.2026, 08:00 Uhr', true],
    [undefined, false],
  ]);
});

it.each([
  [7, 'Di, 16.02.2027, 10:00 Uhr'],
  [2, 'Mo, 22.02.2027, 08:00 Uhr'],
  [0, undefined],
])('%d days before the expiry is %s', (days, text) => {
  const { expiry, at } = lastExample(start, days);
  expect(timeText(expiry)).toBe('Di, 23.02.2027, 10:00 Uhr');
  expect(at === undefined ? at : timeText(at)).toBe(text);
});

it.each([
  [1, 'nach einem Tag'],
  [30, 'nach 30 Tagen'],
])('%d: %s', (days, text) => {
  expect(afterText(days)).toBe(text);
});
