import { tidyShare } from './share-input.js';

test.each([
  ['25', '25'],
  [' 33,33 %', '33,33'],
  ['33.3', '33,3'],
  ['1.000,5', '1.000,5'],
  ['', ''],
  ['viel', 'viel'],
  [' etwa 25 % ', ' etwa 25 % '],
])('%j is %j', (typed, tidy) => {
  expect(tidyShare(typed)).toBe(tidy);
});
