import fc from 'fast-check';
import { csvText } from './csv.js';

describe('the text of a CSV cell', () => {
  it.each([
    ['text', 'text'],
    ['', ''],
    [null, ''],
    [0, '0'],
    [-4.5, '-4,5'],
    [' a ', ' a '],
    ['a=1', 'a=1'],
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['|calc', "'|calc"],
    ['\tx', "'\tx"],
    ['\nx', "'\nx"],
    ['  =1', "'  =1"],
  ])('%j is %j', (value, text) => {
    expect(csvText(value)).toBe(text);
  });

  it('never starts a formula and keeps what was meant', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', '=', '+', '-', '@', '|', '\t', ' ='), (text, start) => {
        const cell = csvText(start + text);
        expect(cell).not.toMatch(/^\s*[=+\-@|]|^[\t\r\n]/);
        expect([start + text, `'${start + text}`]).toContain(cell);
      }),
    );
  });
});
