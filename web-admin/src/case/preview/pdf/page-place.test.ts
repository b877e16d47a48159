import { pageAt } from './page-place.js';

const pages = [0, 816, 1632, 2448].map((top) => ({ top, height: 800 }));

it.each([
  ['at the top', 0, 1],
  ['within the first', 400, 1],
  ['when the second reaches the upper half', 500, 2],
  ['exactly at the third', 1632, 3],
  ['at the end', 2600, 4],
])('%s page is read', (_where, scrolled, page) => {
  expect(pageAt(pages, scrolled, 800)).toBe(page);
});

it('is the first without pages, and of one page', () => {
  expect(pageAt([], 0, 800)).toBe(1);
  expect(pageAt(pages.slice(0, 1), 9_000, 800)).toBe(1);
});
