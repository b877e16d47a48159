import * as fc from 'fast-check';
import { cellsOfRow, lineOfRow, rowsOf, textOfRows } from './line-table.js';

it.each([
  ['Titel | https://a.test', ['Titel', 'https://a.test', '']],
  ['Titel|b|c', ['Titel', 'b', 'c']],
  ['Zwei  | b | c | d', ['Zwei ', 'b', 'c | d']],
  [' |  | ', ['', '', '']],
  ['nur eins', ['nur eins', '', '']],
])('"%s" has the cells %j', (line, cells) => {
  expect(cellsOfRow(line, 3)).toEqual(cells);
});

it('leaves blank lines out and keeps the numbers of the others', () => {
  expect(rowsOf('a | b\n\nc', 2)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['c', ''] },
  ]);
  expect(rowsOf('', 2)).toEqual([]);
  expect(textOfRows([])).toBe('');
});

it('keeps each cell as it is typed, but for what separates cells and lines', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[|\r\n]/g, 'x'));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 5 }), (rows) => {
      expect(rowsOf(textOfRows(rows), 3).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
  expect(lineOfRow(['a|b', 'c\nd'])).toBe('a b | c d');
});
