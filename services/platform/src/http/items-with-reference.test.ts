import * as z from 'zod';
import { itemsWithReference } from './items-with-reference.js';

const asked = { name: 'reference', reference: '17:account' };
const schema = itemsWithReference(
  z.object({ id: z.string() }).transform(({ id }) => id),
  asked,
);

test.each([
  [[{ id: 'a', reference: '17:account' }], ['a']],
  [[{ id: 'a' }], ['a']],
  [[], []],
])('%j are ours', (items, expected) => {
  expect(schema.parse({ items })).toEqual({ items: expected });
});

test.each([
  [[{ id: 'a', reference: '18:account' }]],
  [
    [
      { id: 'a', reference: '17:account' },
      { id: 'b', reference: '18:account' },
    ],
  ],
  [[{ id: 'a', reference: null }]],
])('%j are not ours alone, so nothing of them is taken', (items) => {
  expect(schema.safeParse({ items }).success).toBe(false);
});
