import { dateFormatProblem, typedDate } from './typed-date.js';

test.each([
  ['17.05.1980', '1980-05-17', undefined],
  [' 1.3.15 ', '2015-03-01', undefined],
  ['1980-05-17', '1980-05-17', undefined],
  ['31.02.2020', undefined, 'Format: TT.MM.JJJJ'],
  ['gestern', undefined, 'Format: TT.MM.JJJJ'],
  ['', undefined, undefined],
])('%j is %s', (typed, date, problem) => {
  expect([typedDate(typed), dateFormatProblem(typed)]).toEqual([date, problem]);
});
