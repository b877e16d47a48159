import type { OrderBox } from '../order-box/order-box.js';
import { isSameOffer, type Offer, offerChanges } from './offer-changes.js';

const account = {
  price: 1490,
  girocard: { price: 50, freeItems: 1 },
  subFeatures: [{ topic: 'Buchungen', highlighted: false, elements: [{ title: 'beleglos', price: '0,10 €' }] }],
};
const agb: OrderBox = { key: 'agb', label: 'AGB', text: 'Ich akzeptiere die AGB.', required: true };
const offer: Offer = { konten: { 1: account, 2: account }, orderCheckboxes: [agb], ksvUrl: '' };
const choice = { kontoId: '1', legalForm: 'GMBH' } as const;

const withAccount = (change: object): Offer => ({
  ...offer,
  konten: { ...offer.konten, 1: { ...account, ...change } },
});
const withPrices = (...elements: readonly object[]): Offer =>
  withAccount({ subFeatures: [{ ...account.subFeatures[0], elements }] });
const withBoxes = (...orderCheckboxes: readonly OrderBox[]): Offer => ({ ...offer, orderCheckboxes });

describe('the offer of an order', () => {
  it.each<readonly [what: string, after: Offer]>([
    ['nothing changes', offer],
    ['another package changes', { ...offer, konten: { ...offer.konten, 2: { ...account, price: 1 } } }],
    ['a box of another legal form changes', withBoxes(agb, { ...agb, key: 'ek', legalForms: ['EK'] })],
    ['only the explanation of a box changes', withBoxes({ ...agb, tooltip: 'Neu' })],
    ['the documents behind boxes of the bank change', { ...offer, ksvUrl: 'https://bank.test/ksv.pdf' }],
    ['only a text of a package changes', withAccount({ features: ['Neu'] })],
  ])('is the same where %s', (_what, after) => {
    expect(isSameOffer(offerChanges(offer, after, choice))).toBe(true);
  });

  it.each<readonly [what: string, after: Offer, changes: readonly (readonly (string | null)[])[]]>([
    ['the price', withAccount({ price: 1590 }), [['Paketpreis im Monat', '14,90 €', '15,90 €']]],
    [
      'a price for members',
      withAccount({ memberPrice: 990 }),
      [['Paketpreis für Mitglieder im Monat', null, '9,90 €']],
    ],
    [
      'the girocards',
      withAccount({ girocard: { price: 100, freeItems: 0 } }),
      [
        ['Preis je girocard im Monat', '0,50 €', '1,00 €'],
        ['Enthaltene girocards', '1', '0'],
      ],
    ],
    ['a listed price', withAccount({ subFeatures: [] }), [['Buchungen: beleglos', '0,10 €', null]]],
    [
      'what a listed price includes',
      withPrices({ title: 'beleglos', price: '0,10 €', note: '10 frei' }),
      [['Buchungen: beleglos', '0,10 €', '0,10 € (10 frei)']],
    ],
    [
      'several prices of one name',
      withPrices({ title: 'beleglos', price: '0,05 €', note: 'ab 500' }, { title: 'beleglos', price: '0,10 €' }),
      [['Buchungen: beleglos', '0,10 €', '0,05 € (ab 500), 0,10 €']],
    ],
    [
      'that there is no such package',
      { ...offer, konten: {} },
      [
        ['Paketpreis im Monat', '14,90 €', null],
        ['Preis je girocard im Monat', '0,50 €', null],
        ['Enthaltene girocards', '1', null],
        ['Buchungen: beleglos', '0,10 €', null],
      ],
    ],
  ])('shows %s', (_what, after, changes) => {
    const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
    const { prices, boxes } = offerChanges(offer, after, choice);
    expect(prices.map(({ label, ...price }) => [label, plain(price.before), plain(price.after)])).toEqual(changes);
    expect(boxes).toEqual([]);
  });

  it.each<readonly [what: string, after: Offer, before: OrderBox | null, now: OrderBox | null]>([
    ['a new box', withBoxes(agb, { ...agb, key: 'neu' }), null, { ...agb, key: 'neu' }],
    ['another text', withBoxes({ ...agb, text: 'Anders' }), agb, { ...agb, text: 'Anders' }],
    ['a box that became required', withBoxes({ ...agb, required: false }), agb, { ...agb, required: false }],
    ['a box that is gone', withBoxes({ ...agb, legalForms: ['EK'] }), agb, null],
  ])('shows %s', (_what, after, before, now) => {
    const { prices, boxes } = offerChanges(offer, after, choice);
    expect(boxes).toEqual([{ before, after: now }]);
    expect(prices).toEqual([]);
  });

  it('has the boxes of every bank where this one has configured none, with documents or without', () => {
    const before = withBoxes();
    const { boxes } = offerChanges(before, { ...before, ksvUrl: 'https://bank.test/ksv.pdf' }, choice);
    expect(boxes.map(({ after }) => after?.key)).toEqual(['ksv']);
  });
});
