import { bookingFailureText } from './booking-failure.js';

it.each([
  ['Produkt unbekannt', 'Produkt unbekannt. Wer den Vorgang'],
  ['Das Konto ist nicht bekannt. ', 'Das Konto ist nicht bekannt. Wer den Vorgang'],
])('names the reason %j, what helps, and who does it', (reason, start) => {
  const text = bookingFailureText(reason);
  expect(text.startsWith(start)).toBe(true);
  expect(text).toMatch(/setzt dann fort.*an den Support\.$/);
});
