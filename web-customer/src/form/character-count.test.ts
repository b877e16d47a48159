import { characterCount } from './character-count.js';

test.each([
  [0, 'Noch 300 Zeichen'],
  [299, 'Noch 1 Zeichen'],
  [300, 'Noch 0 Zeichen'],
  [302, '2 Zeichen zu viel'],
])('%d of 300', (length, said) => {
  expect(characterCount(length, 300)).toBe(said);
});
