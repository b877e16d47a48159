import { hiddenParts, type FoundParts } from './hidden-parts.js';

const nothing: FoundParts = { hasScripts: false, hasActions: false, hasLinks: false, hasXfa: false, attachments: 0 };

it('says nothing about a plain file', () => {
  expect(hiddenParts(nothing)).toEqual([]);
});

it.each([
  [{ hasScripts: true }, 'Skripte'],
  [{ hasActions: true }, 'ausführen'],
  [{ hasLinks: true }, 'nur Text'],
  [{ hasXfa: true }, 'XFA-Formular'],
  [{ attachments: 1 }, 'eine angehängte Datei'],
  [{ attachments: 3 }, '3 angehängte Dateien'],
] as const)('%j: one sentence with "%s"', (found, words) => {
  const said = hiddenParts({ ...nothing, ...found });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(words);
});

it('says what is dangerous first', () => {
  const said = hiddenParts({ hasScripts: true, hasActions: true, hasLinks: true, hasXfa: true, attachments: 2 });
  expect(said).toHaveLength(5);
  expect(said[0]).toContain('Skripte');
});
