import { takeEntryParameters } from './entry-parameters.js';

test('removes context and payment reference from the address and keeps the rest', () => {
  const { stored, rest } = takeEntryParameters(
    new URL('http://bank.example/start/produkte/1?context=YWJj&schritt=2&vrPaymentReferenceId=r-1#x'),
  );
  expect(stored).toEqual({ context: 'YWJj', paymentReferenceId: 'r-1' });
  expect(rest.href).toBe('http://bank.example/start/produkte/1?schritt=2#x');
});

const storedOf = (query: string) => takeEntryParameters(new URL(`http://bank.example/start?${query}`));

test('a plus sign of the base64 of a context stays one, written as it is or escaped', () => {
  expect(storedOf('context=a+b/c==').stored.context).toBe('a+b/c==');
  expect(storedOf('context=a%2Bb%2Fc%3D%3D').stored.context).toBe('a+b/c==');
});

const base64 = (bytes: number) => Buffer.alloc(bytes, 'ä').toString('base64');

test.each([
  ['context', 'context', base64(2048), true],
  ['context', 'context', base64(2049), false],
  ['context', 'context', 'kein Base64!', false],
  ['vrPaymentReferenceId', 'paymentReferenceId', 'x'.repeat(200), true],
  ['vrPaymentReferenceId', 'paymentReferenceId', 'x'.repeat(201), false],
] as const)('of %s, kept as %s, only what a registration accepts', (parameter, name, value, keeps) => {
  const { stored, rest } = storedOf(`${parameter}=${encodeURIComponent(value)}`);
  expect(stored[name]).toBe(keeps ? value : undefined);
  expect(rest.href).toBe('http://bank.example/start');
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
