import { passwordMessage, passwordRepeatMessage } from '@kontor/domain/staff/password';
import { passwordProblems } from './password-problems.js';

it.each([
  ['', '', { password: 'Pflichtfeld', repeat: 'Pflichtfeld' }],
  ['kurz', 'kurz', { password: passwordMessage }],
  ['Kontor2026', 'Kontor2027', { repeat: passwordRepeatMessage }],
  ['Kontor2026', 'Kontor2026', {}],
  ['lang genug ohne alles', 'lang genug ohne alles', {}],
])('%s repeated as %s', (password, repeated, problems) => {
  expect(passwordProblems(password, repeated)).toEqual(problems);
});
