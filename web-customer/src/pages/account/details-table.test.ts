import { detailTopics, moreFeatures } from './details-table.js';

const block = (topic: string, prices: Readonly<Record<string, string>>, highlighted = false) => ({
  topic,
  highlighted,
  elements: Object.entries(prices).map(([title, price]) => ({ title, price })),
});

test('equal topics and titles share a row, and what a package does not have is empty', () => {
  const small = { subFeatures: [block('Karten', { girocard: '0,50 €' })] };
  const big = {
    subFeatures: [block('Karten', { girocard: '0 €', Kreditkarte: '3 €' }, true), block('Depot', { Kauf: '9 €' })],
  };
  const price = (cell: { readonly price?: string | undefined } | undefined) => cell?.price;
  expect(
    detailTopics([small, big]).map(({ topic, highlighted, rows }) => [
      topic,
      highlighted,
      rows.map(({ title, cells }) => [title, ...cells.map(price)]),
    ]),
  ).toEqual([
    [
      'Karten',
      true,
      [
        ['girocard', '0,50 €', '0 €'],
        ['Kreditkarte', undefined, '3 €'],
      ],
    ],
    ['Depot', false, [['Kauf', undefined, '9 €']]],
  ]);
});

test('packages without details have no topics', () => {
  expect(detailTopics([{ subFeatures: [] }])).toEqual([]);
});

test('the first three features are on the card', () => {
  expect(moreFeatures({ features: ['a', 'b', 'c', 'd'] })).toEqual(['d']);
});
