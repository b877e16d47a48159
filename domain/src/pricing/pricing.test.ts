import fc from 'fast-check';
import { newAccount, type Account } from '../account/account.js';
import { formatBytes, formatEuro, formatPercent } from './format.js';
import { bestAccount, calculatedPrice, cartSum, initialValues, type CalculatorValues } from './pricing.js';

interface Prices {
  readonly title: string;
  readonly price: number;
  readonly freeGirocards: number;
  /** Paperless, paper, cash deposits, cash withdrawals, cash at the counter; cents. */
  readonly items: readonly [number, number, number, number, number];
  readonly freePaperless?: number;
}

// R2 §9: package prices, girocards, items in cents; business card 390, one included by the fixed sum of -390.
const figures: readonly Prices[] = [
  { title: 'Aktiv', price: 1490, freeGirocards: 1, items: [35, 250, 150, 35, 350], freePaperless: 10 },
  { title: 'Komfort', price: 1890, freeGirocards: 2, items: [20, 250, 150, 20, 350] },
  { title: 'Premium', price: 3490, freeGirocards: 3, items: [10, 150, 150, 10, 350] },
  { title: 'Test 1', price: 13_490, freeGirocards: 3, items: [10, 150, 150, 10, 350] },
  { title: 'Test 2', price: 23_490, freeGirocards: 3, items: [10, 150, 150, 10, 350] },
];
const names = [
  'belegloseArbeitsposten',
  'beleghafteArbeitsposten',
  'bargeldEinzahlungen',
  'bargeldAuszahlungen',
  'bargeldAnKasse',
] as const;

function accountOf({ title, price, freeGirocards, items, freePaperless = 0 }: Prices, index: number): Account {
  const prices = Object.fromEntries(names.map((name, place) => [name, items[place] ?? 0]));
  return {
    ...newAccount({}, title),
    id: index + 1,
    price,
    sortIndex: (index + 1) * 10,
    disabledForVergleich: title.startsWith('Test'),
    girocard: { price: 50, freeItems: freeGirocards },
    calcSettings: {
      grundpreis: price,
      elements: { ...prices, businessCards: 390 },
      freiposten: { belegloseArbeitsposten: freePaperless },
      summeFix: -390,
    },
  };
}
const accounts = Object.fromEntries(figures.map((one, index) => [String(index + 1), accountOf(one, index)]));
const account = (title: string): Account => {
  const found = Object.values(accounts).find((one) => one.title === title);
  if (found === undefined) throw new Error(`no account ${title}`);
  return found;
};

describe('cart', () => {
  it.each([
    ['Aktiv', 0, 1490],
    ['Aktiv', 1, 1490],
    ['Aktiv', 2, 1540],
    ['Aktiv', 4, 1640],
    ['Komfort', 2, 1890],
    ['Komfort', 3, 1940],
    ['Premium', 3, 3490],
    ['Premium', 5, 3590],
    ['Test 1', 4, 13_540],
    ['Test 2', 3, 23_490],
  ])('%s with %d girocards costs %d cents', (title, girocards, cents) => {
    expect(cartSum(account(title), girocards)).toBe(cents);
  });
});

describe('calculator', () => {
  const one = { businessCards: 1 };
  it.each<[string, CalculatorValues, number]>([
    ['Aktiv', one, 1490],
    ['Aktiv', {}, 1100],
    ['Aktiv', { ...one, belegloseArbeitsposten: 10 }, 1490],
    ['Aktiv', { ...one, belegloseArbeitsposten: 20 }, 1840],
    ['Aktiv', { ...one, belegloseArbeitsposten: 200 }, 8140],
    ['Aktiv', { ...one, beleghafteArbeitsposten: 10 }, 3990],
    ['Aktiv', { ...one, bargeldEinzahlungen: 10 }, 2990],
    ['Aktiv', { ...one, bargeldAuszahlungen: 10 }, 1840],
    ['Aktiv', { ...one, bargeldAnKasse: 10 }, 4990],
    ['Aktiv', { businessCards: 3 }, 2270],
    ['Komfort', { ...one, belegloseArbeitsposten: 20 }, 2290],
    ['Komfort', { ...one, bargeldAuszahlungen: 10 }, 2090],
    ['Premium', { ...one, belegloseArbeitsposten: 200 }, 5490],
    ['Premium', { ...one, beleghafteArbeitsposten: 100 }, 18_490],
    ['Test 1', one, 13_490],
    ['Test 2', { ...one, bargeldAnKasse: 10 }, 26_990],
  ])('%s with %j costs %d cents', (title, values, cents) => {
    expect(calculatedPrice(account(title), values)).toBe(cents);
  });

  it.each<[string, CalculatorValues, string]>([
    ['little', one, 'Aktiv'],
    ['paperless items up to a draw', { ...one, belegloseArbeitsposten: 50 }, 'Aktiv'],
    ['a paperless item more', { ...one, belegloseArbeitsposten: 51 }, 'Komfort'],
    ['very many', { ...one, belegloseArbeitsposten: 200 }, 'Premium'],
    ['paper up to a draw', { ...one, beleghafteArbeitsposten: 20 }, 'Aktiv'],
    ['a paper item more', { ...one, beleghafteArbeitsposten: 21 }, 'Premium'],
    ['cash', { ...one, bargeldAuszahlungen: 30 }, 'Komfort'],
  ])('recommends for %s the cheapest that is compared', (_name, values, title) => {
    expect(bestAccount(accounts, values)?.title).toBe(title);
  });

  it('recommends the first of equals, and nothing where all are excluded', () => {
    const sameOffer = { ...account('Aktiv'), id: 9, title: 'Zwilling', sortIndex: 5 };
    expect(bestAccount({ ...accounts, 9: sameOffer }, one)?.title).toBe('Zwilling');
    expect(bestAccount({ ...accounts, 9: { ...sameOffer, sortIndex: 15 } }, one)?.title).toBe('Aktiv');
    expect(bestAccount({ 4: account('Test 1') }, one)).toBeUndefined();
    expect(bestAccount({}, one)).toBeUndefined();
  });

  it('recommends no account that costs more than another in the comparison', () => {
    const values = fc.record({
      belegloseArbeitsposten: fc.nat(200),
      beleghafteArbeitsposten: fc.nat(100),
      bargeldEinzahlungen: fc.nat(100),
      bargeldAuszahlungen: fc.nat(100),
      bargeldAnKasse: fc.nat(100),
      businessCards: fc.nat(10),
    });
    fc.assert(
      fc.property(values, (chosen) => {
        const best = bestAccount(accounts, chosen);
        const prices = ['Aktiv', 'Komfort', 'Premium'].map((title) => calculatedPrice(account(title), chosen));
        expect(best !== undefined && calculatedPrice(best, chosen)).toBe(Math.min(...prices));
      }),
    );
  });

  it('starts with the initial values of the sliders, and ignores inherited properties', () => {
    const slider = { title: 'x', minValue: 0, maxValue: 10, step: 1, sortIndex: 1 };
    expect(initialValues([{ ...slider, identifier: 'businessCards', value: 1 }])).toEqual({ businessCards: 1 });
    const settings = { grundpreis: 0, elements: { toString: 5, valueOf: 7 }, freiposten: {}, summeFix: 0 };
    expect(calculatedPrice({ calcSettings: settings }, {})).toBe(0);
    expect(calculatedPrice({ calcSettings: settings }, Object.fromEntries([['toString', 2]]))).toBe(10);
  });
});

// R2 §9: currency from cents (de-DE), percent with 0 to 2 decimals, bytes in decimal units with 3 significant digits.
describe('formats of the figures', () => {
  it.each([
    [1490, '14,90\u00a0€'],
    [990, '9,90\u00a0€'],
    [23_490, '234,90\u00a0€'],
    [500, '5,00\u00a0€'],
    [-390, '-3,90\u00a0€'],
    [5, '0,05\u00a0€'],
    [0, '0,00\u00a0€'],
    [100_000_000, '1.000.000,00\u00a0€'],
  ])('%d cents are %s', (cents, text) => {
    expect(formatEuro(cents)).toBe(text);
  });

  it.each([
    [0, '0\u00a0%'],
    [25, '25\u00a0%'],
    [33.3, '33,3\u00a0%'],
    [33.335, '33,34\u00a0%'],
    [0.01, '0,01\u00a0%'],
    [0.001, '0\u00a0%'],
    [100, '100\u00a0%'],
  ])('%d percent are %s', (value, text) => {
    expect(formatPercent(value)).toBe(text);
  });

  it.each([
    [1, '1 B'],
    [999, '999 B'],
    [999.4, '999 B'],
    [1001, '1 kB'],
    [1005, '1,01 kB'],
    [9_994, '9,99 kB'],
    [9_996, '10 kB'],
    [64_000_000, '64 MB'],
    [8_000_000, '8 MB'],
    [67_108_864, '67,1 MB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1e9, '1 GB'],
    [1e12, '1 TB'],
    [1e15, '1 PB'],
    [1e18, '1 EB'],
    [1e21, '1 ZB'],
    [1e24, '1 YB'],
    [1e26, '100 YB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
