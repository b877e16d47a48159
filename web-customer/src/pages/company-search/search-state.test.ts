import { emptySearch, forLegalForm, named, restored, retyped } from './search-state.js';

const hit = {
  name: 'Musterbau GmbH',
  address: { streetLine: 'Hauptstraße 1', zipCode: '10115', locality: 'Berlin' },
  registrationNumber: 'HRB 1234',
  provider: { providerId: 'p', headquarterId: 'h' },
};
const typed = retyped(emptySearch, { q: 'muster' });
const chosen = { ...typed, page: 1, hit };

test.each([{ q: 'Nordlicht' }, { city: 'Leipzig' }])('with other terms (%o) no company is chosen', (changed) => {
  expect(retyped(chosen, changed)).toEqual({
    terms: { ...typed.terms, ...changed },
    page: 0,
    hit: undefined,
    replaced: undefined,
  });
});

test('the name of the chosen company replaces the typed text, which can be restored', () => {
  const replaced = named(chosen);
  expect(replaced).toMatchObject({ terms: { q: 'Musterbau GmbH' }, page: 0, hit, replaced: 'muster' });
  expect(named(replaced)).toBe(replaced);
  expect(restored(replaced)).toEqual(typed);
});

test.each([
  ['GMBH', true],
  ['GBR', false],
  ['PARTG', false],
  [undefined, true],
] as const)('with the legal form %s the chosen GmbH is kept: %s', (legalForm, kept) => {
  expect(forLegalForm(chosen, legalForm)).toEqual(kept ? chosen : { ...chosen, hit: undefined, replaced: undefined });
});

test('without a chosen company nothing is replaced or restored', () => {
  expect(named(typed)).toBe(typed);
  expect(restored(typed)).toBe(typed);
});
