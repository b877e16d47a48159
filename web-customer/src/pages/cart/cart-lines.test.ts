import { cartLines } from './cart-lines.js';

const account = { price: 1890, girocard: { price: 50, freeItems: 2 } };

describe('the lines of the cart', () => {
  test.each([
    [0, { free: 0, girocardPrice: 0, sum: 1890 }],
    [2, { free: 2, girocardPrice: 0, sum: 1890 }],
    [5, { free: 2, girocardPrice: 150, sum: 2040 }],
  ])('%i girocards', (girocards, expected) => {
    expect(cartLines(account, girocards)).toEqual({ price: 1890, girocards, ...expected });
  });

  test('the sum is price and girocards together', () => {
    const { price, girocardPrice, sum } = cartLines({ price: 1000, girocard: { price: 75, freeItems: 0 } }, 3);
    expect(price + girocardPrice).toBe(sum);
  });
});
