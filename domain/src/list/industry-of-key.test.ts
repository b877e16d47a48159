import { findIndustry, industries } from './industries.js';
import { industryOfKey } from './industry-of-key.js';

test.each([
  ['C26', { wirtschaftszweig: 'MANUFACTURING', wirtschaftszweigUnterkategorie: 'C26' }],
  ['D351', { wirtschaftszweig: 'ENERGY', wirtschaftszweigUnterkategorie: 'D351' }],
  // The form asks for more than the key says.
  ['D35', { wirtschaftszweig: 'ENERGY' }],
  ['J62', { wirtschaftszweig: 'IT_SERVICES' }],
  ['H49', { wirtschaftszweig: 'TRANSPORT' }],
  ['L68', { wirtschaftszweig: 'REAL_ESTATE' }],
  ['I56', { wirtschaftszweig: 'GASTRONOMY' }],
  // Of insurance and finance alike.
  ['K66', {}],
  ['Z99', {}],
  ['62', {}],
  ['', {}],
])('the sector of the key "%s" is answered by %j', (key, answers) => {
  expect(industryOfKey(key)).toEqual(answers);
});

test('each industry is found by a key, and each key leads to an industry', () => {
  const keys = [...'ABCDEFGHIJKLMNOPQRSTU'].flatMap((section) =>
    Array.from({ length: 99 }, (_none, number) => `${section}${String(number + 1).padStart(2, '0')}`),
  );
  const found = new Set(keys.flatMap((key) => industryOfKey(key).wirtschaftszweig ?? []));
  expect([...found].every((value) => findIndustry(value) !== undefined)).toBe(true);
  expect(industries.map(({ value }) => value).filter((value) => value !== '' && !found.has(value))).toEqual([]);
});
