import { factorText } from './factor-text.js';

it('names the second factors', () => {
  expect(factorText({ factors: ['totp', 'key'] })).toBe('App, Sicherheitsschlüssel');
  expect(factorText({ factors: [] })).toBe('nur E-Mail-Code');
});
