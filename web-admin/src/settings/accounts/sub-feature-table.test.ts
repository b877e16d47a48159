import * as fc from 'fast-check';
import { blocksOf, textOfBlocks } from './sub-feature-table.js';
import { parseSubFeatures } from './sub-feature-text.js';

it('reads what the text says, with the line of each part', () => {
  expect(blocksOf('***Karten***(Debit)\ngirocard | 0,50 € | 1 frei\n\n---Sonst---\nBeratung')).toEqual([
    {
      line: 1,
      topic: 'Karten',
      variant: 'Debit',
      highlighted: true,
      rows: [{ line: 2, cells: ['girocard', '0,50 €', '1 frei'] }],
    },
    { line: 4, topic: 'Sonst', variant: '', highlighted: false, rows: [{ line: 5, cells: ['Beratung', '', ''] }] },
  ]);
  expect(blocksOf('')).toEqual([]);
});

it.each(['girocard | 0,50 €', '***Karten***\n\ngirocard', '***Karten'])('%j is no table', (text) => {
  expect(blocksOf(text)).toBeUndefined();
});

it('keeps a block whose topic is not typed yet, which the text refuses', () => {
  const text = textOfBlocks([{ topic: '', variant: '', highlighted: true, rows: [] }]);
  expect(blocksOf(text)).toMatchObject([{ topic: '', highlighted: true }]);
  expect(parseSubFeatures(text).problems).toHaveLength(1);
});

const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüß0-9 ]{0,10}$/);
const block = fc.record({
  topic: word,
  variant: word,
  highlighted: fc.boolean(),
  rows: fc.array(fc.record({ cells: fc.tuple(word, word, word) }), { maxLength: 4 }),
});

it('keeps what is typed', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const read = blocksOf(textOfBlocks(blocks));
      expect(
        read?.map(({ line: _line, rows, ...one }) => ({ ...one, rows: rows.map(({ cells }) => ({ cells })) })),
      ).toEqual(blocks);
    }),
  );
});
