import { takeEntryParameters } from './entry-parameters.js';

test('removes context and payment reference from the address and keeps the rest', () => {
  const { stored, rest } = takeEntryParameters(
    new URL('http://bank.example/start/produkte/1?context=YWJj&schritt=2&vrPaymentReferenceId=r-1#x'),
  );
  expect(stored).toEqual({ context: 'YWJj', paymentReferenceId: 'r-1' });
  expect(rest.href).toBe('http://bank.example/start/produkte/1?schritt=2#x');
});

test.each([
  ['context', 'context', 4_000],
  ['vrPaymentReferenceId', 'paymentReferenceId', 200],
] as const)('keeps no %s that no registration would accept', (parameter, name, limit) => {
  for (const length of [limit, limit + 1]) {
    const { stored, rest } = takeEntryParameters(
      new URL(`http://bank.example/start?${parameter}=${'x'.repeat(length)}`),
    );
    expect(stored[name]?.length).toBe(length > limit ? undefined : length);
    expect(rest.href).toBe('http://bank.example/start');
  }
});

test('removes all prefilled values from the address, uncut', () => {
  const firma = `${'x'.repeat(5_000)} & Söhne GmbH`;
  const address = new URL('http://bank.example/fk/2?berater-einstieg=1');
  address.searchParams.set('form[firma]', firma);
  address.searchParams.set('form[rechtsform]', 'GMBH');
  const { stored, rest } = takeEntryParameters(address);
  expect([...new URLSearchParams(stored.prefill)]).toEqual([
    ['form[firma]', firma],
    ['form[rechtsform]', 'GMBH'],
  ]);
  expect(rest.href).toBe('http://bank.example/fk/2?berater-einstieg=1');
});

test.each([
  ['en', 'en'],
  ['de', 'de'],
  ['fr', undefined],
  ['constructor', undefined],
  ['', undefined],
])('takes the language %j as %s', (named, language) => {
  const { stored, rest } = takeEntryParameters(new URL(`http://bank.example/start?lang=${named}&a=1`));
  expect([stored.language, rest.href]).toEqual([language, 'http://bank.example/start?a=1']);
});

test('keeps an address without them', () => {
  const address = 'http://bank.example/start?a=1';
  expect(takeEntryParameters(new URL(address))).toEqual({
    stored: {},
    secret: '',
    refreshToken: undefined,
    rest: new URL(address),
  });
});

const link = '?token=a&refresh_token=b&verification_mail=mira%40example.de&x=1';

test('removes the tokens of an activation, of which only the refresh token is used', () => {
  const { stored, refreshToken, rest } = takeEntryParameters(new URL(`http://bank.example/hub/aktivierung${link}`));
  expect([stored, refreshToken]).toEqual([{ verificationMail: 'mira@example.de' }, 'b']);
  expect(rest.href).toBe('http://bank.example/hub/aktivierung?x=1');
});

test('takes tokens from no other address', () => {
  expect(takeEntryParameters(new URL(`http://bank.example/hub${link}`)).refreshToken).toBeUndefined();
});

test.each(['/hub/geraet', '/hub/person', '/hub/fenster', '/hub/erinnerungen'])(
  'removes the secret of %s, which is sent to nobody',
  (page) => {
    const code = `${'a'.repeat(40)}_-9`;
    const { secret, stored, refreshToken, rest } = takeEntryParameters(
      new URL(`http://bank.example${page}?x=1#${code}`),
    );
    expect([secret, stored, refreshToken]).toEqual([code, {}, undefined]);
    expect(rest.href).toBe(`http://bank.example${page}?x=1`);
  },
);

test.each(['/hub/entry', '/hub/identifizierung/status'])('keeps a place of the page %s', (page) => {
  const { secret, rest } = takeEntryParameters(new URL(`http://bank.example${page}#inhalt`));
  expect([secret, rest.hash]).toEqual(['', '#inhalt']);
});
