import { entryQuery } from './entry-query.js';

test.each([
  ['', ''],
  ['?schritt=2', ''],
  ['?berater-einstieg', '?berater-einstieg='],
  ['?berater-einstieg=1&schritt=3&quelle=Brief%20Mai', '?berater-einstieg=1&quelle=Brief+Mai'],
  [`?a=${'x'.repeat(5_000)}`, `?a=${'x'.repeat(5_000)}`],
])('of "%s" the next page gets "%s"', (search, query) => {
  expect(entryQuery(search)).toBe(query);
});
