import { priceConflicts } from './price-texts.js';

const account = (features: readonly string[], detail?: readonly [title: string, price: string]) => ({
  price: 1590,
  memberPrice: 990,
  features,
  subFeatures:
    detail === undefined
      ? []
      : [{ topic: 'Preise', highlighted: false, elements: [{ title: detail[0], price: detail[1] }] }],
});

it.each([
  ['15,90 € im Monat', []],
  ['15,90 € im Monat, für Mitglieder 9,90 €', []],
  ['14,90 € im Monat, für Mitglieder 9,90 €', [1490]],
  ['15,90 € im Monat, für Mitglieder 8,90 €', [890]],
  ['nur 14,90\u00a0€ pro Monat', [1490]],
  ['14,90 Euro monatlich', [1490]],
  ['Grundpreis 15 €', [1500]],
  ['1.015,90 € je Monat', [101_590]],
  ['0,00 € Grundgebühr', [0]],
  ['Beleglose Buchung nur 0,20 €', []],
  ['BusinessCard für 2,50 € im Monat', []],
  ['10 Buchungen im Monat frei', []],
  ['Eröffnung für 49,00 €', []],
])('%s of an account for 15,90 € or 9,90 € names %j', (text, amounts) => {
  expect(priceConflicts(account([text]))).toEqual(amounts.length === 0 ? [] : [{ text, amounts }]);
});

it('reads the details too', () => {
  expect(priceConflicts(account([], ['Kontoführung', '14,90 €']))).toEqual([
    { text: 'Kontoführung 14,90 €', amounts: [1490] },
  ]);
});
