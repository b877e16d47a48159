import { euroText, parseEuro } from './euro-text.js';

describe('an amount in euro', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['14,90', 1490],
    [' 14,9 ', 1490],
    ['14', 1400],
    ['0,05', 5],
    ['14.90', 1490],
    ['14,90 €', 1490],
    ['1.234,56', 123_456],
    ['1.234', 123_400],
    ['1234,5', 123_450],
    ['19,99', 1999],
    ['1.000.000,00', 100_000_000],
    ['1.000.000,01', undefined],
    ['14,905', undefined],
    ['14,', undefined],
    [',90', undefined],
    ['-1', undefined],
    ['+1', undefined],
    ['1e3', undefined],
    ['12.34,5', undefined],
    ['1,234.50', undefined],
    ['x', undefined],
  ])('"%s" is %s cents', (text, cents) => {
    expect(parseEuro(text)).toBe(cents);
  });

  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [1490, '14,90'],
    [100_000_000, '1000000,00'],
  ])('%d cents are shown as "%s" and read as the same', (cents, text) => {
    expect(euroText(cents)).toBe(text);
    expect(parseEuro(text)).toBe(cents);
  });
});
