import { isCommonPassword } from './common-password.js';

test.each([
  'Password1',
  'Passwort123',
  '1Qwertz!',
  'Sommer2025',
  'iloveyou',
  'aaaaaaaaaaaaaaaaaaaa',
  '111111111111111',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  '4711-0815-Max-2093!',
  'Ein ganz neues Passwort',
  'Registerkennwort-7',
  'Kranich-Falter-19',
  'xK7pQ2mZ',
  'Kontor!Demo2026',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
