import { readFileSync } from 'node:fs';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { accountsOf, batchOf, draftOf, inOrder, problemsOf, slidersOf, withAccount } from './accounts-draft.js';

const sample: unknown = JSON.parse(readFileSync('deploy/sample-bank/settings.json', 'utf8'));
const { defaultKontoname, tempConfig: page, kontoList } = settingsFrom(sample as Record<string, unknown>);
const stored = draftOf({ defaultKontoname, tempConfig: page });

const withForm = (at: number, change: Partial<(typeof stored)['accounts'][number]['form']>) => ({
  ...stored,
  accounts: stored.accounts.map((one, index) => (index === at ? { ...one, form: { ...one.form, ...change } } : one)),
});

describe('the draft of the accounts page', () => {
  it('of the sample bank has no problem and is stored unchanged', () => {
    expect(problemsOf(stored, page)).toEqual({});
    expect(batchOf(stored, page)).toEqual({ defaultKontoname, tempConfig: page, kontoList });
  });

  it('adds an account with the defaults, after all others', () => {
    const ids = stored.accounts.map(({ base }) => base.id);
    const indexes = stored.accounts.map(({ form }) => Number(form.sortIndex));
    const added = withAccount({ ...stored, defaultKontoname: 'Firmenkonto' }, page).accounts.at(-1);
    expect(added?.base.id).toBe(Math.max(...ids) + 1);
    expect(added?.form).toMatchObject({
      title: 'Firmenkonto',
      sortIndex: String(Math.max(...indexes) + 10),
      price: '10,00',
      girocardPrice: '0,50',
      girocardFreeItems: '1',
      color: '#0066B3',
      ribbonText: 'Empfehlung',
      ribbonColor: '#002D67',
    });
  });

  it('of an empty bank starts with account 1', () => {
    const none = settingsFrom({});
    const empty = draftOf(none);
    expect(empty).toEqual({ defaultKontoname: 'Geschäftskonto', sliders: '', accounts: [] });
    expect(batchOf(withAccount(empty, none.tempConfig), none.tempConfig)).toMatchObject({
      kontoList: [{ id: 1, title: 'Geschäftskonto' }],
      tempConfig: { konten: { '1': { id: 1, sortIndex: 10, price: 1000, calcSettings: { grundpreis: 1000 } } } },
    });
  });

  it.each([
    ['title', ' ', 'Pflichtfeld'],
    ['price', '12,505', 'Betrag in Euro bis 1.000.000,00 erforderlich, zum Beispiel 14,90'],
    ['produktnummer', '123', 'Genau 8 Zeichen erforderlich'],
    ['documents', 'Preise', 'Zeile 1: Webadresse erforderlich'],
  ])('with %s %j has the problem %j', (field, text, message) => {
    expect(problemsOf(withForm(1, { [field]: text }), page)).toEqual({ [`accounts.1.${field}`]: message });
    expect(accountsOf(withForm(1, { [field]: text }), page)).toHaveLength(stored.accounts.length - 1);
  });

  it('with refused lines of the calculator or without a name for new accounts cannot be saved', () => {
    const draft = { ...stored, defaultKontoname: ' ', sliders: 'Buchungen | 9 | 1' };
    expect(problemsOf(draft, page)).toEqual({
      defaultKontoname: 'Pflichtfeld',
      sliders: 'Zeile 1: Der kleinste Wert liegt über dem größten',
    });
    const long = { ...stored, defaultKontoname: 'x'.repeat(201), sliders: `A\n${'x'.repeat(201)}` };
    expect(problemsOf(long, page)).toEqual({
      defaultKontoname: 'Maximal 200 Zeichen möglich',
      sliders: '2. Eintrag: Maximal 100 Zeichen möglich',
    });
  });

  it('drops the prices of a slider that was removed, and has prices for a new one', () => {
    const [first, ...others] = slidersOf(stored, page);
    const lines = stored.sliders.split('\n');
    const draft = { ...stored, sliders: [...lines.slice(1), 'Terminals'].join('\n') };
    const priced = {
      ...draft,
      accounts: draft.accounts.map(({ base, form }) => ({
        base,
        form: { ...form, elements: { ...form.elements, terminals: '7,00' } },
      })),
    };
    const { konten, calcElements } = batchOf(priced, page).tempConfig;
    expect(calcElements.map(({ identifier }) => identifier)).toEqual([
      ...others.map(({ identifier }) => identifier),
      'terminals',
    ]);
    for (const { calcSettings } of Object.values(konten)) {
      expect(calcSettings.elements).toMatchObject({ terminals: 700 });
      expect(Object.keys(calcSettings.elements)).not.toContain(first?.identifier);
    }
  });
});

describe('the order of the accounts', () => {
  const accounts = stored.accounts.slice(0, 3);
  const indexed = (...indexes: string[]) =>
    accounts.map(({ base, form }, at) => ({ base, form: { ...form, sortIndex: indexes[at] ?? '' } }));
  const indexesOf = (list: ReturnType<typeof inOrder>) => list.map(({ form }) => form.sortIndex);

  it.each([
    [
      ['20', '10', '35'],
      ['10', '20', '35'],
    ],
    [
      ['10', '10', '20'],
      ['10', '20', '30'],
    ],
    [
      ['x', '5', '7'],
      ['0', '5', '7'],
    ],
  ])('turns the indexes %j into %j and leaves the accounts in their places', (before, after) => {
    const list = inOrder(indexed(...before));
    expect(indexesOf(list)).toEqual(after);
    expect(list.map(({ base }) => base.id)).toEqual(accounts.map(({ base }) => base.id));
  });
});
