import { messageNamesField, serverError } from './server-violation.js';

test.each([
  ['Pflichtfeld', false],
  ['Pflichtangabe', false],
  ['Bestätigung erforderlich', false],
  ['Vorname erforderlich', true],
  ['Die Summe der Anteile darf höchstens 100 Prozent betragen', true],
])('"%s" names its field: %s', (message, expected) => {
  expect(messageNamesField({ message })).toBe(expected);
});

test('a message that does not name its field is marked for the error summary', () => {
  expect(serverError({ message: 'Pflichtfeld' })).toEqual({ type: 'unnamed', message: 'Pflichtfeld' });
  expect(serverError({ message: 'Ort erforderlich' })).toEqual({ type: 'server', message: 'Ort erforderlich' });
});
