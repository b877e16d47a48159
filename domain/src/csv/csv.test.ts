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
    ['\0=1', "'\0=1"],
    ['\0', "'\0"],
    ['\u200b=1', "'\u200b=1"],
    ['\ufeff@a', "'\ufeff@a"],
    ['\u202e -1', "'\u202e -1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['｜calc', "'｜calc"],
    ['−1', "'−1"],
    ['﹣1', "'﹣1"],
    ['\u200bMüller', '\u200bMüller'],
  ])('%j is %j', (value, text) => {
    expect(csvText(value)).toBe(text);
  });

  it('never starts a formula and keeps what was meant', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('', '\0=', '\u200b=', '＝', '\ufeff＠', '=', '+', '-', '@', '|', '\t', ' ='),
        (text, start) => {
          const cell = csvText(start + text);
          expect(cell).not.toMatch(/^[\s\p{C}]*[=+\-@|＝＋－＠｜]|^[\t\r\n\0]/u);
          expect([start + text, `'${start + text}`]).toContain(cell);
        },
      ),
    );
  });
});
