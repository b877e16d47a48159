import { versionPeople } from './version-people.js';

it.each([
  ['System', null, null],
  ['Nele Neumann', 'Nele Neumann', null],
  ['Nele Neumann, bestätigt von Paul Plus', 'Nele Neumann', { name: 'Paul Plus' }],
  ['Nele Neumann, bestätigt von unbekannt', 'Nele Neumann', { name: null }],
])('%s', (text, publishedBy, confirmedBy) => {
  expect(versionPeople({ publishedBy, confirmedBy })).toBe(text);
});
