import fc from 'fast-check';
import { faultOf, faultText } from './json-fault.js';

const sentence = (text: string): string | undefined => {
  const fault = faultOf(text);
  return fault === undefined ? undefined : faultText(text, fault);
};

it.each([
  ['', 'Zeile 1, Spalte 1: Der Text endet zu früh. Hier fehlt ein Wert.'],
  ['{"a": 1', 'Zeile 1, Spalte 8: Der Text endet zu früh. Hier fehlt ein Komma oder „}“.'],
  ['{\n  "a": 1,\n  "b": "x" "c": 2\n}', 'Zeile 3, Spalte 12: Hier fehlt ein Komma oder „}“.'],
  ['[1, 2\r\n 3]', 'Zeile 2, Spalte 2: Hier fehlt ein Komma oder „]“.'],
  ['[1, 2,\n]', 'Zeile 1, Spalte 6: Vor „]“ steht kein Komma.'],
  ['{"a": }', 'Zeile 1, Spalte 7: Hier fehlt ein Wert.'],
  ['{"a" 1}', 'Zeile 1, Spalte 6: Nach dem Namen eines Felds fehlt ein Doppelpunkt.'],
  ['{a: 1}', 'Zeile 1, Spalte 2: Hier fehlt der Name eines Felds in Anführungszeichen.'],
  ["['a']", 'Zeile 1, Spalte 2: Hier fehlt ein Wert. Erlaubt sind nur die geraden Anführungszeichen ".'],
  ['[wahr]', 'Zeile 1, Spalte 2: „wahr“ ist kein Wert. Texte stehen in Anführungszeichen.'],
  ['[01]', 'Zeile 1, Spalte 2: Diese Zahl ist nicht gültig.'],
  ['[1,5.]', 'Zeile 1, Spalte 4: Diese Zahl ist nicht gültig.'],
  ['["ab\n"]', 'Zeile 1, Spalte 2: Dieser Text hat am Ende der Zeile kein Anführungszeichen.'],
  ['["C:\\temp", "\\x"]', 'Zeile 1, Spalte 14: Nach „\\“ steht hier kein erlaubtes Zeichen.'],
  ['{} // x', 'Zeile 1, Spalte 4: JSON kennt keine Kommentare.'],
  ['{ /* x */ }', 'Zeile 1, Spalte 3: JSON kennt keine Kommentare.'],
  ['{} {}', 'Zeile 1, Spalte 4: Nach dem Wert darf nichts mehr stehen.'],
  ['{"a": [1.5e3, -0, "\\u00e4", null]}', undefined],
])('%j: %s', (text, expected) => {
  expect(sentence(text)).toBe(expected);
});

it('names the fault of every text that is no JSON', () => {
  const generic = 'Der Text ist kein gültiges JSON.';
  const damaged = fc.tuple(
    fc.json(),
    fc.nat(),
    fc.nat({ max: 3 }),
    fc.constantFrom('', '"', ',', '}', ']', ':', '\\', 'x', '1', '\n'),
  );
  fc.assert(
    fc.property(damaged, ([json, seed, cut, put]) => {
      const at = seed % (json.length + 1);
      const text = json.slice(0, at) + put + json.slice(at + cut);
      const fault = faultOf(text);
      if (fault === undefined) return void JSON.parse(text);
      expect(fault.reason).not.toBe(generic);
      expect(fault.offset).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 2000 },
  );
});
