import { missingFields } from './missing-fields.js';

test.each([
  [['birthDate', 'address'], 'Geburtsdatum, Anschrift'],
  [['taxNumber'], 'taxNumber'],
  [[], ''],
])('%j', (missing, words) => {
  expect(missingFields(missing)).toBe(words);
});
