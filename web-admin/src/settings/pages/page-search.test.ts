import { searchPages } from './page-search.js';

const groups = [
  {
    name: 'Auftritt',
    pages: [
      { label: 'Grundeinstellungen', settings: ['Name der Bank', 'Einführung: Überschrift', 'Große Bühne'] },
      { label: 'Einstiege', settings: [] },
    ],
  },
  { name: 'Regeln', pages: [{ label: 'Put-on-hold', settings: ['Angehalten bei', 'Steuer-Id', 'Neue Regel'] }] },
];

const found = (text: string): readonly string[] =>
  searchPages(groups, text).flatMap(({ pages }) =>
    pages.map(({ page, settings }) => [page.label, ...settings].join(' · ')),
  );

it.each([
  ['', ['Grundeinstellungen', 'Einstiege', 'Put-on-hold']],
  ['  ', ['Grundeinstellungen', 'Einstiege', 'Put-on-hold']],
  ['einst', ['Grundeinstellungen', 'Einstiege']],
  ['PUT', ['Put-on-hold']],
  ['bank name', ['Grundeinstellungen · Name der Bank']],
  ['überschrift', ['Grundeinstellungen · Einführung: Überschrift']],
  ['Ueberschrift', ['Grundeinstellungen · Einführung: Überschrift']],
  ['uberschrift', ['Grundeinstellungen · Einführung: Überschrift']],
  ['grosse buhne', ['Grundeinstellungen · Große Bühne']],
  ['steu', ['Put-on-hold · Steuer-Id']],
  ['steue', ['Put-on-hold · Steuer-Id']],
  ['neue', ['Put-on-hold · Neue Regel']],
  ['name regel', []],
  ['gibtsnicht', []],
])('%j finds %j', (text, pages) => {
  expect(found(text)).toEqual(pages);
});

it('leaves out a group without a page', () => {
  expect(searchPages(groups, 'einstiege').map(({ name }) => name)).toEqual(['Auftritt']);
});
