import { isAdviserEntry } from './adviser-entry.js';

test.each([
  ['berater-einstieg=1', true],
  ['berater-einstieg', true],
  ['berater-einstieg=true&schritt=3', true],
  ['berater-einstieg=0', false],
  ['berater-einstieg=false', false],
  ['schritt=2', false],
])('%s', (query, expected) => {
  expect(isAdviserEntry(new URLSearchParams(query))).toBe(expected);
});
