import sampleBank from '../../../../deploy/sample-bank/settings.json' with { type: 'json' };
import { accountOfForm, formOfAccount, type AccountForm } from './account-form.js';
import { accountLimits, parseWhole } from './account-limits.js';
import { euroMessage } from './euro-text.js';
import { accountProblems } from './account-problems.js';
import { accountSchema } from '@kontor/domain/account/account.schema';
import { newAccount } from '@kontor/domain/account/account';

const { calcElements, konten } = sampleBank.tempConfig;
const accounts = Object.values(konten).map((account) => accountSchema.parse(account));
const base = newAccount({}, 'Geschäftskonto');
const form = formOfAccount(base, calcElements);

describe('a new account', () => {
  it('has the defaults of the editor', () => {
    expect(base).toEqual({
      id: 1,
      sortIndex: 10,
      title: 'Geschäftskonto',
      color: '#0066B3',
      price: 1000,
      girocard: { price: 50, freeItems: 1 },
      features: [],
      subFeatures: [],
      documents: [],
      showTitle: true,
      showIcon: false,
      alwaysShowRibbon: false,
      ribbonText: 'Empfehlung',
      ribbonColor: '#002D67',
      disabledForVergleich: false,
      calcSettings: { grundpreis: 1000, elements: {}, freiposten: {}, summeFix: 0 },
    });
  });

  it.each<[(readonly [number, number])[], number, number]>([
    [[], 1, 10],
    [[[4, 7]], 5, 17],
    [[[9998, 9990]], 9999, 9999],
    [
      [
        [9999, 10],
        [1, 20],
        [3, 0],
      ],
      2,
      30,
    ],
  ])('with %j gets id %d and sort index %d', (existing, id, sortIndex) => {
    const others = Object.fromEntries(existing.map(([one, at]) => [one, { ...base, id: one, sortIndex: at }]));
    expect(newAccount(others, 'Neu')).toMatchObject({ id, sortIndex });
  });
});

describe('the account editor', () => {
  it('shows accounts of the sample bank and stores them unchanged', () => {
    for (const account of accounts) {
      const shown = formOfAccount(account, calcElements);
      expect(accountProblems(shown)).toEqual({});
      expect(accountSchema.parse(accountOfForm(shown, account))).toEqual(account);
    }
  });

  it('keeps the English texts of what stays as it is, and none of what is typed anew', () => {
    const [account] = accounts;
    const shown = formOfAccount(account!, calcElements);
    const subFeatures = shown.subFeatures.replace('Beleghafte Buchung | 2,50 €', 'Beleghafte Buchung | 3,00 €');
    const { subFeatures: blocks, en } = accountOfForm(
      { ...shown, subFeatures, titleEn: ' Basic ', featuresEn: '', ribbonTextEn: '', linkTextEn: '' },
      account!,
    );
    expect(blocks[0]).toMatchObject({ en: { topic: 'Transactions' }, elements: [{ en: { price: '€0.35' } }, {}] });
    expect(blocks[0]?.elements[1]?.en).toEqual({ title: 'Paper-based transaction' });
    expect(en).toEqual({ title: 'Basic' });
  });

  it.each([
    ['titleEn', 'x'.repeat(201), 'Maximal 200 Zeichen möglich'],
    ['featuresEn', 'x'.repeat(501), '1. Eintrag: Maximal 500 Zeichen möglich'],
  ])('refuses %s that is too long', (field, text, message) => {
    expect(accountProblems({ ...form, [field]: text })).toEqual({ [field]: message });
  });

  it('offers a price for each slider, and stores those above 0', () => {
    expect(Object.keys(form.elements)).toEqual(calcElements.map(({ identifier }) => identifier));
    const stored = accountOfForm(
      {
        ...form,
        elements: { ...form.elements, businessCards: ' 3,90 ', bargeldAnKasse: '0' },
        freiposten: { businessCards: '1' },
      },
      base,
    );
    expect(stored.calcSettings).toEqual({
      grundpreis: 1000,
      elements: { businessCards: 390 },
      freiposten: { businessCards: 1 },
      summeFix: 0,
    });
  });

  it('uses the price as base price, keeps the fixed sum, and reads empty as 0', () => {
    const typed = {
      ...form,
      price: '14,90',
      memberPrice: '9,90',
      girocardPrice: '',
      linkTarget: ' https://bank.example ',
      konditionsnummer: '001',
    };
    const stored = accountOfForm(typed, { ...base, calcSettings: { ...base.calcSettings, summeFix: -390 } });
    expect(accountSchema.safeParse(stored).success).toBe(true);
    expect(stored).toMatchObject({
      price: 1490,
      memberPrice: 990,
      girocard: { price: 0, freeItems: 1 },
      linkTarget: 'https://bank.example',
      agree21: { konditionsnummer: '001' },
      calcSettings: { grundpreis: 1490, summeFix: -390 },
    });
    expect(stored).not.toHaveProperty('icon');
    expect(accountOfForm(form, base)).not.toHaveProperty('agree21');
    expect(accountOfForm(form, base)).not.toHaveProperty('memberPrice');
  });

  it('stores how the card looks and where it leads, and shows the same again', () => {
    const looks = {
      showTitle: false,
      showIcon: true,
      icon: 'https://bank.example/konto.svg',
      alwaysShowRibbon: true,
      ribbonText: 'Neu',
      ribbonColor: '#112233',
      linkText: 'Termin vereinbaren',
      linkTarget: 'https://bank.example/termin',
      disabledForVergleich: true,
    };
    const stored = accountOfForm({ ...form, ...looks }, base);
    expect(stored).toMatchObject(looks);
    expect(formOfAccount(accountSchema.parse(stored), calcElements)).toEqual({ ...form, ...looks });
  });

  it.each<[Partial<AccountForm>, Record<string, string>]>([
    [{}, {}],
    [{ title: ' ' }, { title: 'Pflichtfeld' }],
    [{ color: 'blau' }, { color: 'Farbe als #RRGGBB erforderlich' }],
    [{ ribbonColor: '#12345' }, { ribbonColor: 'Farbe als #RRGGBB erforderlich' }],
    [{ sortIndex: '10000' }, { sortIndex: 'Ganze Zahl von 0 bis 9999 erforderlich' }],
    [{ sortIndex: '9999' }, {}],
    [{ price: '-1' }, { price: euroMessage }],
    [{ price: '9,905' }, { price: euroMessage }],
    [{ memberPrice: 'x' }, { memberPrice: euroMessage }],
    [{ girocardPrice: '1,5,0' }, { girocardPrice: euroMessage }],
    [{ girocardFreeItems: '10000' }, { girocardFreeItems: 'Ganze Zahl von 0 bis 9999 erforderlich' }],
    [{ elements: { a: 'x' } }, { 'elements.a': euroMessage }],
    [{ freiposten: { a: '-2' } }, { 'freiposten.a': 'Ganze Zahl von 0 bis 100000000 erforderlich' }],
    [{ produktnummer: '1234567' }, { produktnummer: 'Genau 8 Zeichen erforderlich' }],
    [{ produktnummer: '123456789' }, { produktnummer: 'Genau 8 Zeichen erforderlich' }],
    [{ produktnummer: '12345678' }, {}],
    [{ konditionsnummer: '1234' }, { konditionsnummer: 'Maximal 3 Zeichen möglich' }],
    [{ girocardProduktnummer: '1234' }, { girocardProduktnummer: 'Maximal 3 Zeichen möglich' }],
    [{ title: 'x'.repeat(201) }, { title: 'Maximal 200 Zeichen möglich' }],
    [{ ribbonText: 'x'.repeat(101) }, { ribbonText: 'Maximal 100 Zeichen möglich' }],
    [{ linkText: 'x'.repeat(201) }, { linkText: 'Maximal 200 Zeichen möglich' }],
    [{ features: `kurz\n${'x'.repeat(501)}` }, { features: '2. Eintrag: Maximal 500 Zeichen möglich' }],
    [{ subFeatures: `***Karten***\n${'x'.repeat(301)}` }, { subFeatures: '1. Eintrag: Maximal 300 Zeichen möglich' }],
    [{ documents: `${'x'.repeat(301)} | /a` }, { documents: '1. Eintrag: Maximal 300 Zeichen möglich' }],
    [{ konditionsnummer: '123', girocardProduktnummer: '1' }, {}],
    [{ icon: 'javascript:1' }, { icon: 'Webadresse erforderlich' }],
    [{ linkTarget: 'bank' }, { linkTarget: 'Webadresse erforderlich' }],
    [{ documents: 'Preise\nAGB' }, { documents: 'Zeile 1: Webadresse erforderlich\nZeile 2: Webadresse erforderlich' }],
    [
      { subFeatures: 'x' },
      { subFeatures: 'Zeile 1: Überschrift als ***Thema***(Variante) oder ---Thema---(Variante) erforderlich' },
    ],
  ])('%j: %j', (change, problems) => {
    expect(accountProblems({ ...form, ...change })).toEqual(problems);
  });
});

describe('whole numbers', () => {
  it.each([
    ['', 0],
    [' 7 ', 7],
    ['007', 7],
    ['100000000', 100_000_000],
    ['100000001', undefined],
    ['1e3', undefined],
    ['+1', undefined],
  ])('"%s" is %s', (text, value) => {
    expect(parseWhole(text)).toBe(value);
  });

  it('have the limits of the specification', () => {
    expect(accountLimits).toMatchObject({
      id: { min: 1, max: 9999 },
      sortIndex: { min: 0, max: 9999 },
      sortStep: 10,
      produktnummer: 8,
      konditionsnummer: 3,
      girocardProduktnummer: 3,
    });
  });
});
