import type { Translated } from '@kontor/domain/translated/translated';
import { keepEnglish, withEnglish } from './with-english.js';

test.each([
  ['texts', { title: 'Cards' }, { title: 'Karten', en: { title: 'Cards' } }],
  ['a list', { features: ['One'] }, { title: 'Karten', en: { features: ['One'] } }],
  ['no empty ones', { title: ' ', features: [], note: undefined }, { title: 'Karten' }],
])('a setting gets %s in English', (_what, english, expected) => {
  expect(withEnglish({ title: 'Karten' }, english)).toEqual(expected);
  expect(withEnglish({ title: 'Karten', en: { title: 'Old' } }, english)).toEqual(expected);
});

interface Priced extends Translated<{ title: string; price: string }> {
  readonly title: string;
  readonly price: string;
}
const before: Priced = { title: 'Buchung', price: '0,35 €', en: { title: 'Transaction', price: '€0.35' } };

test.each([
  ['all where nothing changed', { title: 'Buchung', price: '0,35 €' }, { title: 'Transaction', price: '€0.35' }],
  ['none of a text that changed', { title: 'Buchung', price: '0,40 €' }, { title: 'Transaction' }],
  ['none where all changed', { title: 'Umsatz', price: '0,40 €' }, undefined],
])('a setting typed anew keeps %s', (_what, typed, en) => {
  expect(keepEnglish<Priced>(typed, before)).toEqual({
    ...typed,
    ...(en === undefined ? {} : { en }),
  });
  expect(keepEnglish<Priced>(typed, undefined)).toEqual(typed);
});
