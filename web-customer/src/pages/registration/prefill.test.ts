import { prefillOf } from './prefill.js';

const bank = { registerAskForPhone: true };

const query = new URLSearchParams(
  'form[rechtsform]=UG&form[firma]=Muster%20UG&form[datenschutz]=true&form[fremd]=1&schritt=3',
);

test('an entry link fills fields, but no confirmations', () => {
  const { legalForm, values } = prefillOf(query, bank);
  expect(legalForm).toBe('UG');
  expect(values).toMatchObject({ firma: 'Muster UG', vorname: '', datenschutz: false });
});

test('a long value is not cut', () => {
  const firma = 'x'.repeat(5_000);
  expect(prefillOf(new URLSearchParams({ 'form[firma]': firma }), bank).values.firma).toBe(firma);
});

test('a telephone number is taken only where its field is shown: nobody could correct it', () => {
  const given = new URLSearchParams({ 'form[phone]': '030' });
  expect(prefillOf(given, bank).values.phone).toBe('030');
  expect(prefillOf(given, { registerAskForPhone: false }).values.phone).toBe('');
});
