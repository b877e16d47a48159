import { boxesFor, boxLabel, changeBox, incompleteBoxes, type DocumentBox } from './document-boxes.js';

const types = (boxes: readonly DocumentBox<unknown>[]) => boxes.map(({ type }) => type);

test.each([
  [['FOUNDATION_DOCUMENT'], ['FOUNDATION_DOCUMENT']],
  [
    ['FOUNDATION_DOCUMENT', 'INVOICE', 'FOUNDATION_DOCUMENT'],
    ['FOUNDATION_DOCUMENT', 'INVOICE'],
  ],
  [['SOMETHING', 'ELSE'], ['OTHER']],
  [[], ['OTHER']],
])('missing %j: boxes %j', (missing, expected) => {
  expect(types(boxesFor(missing))).toEqual(expected);
});

test('boxes are named in German', () => {
  expect(boxesFor(['FOUNDATION_DOCUMENT', 'X']).map(boxLabel)).toEqual(['Gründungsdokumente', 'Weitere Dokumente']);
});

test('every box needs a file, chosen or uploaded', () => {
  const empty: readonly DocumentBox<string>[] = boxesFor(['FOUNDATION_DOCUMENT', 'INVOICE']);
  expect(types(incompleteBoxes(empty))).toEqual(['FOUNDATION_DOCUMENT', 'INVOICE']);
  const chosen = changeBox(empty, 'INVOICE', { type: 'chosen', files: [{ key: 'k', file: 'a.pdf' }] });
  expect(types(incompleteBoxes(chosen))).toEqual(['FOUNDATION_DOCUMENT']);
  const sent = changeBox(chosen, 'INVOICE', { type: 'uploaded', key: 'k', name: 'a.pdf' });
  expect(sent[1]).toEqual({ type: 'INVOICE', files: [], uploaded: ['a.pdf'] });
  expect(types(incompleteBoxes(sent))).toEqual(['FOUNDATION_DOCUMENT']);
  const removed = changeBox(chosen, 'INVOICE', { type: 'removed', key: 'k' });
  expect(types(incompleteBoxes(removed))).toEqual(['FOUNDATION_DOCUMENT', 'INVOICE']);
});
