import { containsWords } from './find-words.js';

const text = 'Jürgen Weiß-Möller j.weiss@bank.example';

it.each([
  ['', true],
  ['  ', true],
  ['jürgen', true],
  ['JÜRGEN', true],
  ['jürgen'.normalize('NFD'), true],
  ['juergen', true],
  ['jurgen', true],
  ['rgen', true],
  ['weiß', true],
  ['weiss', true],
  ['moller jurg', true],
  ['  Bank.example   Möll ', true],
  ['j.weiss@', true],
  ['jurgen moeller', false],
  ['weis', true],
  ['jürgens', false],
  ['jürgen meier', false],
  ['weiß möller q', false],
])('a search for "%s" finds it: %s', (search, isFound) => {
  expect(containsWords(text, search)).toBe(isFound);
});
