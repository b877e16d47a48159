import { productInEffect } from './product-in-effect.js';

const none = { kontoId: '1', productNumber: '', conditionNumber: '', girocardProductNumber: '' };
const pinned = { kontoId: '1', productNumber: '11', conditionNumber: '12', girocardProductNumber: '13' };
const present = { produktnummer: '21', konditionsnummer: '22', girocardProduktnummer: '23' };

test.each([
  ['those of the order, whatever the bank changes later', pinned, { 1: { agree21: present } }, pinned],
  ['those of the order when the bank has removed them', pinned, { 1: {} }, pinned],
  ['those of the order when the package is gone', pinned, {}, pinned],
  [
    'today’s where the order has none',
    none,
    { 1: { agree21: present } },
    { kontoId: '1', productNumber: '21', conditionNumber: '22', girocardProductNumber: '23' },
  ],
  [
    'today’s only where it is missing',
    { ...pinned, productNumber: '' },
    { 1: { agree21: present } },
    { ...pinned, productNumber: '21' },
  ],
  ['none where there never was one', none, { 2: { agree21: present } }, none],
])('an order is booked with %s', (_which, product, konten, expected) => {
  expect(productInEffect(product, konten)).toEqual(expected);
});
