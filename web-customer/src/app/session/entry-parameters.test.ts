import { takeEntryParameters } from './entry-parameters.js';

test('removes context and payment reference from the address and keeps the rest', () => {
  const { found, rest } = takeEntryParameters(
    new URL('http://bank.example/start/produkte/1?context=YWJj&schritt=2&vrPaymentReferenceId=r-1#x'),
  );
  expect(found).toEqual({ context: 'YWJj', paymentReferenceId: 'r-1' });
  expect(rest.href).toBe('http://bank.example/start/produkte/1?schritt=2#x');
});

test('keeps an address without them', () => {
  const address = 'http://bank.example/start?a=1';
  expect(takeEntryParameters(new URL(address))).toEqual({ found: {}, rest: new URL(address) });
});
