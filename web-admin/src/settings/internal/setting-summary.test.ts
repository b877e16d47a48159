import { kindOf, summaryOf } from './setting-summary.js';

it.each([
  ['Musterbank', 'Text', 'Musterbank'],
  ['', 'Text', '(leer)'],
  ['x'.repeat(1234), 'Text', '1.234 Zeichen'],
  [12.5, 'Zahl', '12,5'],
  [true, 'Ja/Nein', 'ja'],
  [null, 'null', '–'],
  [[], 'Liste', '0 Einträge'],
  [[1], 'Liste', '1 Eintrag'],
  [{ a: 1, b: 2 }, 'Objekt', '2 Felder'],
])('%j is %s: %s', (value, kind, summary) => {
  expect([kindOf(value), summaryOf(value)]).toEqual([kind, summary]);
});
