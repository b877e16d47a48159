import { isStrongPassword, maxPasswordLength } from '@kontor/domain/staff/password';
import fc from 'fast-check';
import { strengthParts } from './password-strength.js';

const letters = fc.constantFrom('a', 'b', 'A', 'Ä', 'ß', '1', '7', ' ', '-', '🙂');

it('all parts are met exactly when the password is strong', () => {
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 20 }), (typed) => {
      const password = typed.join('');
      expect(strengthParts(password).every(({ isMet }) => isMet)).toBe(isStrongPassword(password));
    }),
  );
  expect([...'x'.repeat(maxPasswordLength)].length).toBe(maxPasswordLength);
});

it('names what is still missing', () => {
  expect(
    strengthParts('kontor26')
      .filter(({ isMet }) => !isMet)
      .map(({ label }) => label),
  ).toEqual(['ein Großbuchstabe']);
});
