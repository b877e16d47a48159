import { isLanguage, languageNames, languageOf, languages, locales, preferredOf } from './languages.js';

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['EN-us', 'en'],
  ['de-AT', 'de'],
  ['fr-FR, en;q=0.5, de;q=0.8', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['de;q=0.7,en;q=0.7', 'de'],
  ['en;q=0.7,de;q=0.7', 'en'],
  ['fr', undefined],
  ['*', undefined],
  ['', undefined],
  ['en;q=', undefined],
  ['constructor', undefined],
  [undefined, undefined],
  [['en'], undefined],
  ['fr,'.repeat(200) + 'en', undefined],
])('who accepts %j reads %s, and German where nothing is named', (accepted, language) => {
  expect([preferredOf(accepted), languageOf(accepted)]).toEqual([language, language ?? 'de']);
});

test.each(['DE', 'fr', '', undefined, null, ['de']])('%j names no language', (value) => {
  expect(isLanguage(value)).toBe(false);
});

test('every language has a name and a locale that browsers have', () => {
  for (const language of languages) {
    expect(languageNames[language]).not.toBe('');
    expect(Intl.DateTimeFormat.supportedLocalesOf(locales[language])).toEqual([locales[language]]);
  }
});
