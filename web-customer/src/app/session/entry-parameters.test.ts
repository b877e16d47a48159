import { takeEntryParameters } from './entry-parameters.js';

test('context and payment reference leave the address, the rest stays', () => {
  const { found, rest } = takeEntryParameters(
    new URL('http://bank.example/start/produkte/1?context=YWJj&schritt=2&vrPaymentReferenceId=r-1#x'),
  );
  expect(found).toEqual({ context: 'YWJj', paymentReferenceId: 'r-1' });
  expect(rest.href).toBe('http://bank.example/start/produkte/1?schritt=2#x');
});

test('an address without them stays as it is', () => {
  const address = 'http://bank.example/start?a=1';
  expect(takeEntryParameters(new URL(address))).toEqual({ found: {}, rest: new URL(address) });
});
