import { prefillOf } from './prefill.js';

const query = new URLSearchParams(
  'form[rechtsform]=UG&form[firma]=Muster%20UG&form[datenschutz]=true&form[fremd]=1&schritt=3',
);

test('an entry link fills fields, but no confirmations', () => {
  const { legalForm, values } = prefillOf(query);
  expect(legalForm).toBe('UG');
  expect(values).toMatchObject({ firma: 'Muster UG', vorname: '', datenschutz: false });
});

test('a long value is not cut', () => {
  const firma = 'x'.repeat(5_000);
  expect(prefillOf(new URLSearchParams({ 'form[firma]': firma })).values.firma).toBe(firma);
});
