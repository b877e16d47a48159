import { findingSource, personTone } from './data-look.js';
import { missingInformationLabel } from '@kontor/domain/case-wording/missing-information';

it.each([
  [0, null],
  [1, 'Kunde'],
  [2, 'Kunde und Auskunft'],
  [3, 'Auskunft'],
  [9, 'Auskunft'],
  [10, null],
])('class %d', (of, source) => {
  expect(findingSource(of)).toBe(source);
});

it('maps the status of a person to a tone', () => {
  expect(personTone('successful')).toBe('success');
  expect(personTone('failed')).toBe('danger');
  expect(personTone('what')).toBe('neutral');
  expect(missingInformationLabel('address')).toBe('Anschrift');
});
