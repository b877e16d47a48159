import fc from 'fast-check';
import { formatBytes, formatEuro, formatPercent } from './format.js';
import { calculatedPrice, cartSum } from './pricing.js';

describe('formats', () => {
  it.each([
    [1490, '14,90\u00a0€'],
    [123456789, '1.234.567,89\u00a0€'],
    [-390, '-3,90\u00a0€'],
  ])('%d cents are %s', (cents, text) => {
    expect(formatEuro(cents)).toBe(text);
  });

  it.each([
    [25, '25\u00a0%'],
    [33.333, '33,33\u00a0%'],
  ])('%d is %s', (value, text) => {
    expect(formatPercent(value)).toBe(text);
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1234, '1,23 kB'],
    [999_600, '1 MB'],
    [8_000_000, '8 MB'],
    [67_108_864, '67,1 MB'],
    [1e27, '1.000 YB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('prices', () => {
  it('never fall when another girocard is ordered, and start at the package price', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(500), fc.nat(5), fc.nat(20), (price, cardPrice, freeItems, count) => {
        const account = { price, girocard: { price: cardPrice, freeItems } };
        expect(cartSum(account, Math.min(count, freeItems))).toBe(price);
        expect(cartSum(account, count + 1)).toBeGreaterThanOrEqual(cartSum(account, count));
      }),
    );
  });

  it('charge only what exceeds the allowance, and ignore unknown items', () => {
    const account = { calcSettings: { grundpreis: 100, elements: { a: 10 }, freiposten: { a: 5 }, summeFix: -50 } };
    expect(calculatedPrice(account, { a: 5, other: 9 })).toBe(50);
    expect(calculatedPrice(account, { a: 7 })).toBe(70);
    expect(calculatedPrice(account, {})).toBe(50);
  });
});
