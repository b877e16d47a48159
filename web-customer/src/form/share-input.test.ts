import { setLanguage } from '../texts/language.js';
import { shownShare, tidyShare } from './share-input.js';

test.each([
  ['25', '25'],
  [' 33,33 %', '33,33'],
  ['33.3', '33,3'],
  ['33.', '33.'],
  ['1.000', '1.000'],
  ['1,000', '1,000'],
  ['1.000,5', '1.000,5'],
  ['1,000.5', '1,000.5'],
  ['', ''],
  ['viel', 'viel'],
  [' etwa 25 % ', ' etwa 25 % '],
])('%j is %j', (typed, tidy) => {
  expect(tidyShare(typed)).toBe(tidy);
});

describe('a share is shown in the language', () => {
  Object.assign(globalThis, { document: { documentElement: { lang: 'de' } } });
  afterAll(() => {
    setLanguage('de');
    Reflect.deleteProperty(globalThis, 'document');
  });

  test.each([
    ['33,33', '33,33', '33.33'],
    ['25', '25', '25'],
    ['1.000', '1.000', '1.000'],
    ['1,000', '1,000', '1,000'],
    ['', '', ''],
  ])('%j in German as %j, in English as %j', (share, german, english) => {
    setLanguage('de');
    expect(shownShare(share)).toBe(german);
    setLanguage('en');
    expect(shownShare(share)).toBe(english);
    expect(tidyShare(english)).toBe(share);
  });
});
