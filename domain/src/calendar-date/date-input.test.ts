import { violationText } from '../violation/violation-text.js';
import fc from 'fast-check';
import { ageOn, formatGermanDate, isCalendarDate } from './calendar-date.js';
import { dateInputProblem, parseGermanDate, type DateInputRules } from './date-input.js';

const today = '2026-03-01';

// R2 §5 "Date input": DD.MM.YYYY, a two-digit year means 20xx, stored as YYYY-MM-DD.
test.each([
  ['17.05.1980', '1980-05-17'],
  [' 17.05.1980 ', '1980-05-17'],
  ['1.2.1980', '1980-02-01'],
  ['01.02.24', '2024-02-01'],
  ['01.02.80', '2080-02-01'],
  ['01.02.00', '2000-02-01'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.24', '2024-02-29'],
  ['29.02.2023', undefined],
  ['29.02.23', undefined],
  ['29.02.2000', '2000-02-29'],
  ['29.02.1900', undefined],
  ['31.04.2024', undefined],
  ['00.01.2024', undefined],
  ['01.13.2024', undefined],
  ['01.02.202', undefined],
  ['01.02.0999', undefined],
  ['01.02.1000', '1000-02-01'],
  ['1980-05-17', undefined],
  ['01/02/2024', undefined],
  ['01.02.', undefined],
  ['001.02.2024', undefined],
])('"%s" is read as %s', (typed, date) => {
  expect(parseGermanDate(typed)).toBe(date);
});

test('a date is equal after writing and reading', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const date = day.toISOString().slice(0, 10);
      expect(parseGermanDate(formatGermanDate(date))).toBe(date);
      expect(isCalendarDate(date)).toBe(true);
    }),
  );
});

test.each<[string, DateInputRules, string | undefined]>([
  ['', { required: true }, 'Pflichtfeld'],
  ['  ', { required: true }, 'Pflichtfeld'],
  ['', {}, undefined],
  ['1.3', { required: true }, 'Format: TT.MM.JJJJ'],
  ['02.03.2026', { noFuture: true }, 'Datum liegt in der Zukunft'],
  ['02.03.26', { noFuture: true }, 'Datum liegt in der Zukunft'],
  ['01.03.2026', { noFuture: true }, undefined],
  ['28.02.2026', { noPast: true }, 'Datum liegt in der Vergangenheit'],
  ['01.03.2026', { noPast: true }, undefined],
  ['02.03.2026', {}, undefined],
  ['02.03.2010', { minimumAge: 16 }, 'Datum muss mindestens 16 Jahre in der Vergangenheit liegen'],
  ['01.03.2010', { minimumAge: 16 }, undefined],
  ['02.03.2008', { minimumAge: 18 }, 'Datum muss mindestens 18 Jahre in der Vergangenheit liegen'],
  ['02.03.2026', { noFuture: true, minimumAge: 16 }, 'Datum liegt in der Zukunft'],
])('"%s" under %j: %s', (typed, rules, problem) => {
  const found = dateInputProblem(typed, rules, today);
  expect(found && violationText(found)).toBe(problem);
});

// Sixteen on a given day, leap days included: a person born on 29 February is a year older on 1 March of other years.
test.each([
  ['2010-03-01', '2026-02-28', 15],
  ['2010-03-01', '2026-03-01', 16],
  ['2000-02-29', '2016-02-28', 15],
  ['2000-02-29', '2016-02-29', 16],
  ['2084-02-29', '2100-02-28', 15],
  ['2084-02-29', '2100-03-01', 16],
  ['2000-02-29', '2001-02-28', 0],
  ['2000-02-29', '2001-03-01', 1],
  ['2009-12-31', '2026-01-01', 16],
  ['2010-02-28', '2026-02-28', 16],
])('born %s is on %s %d years old', (birthday, on, age) => {
  expect(ageOn(birthday, on)).toBe(age);
});

test('an invalid date has no age', () => {
  expect(ageOn('2001-02-29', today)).toBeNaN();
  expect(ageOn('2001-02-28', '')).toBeNaN();
});
