import { displayValue } from './display-value.js';
import { fieldLabel } from '../../../application-draft/field-labels.js';

test.each([
  ['city', 'Bonn', 'Bonn'],
  ['city', '  ', 'keine Angabe'],
  ['city', undefined, 'keine Angabe'],
  ['birthday', '1979-04-12', '12.04.1979'],
  ['anrede', 'MS', 'Frau'],
  ['anrede', 'XX', 'XX'],
  ['nationality', 'AT', 'Österreich'],
  ['vertretungsberechtigungArt', 'ALONE', 'Einzelvertretungsberechtigt'],
  ['gesellschafterAnteile', '33,3', '33,3\u00a0%'],
  ['rent', true, 'Ja'],
  ['file', [{ id: '1', name: 'a.pdf' }], 'a.pdf'],
] as const)('%s: %j is shown as %s', (field, value, shown) => {
  expect(displayValue(field, value)).toBe(shown);
});

test('labels depend on the group of the field', () => {
  expect(fieldLabel('firma.girocard')).toBe('Möchten Sie eine girocard für das Unternehmen?');
  expect(fieldLabel('people.3.girocard')).toBe('Soll diese Person eine girocard bekommen?');
  expect(fieldLabel('firma.unknown')).toBe('firma.unknown');
});
