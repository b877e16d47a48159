import { dayAhead, followUpDayProblem, followUpInputProblem, followUpTime, maxFollowUpReason } from './follow-up.js';
import { followUpSchema } from './follow-up.schema.js';

it.each([
  ['2026-12-01', '2026-11-30T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  // The days on which the clocks change.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
])('a case put aside until %s comes back at %s', (day, instant) => {
  expect(new Date(followUpTime(day)).toISOString()).toBe(instant);
});

it.each([
  ['2026-11-22', 'Bitte wählen Sie einen Tag ab morgen.'],
  ['2026-11-23', 'Bitte wählen Sie einen Tag ab morgen.'],
  ['2026-11-24', undefined],
  ['2027-11-23', undefined],
  ['2027-11-24', 'Bitte wählen Sie einen Tag innerhalb eines Jahres.'],
])('on 2026-11-23 the day %s: %s', (day, problem) => {
  expect(followUpDayProblem(day, '2026-11-23')).toBe(problem);
});

it.each([
  ['', 'Pflichtfeld'],
  ['morgen', 'Format: TT.MM.JJJJ'],
  ['22.11.2026', 'Bitte wählen Sie einen Tag ab morgen.'],
  ['1.12.26', undefined],
])('"%s" is typed on 2026-11-23: %s', (text, problem) => {
  expect(followUpInputProblem(text, '2026-11-23')).toBe(problem);
});

it('has a day that exists and a reason of limited length', () => {
  expect(followUpSchema.parse({ day: '2026-12-01', reason: ' Rückruf ' })).toEqual({
    day: '2026-12-01',
    reason: 'Rückruf',
  });
  for (const body of [
    { day: '2026-02-30', reason: 'x' },
    { day: '2026-12-01', reason: '  ' },
    { day: '2026-12-01', reason: 'x'.repeat(maxFollowUpReason + 1) },
    { day: '2026-12-01' },
    { day: 7, reason: 'x' },
    { day: '2026-12-01', reason: 'x', owner: 'y' },
  ])
    expect(followUpSchema.safeParse(body).success).toBe(false);
});

it.each([
  ['2026-11-27', 1, '28.11.2026'],
  ['2026-11-28', 3, '01.12.2026'],
  ['2026-12-28', 7, '04.01.2027'],
  ['2028-02-28', 1, '29.02.2028'],
])('%s and %i days is %s', (day, days, text) => {
  expect(dayAhead(day, days)).toBe(text);
});
