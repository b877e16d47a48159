import { hasWord, ratingLetter } from './scenario-keywords.js';

describe('scenario words', () => {
  test.each([
    ['Muster Unterlagen fehlen GmbH', 'Unterlagen fehlen', true],
    ['muster-unterlagen-fehlen gmbh', 'Unterlagen fehlen', true],
    ['Prüfung Betrug GmbH', 'Pruefung Betrug', true],
    ['Betrugsfrei', 'Betrug', false],
    ['Meier-Betrug', 'Betrug', true],
    ['Kernbank Konto Fehler GmbH', 'Kernbank Fehler', false],
    ['', 'Betrug', false],
  ])('%s has %s: %s', (text, word, expected) => {
    expect(hasWord(text, word)).toBe(expected);
  });

  test.each([
    ['Muster Bonität K GmbH', 'K'],
    ['Meier-Bonitaet-m', 'M'],
    ['Bonität Z', null],
    ['Bonität', null],
  ])('the letter of %s is %s', (text, letter) => {
    expect(ratingLetter(text)).toBe(letter);
  });
});
