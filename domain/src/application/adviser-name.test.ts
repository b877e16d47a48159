import { isAdviserName, maxAdviserNameLength } from './adviser-name.js';

test.each([
  ['Änne Groß', true],
  ['Dr. Anna-Lena O’Neil', true],
  [' Prof. Dr. h. c. Jörg Weiß ', true],
  ['x'.repeat(maxAdviserNameLength), true],
  ['x'.repeat(maxAdviserNameLength + 1), false],
  ['', false],
  [' ', false],
  ['www.bank.example', false],
  ['bank.example Groß', false],
  ['Rufen Sie 0190 123456 an', false],
  ['Ihr Konto ist gesperrt bitte sofort melden', false],
  ['https://bank', false],
  ['Anna\nGroß', false],
  ['anna@example', false],
  ['<b>Anna</b>', false],
])('"%s" can be the name of an adviser: %s', (name, isOne) => {
  expect(isAdviserName(name)).toBe(isOne);
});
