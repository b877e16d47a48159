import { messageNamesField, serverError } from './server-violation.js';

test.each([
  ['Pflichtfeld', false],
  ['Pflichtangabe', false],
  ['Bestätigung erforderlich', false],
  ['Vorname erforderlich', true],
  ['Die Summe der Anteile darf höchstens 100 Prozent betragen', true],
])('"%s" contains its label: %s', (message, expected) => {
  expect(messageNamesField({ message })).toBe(expected);
});

test('a message without its label is marked for the error summary', () => {
  expect(serverError({ message: 'Pflichtfeld' })).toEqual({ type: 'unnamed', message: 'Pflichtfeld' });
  expect(serverError({ message: 'Ort erforderlich' })).toEqual({ type: 'server', message: 'Ort erforderlich' });
});
