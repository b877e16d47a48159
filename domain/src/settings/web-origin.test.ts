import * as fc from 'fast-check';
import { isWebOrigin } from './web-origin.js';

it.each([
  ['https://www.bank.example', true],
  ['https://bank.example:8443', true],
  ['https://xn--mller-kva.example', true],
  ['http://www.bank.example', false],
  ['https://www.bank.example/', false],
  ['https://www.bank.example/start', false],
  ['https://*.bank.example', false],
  ['https://Bank.example', false],
  ['https://müller.example', false],
  ['https://bank.example:99999', false],
  ['https://bank.example; script-src *', false],
  ['https://bank.example https://x.example', false],
  ['https://localhost', false],
  ['', false],
])('"%s" is an origin: %s', (text, expected) => {
  expect(isWebOrigin(text)).toBe(expected);
});

it('is never what ends a directive of a policy, and is what a browser makes of it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ validSchemes: ['https'] })), (text) => {
      if (!isWebOrigin(text)) return;
      expect(text).not.toMatch(/[\s;,']/);
      expect(new URL(text).origin).toBe(text.replace(/:443$/, ''));
    }),
  );
});
