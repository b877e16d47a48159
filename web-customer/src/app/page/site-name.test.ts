import { siteName } from './site-name.js';

test.each([
  ['Geschäftskonto der Musterbank', 'Musterbank eG', 'Geschäftskonto der Musterbank'],
  ['Geschäftskonto der MUSTERBANK', 'Musterbank AG', 'Geschäftskonto der MUSTERBANK'],
  ['Konto am Prüfstein', 'Prüfsteinbank eG', 'Konto am Prüfstein – Prüfsteinbank eG'],
  ['', 'Prüfsteinbank eG', 'Geschäftskonto – Prüfsteinbank eG'],
  [' ', ' ', 'Geschäftskonto'],
  ['Konto', '', 'Konto'],
])('title "%s" of the bank "%s": %s', (title, bankName, name) => {
  expect(siteName({ title, bankName })).toBe(name);
});
