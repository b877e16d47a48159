import { releaseText } from './release-text.js';

it('names who released, where it is known, and when', () => {
  const at = '2026-11-21T07:05:09.000Z';
  expect(releaseText({ at, by: 'Clara Ehrlich' })).toBe('Freigegeben von Clara Ehrlich am 21.11.2026, 08:05 Uhr');
  expect(releaseText({ at, by: null })).toBe('Freigegeben am 21.11.2026, 08:05 Uhr');
});
