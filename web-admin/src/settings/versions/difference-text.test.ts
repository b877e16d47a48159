import { differenceLines } from './difference-text.js';

const lines = (name: string, before: unknown, after: unknown) =>
  differenceLines(name, before, after).map(({ place, before: old, after: now }) => [place, old, now]);

describe('a difference in words', () => {
  it('names accounts and fields, with prices in euros', () => {
    const account = { id: 3, title: 'Aktiv', price: 500, showTitle: true, calcSettings: { elements: { pos: 100 } } };
    const changed = { ...account, price: 650, showTitle: false, calcSettings: { elements: { pos: 150 } } };
    expect(lines('tempConfig', { konten: { 3: account } }, { konten: { 3: changed } })).toEqual([
      ['Konten › Aktiv › Preis', '5,00\u00a0€', '6,50\u00a0€'],
      ['Konten › Aktiv › Titel anzeigen', 'Ja', 'Nein'],
      ['Konten › Aktiv › Rechner › Preise je Einheit › pos', '1,00\u00a0€', '1,50\u00a0€'],
    ]);
  });

  it('shows texts without their marks, images by their size, legal forms and roles by name', () => {
    expect(lines('orderCheckboxes', [{ key: 'a', label: 'A', text: '<b>Alt</b>' }], [])).toEqual([['', 'A', '']]);
    const box = (text: string) => [{ key: 'a', label: 'A', text, legalForms: ['GMBH'] }];
    expect(lines('orderCheckboxes', box('<b>Alt</b>'), box('<b>Neu</b>'))).toEqual([['A › Text', 'Alt', 'Neu']]);
    expect(lines('orderCheckboxes', box('Alt'), box('<b>Alt</b>'))).toEqual([['A › Text', 'Alt', '<b>Alt</b>']]);
    expect(lines('imageHead', '', `data:image/png;base64,${'A'.repeat(2000)}`)).toEqual([['', '', 'Bild (2 kB)']]);
    expect(lines('disabledLegalForms', [], ['GMBH'])[0]?.[2]).toMatch(/^Gesellschaft mit beschränkter Haftung/);
    expect(lines('strongFactorRoles', [], ['ROLE_ROOT', 'ROLE_AUDITOR'])).toEqual([['', '', 'Support, Prüfer']]);
    expect(lines('askCrsType', null, true)).toEqual([['', '', 'Ja']]);
  });

  it('says hold rules as sentences, also where a stored one has an older shape', () => {
    expect(
      lines('simplePutOnHoldConfig', { people: { '*': { age: '< 18' } } }, { business: { fatcaRelevant: true } }),
    ).toEqual([
      ['', 'Eine Person ist jünger als 18 Jahre.', ''],
      ['', '', 'Das Unternehmen ist FATCA-relevant.'],
    ]);
    expect(lines('simplePutOnHoldConfig', { older: 1 }, null)).toEqual([['', '{"older":1}', '']]);
  });

  it('shows what changed in a long list of a hold rule', () => {
    const rules = (last: string) => ({
      people: { '*': { address: { '!postalCode': ['10115', '10117', '10119', '10178', '10179', last] } } },
    });
    expect(lines('simplePutOnHoldConfig', rules('10243'), rules('10245'))).toEqual([
      ['', expect.stringContaining(', 10179, 10243.'), ''],
      ['', '', expect.stringContaining(', 10179, 10245.')],
    ]);
  });
});
