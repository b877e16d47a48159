import { createUnparsedTexts } from './unparsed-texts.js';

test('a text is kept until it is parsed or emptied', () => {
  const texts = createUnparsedTexts();
  expect(texts.of('firma.gruendungsdatum')).toBe('');
  texts.keep('firma.gruendungsdatum', '31.02.1980');
  expect(texts.of('firma.gruendungsdatum')).toBe('31.02.1980');
  texts.keep('firma.gruendungsdatum', ' ');
  expect(texts.all()).toEqual([]);
});

test('texts move up with their persons', () => {
  const texts = createUnparsedTexts();
  texts.keep('people.0.birthday', 'eins');
  texts.keep('people.1.birthday', 'zwei');
  texts.keep('people.2.birthday', 'drei');
  texts.removePerson(1);
  expect(texts.all()).toEqual([
    ['people.0.birthday', 'eins'],
    ['people.1.birthday', 'drei'],
  ]);
});

test('texts are not applied to other persons', () => {
  const texts = createUnparsedTexts();
  texts.keep('people.0.birthday', 'eins');
  texts.keep('firma.gruendungsdatum', 'gestern');
  texts.clearPeople();
  expect(texts.all()).toEqual([['firma.gruendungsdatum', 'gestern']]);
});
