import { printable } from './printable-text.js';

it.each([
  ['Größe – „Äpfel“ 5 €', 'Größe – „Äpfel“ 5 €', true],
  ['Łukasz Şahin', 'Łukasz Şahin', true],
  ['Jürgen'.normalize('NFD'), 'Jürgen', true],
  ['李', '?', false],
  ['a\nb\u00a0c', 'a b\u00a0c', true],
])('prints %s as %s', (text, printed, isExact) => {
  expect(printable(text)).toEqual({ text: printed, isExact });
});
