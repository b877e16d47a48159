import { bankCaseFake } from '../bank-case/testing/sample-bank-case.js';
import { letterOf, salutationOf } from './letter.js';

it('exists only while documents are missing', () => {
  expect(letterOf(bankCaseFake({ status: 220 }), 'Musterbank eG')).toBeNull();
});

it('addresses the acting person and lists what is missing', () => {
  expect(letterOf(bankCaseFake({ status: 230 }), 'Musterbank eG')).toEqual({
    salutation: 'Sehr geehrte Frau Beispiel,',
    missing: ['Registerauszüge', 'Sonstiges'],
    closing: 'Mit freundlichen Grüßen\nIhre Musterbank eG',
  });
});

it.each([
  ['Herr', 'Muster', 'Sehr geehrter Herr Muster,'],
  ['Keine Anrede', 'Muster', 'Sehr geehrte Damen und Herren,'],
  ['Frau', '', 'Sehr geehrte Damen und Herren,'],
])('%s %s', (salutation, lastName, text) => {
  expect(salutationOf(salutation, lastName)).toBe(text);
});
