import { hitParts, isSearchable, noTerms, pagesOf, queryOf } from './search-terms.js';

const hit = {
  name: 'Musterbau GmbH',
  address: { streetLine: 'Hauptstraße 1', zipCode: '10115', locality: 'Berlin' },
  registrationNumber: 'HRB 1234',
  provider: { providerId: 'p', headquarterId: 'h' },
};

test('a search needs three characters without blanks', () => {
  expect(isSearchable({ ...noTerms, q: ' ab ' })).toBe(false);
  expect(isSearchable({ ...noTerms, q: 'abc' })).toBe(true);
});

test('a hit is shown as name, address and number', () => {
  expect(hitParts(hit)).toEqual(['Musterbau GmbH', 'Hauptstraße 1, 10115 Berlin', 'HRB 1234']);
  expect(hitParts({ ...hit, address: { streetLine: '', zipCode: '', locality: '' } })).toEqual([
    'Musterbau GmbH',
    'HRB 1234',
  ]);
});

test('filters are sent under the names of the call', () => {
  expect(queryOf({ ...noTerms, q: ' Muster ', zipCode: '10115' }, 2)).toMatchObject({
    q: 'Muster',
    page: 2,
    'zip-code': '10115',
  });
});

test('ten hits make one page', () => {
  expect([0, 1, 10, 11, 23].map(pagesOf)).toEqual([1, 1, 1, 2, 3]);
});
