import { hashOf, tabOfHash } from './hash-tab.js';

const tabs = [{ label: 'Kundenanfragen' }, { label: 'Übersicht & mehr' }] as const;

it('finds each tab by its encoded and its plain hash', () => {
  for (const tab of tabs) {
    expect(tabOfHash(hashOf(tab), tabs)).toBe(tab);
    expect(tabOfHash(`#${tab.label}`, tabs)).toBe(tab);
  }
});

it.each(['', '#', '#Logs intern', '#%E0%A4%A', '#kundenanfragen'])('%s matches no tab', (hash) => {
  expect(tabOfHash(hash, tabs)).toBeUndefined();
});
