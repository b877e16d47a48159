import { silentLogger } from '@kontor/platform/logger/logger';
import { serveAccounts, type AccountServer, type Answer } from '../registration/testing/account-server.js';
import { codeOf, linkOf } from '../account/code-slot.js';
import { seedDemoStaff } from '../staff-account/demo-staff.js';
import { createSessionCookie } from './session-cookie.js';
import { refreshGraceMs, staffIdleMs } from './sessions.js';

const login = { username: 'root@kontor.test', password: 'Kontor!Demo2026' };
const name = 'kontor-test-session';
let fake: AccountServer;

beforeEach(async () => {
  fake = await serveAccounts();
  const { staff, searchHash, now } = fake.deps;
  await seedDemoStaff({ staff, searchHash, now, logger: silentLogger() });
});
afterEach(() => fake.close());

/** The value of the session cookie that an answer sets; undefined when it sets none. */
const cookieOf = ({ cookies }: Answer): string | undefined =>
  cookies.find((one) => one.startsWith(`${name}=`))?.split(/[=;]/)[1];

const asked = (headers: Readonly<Record<string, string>> = {}) => ({ 'x-session': 'cookie', ...headers });
const logIn = () => fake.call('POST', '/me/login', { body: login, headers: asked() });
const refresh = (value: string | undefined, headers: Readonly<Record<string, string>> = { origin: fake.url }) =>
  fake.call('POST', '/me/refresh', {
    headers: asked({ ...headers, ...(value === undefined ? {} : { cookie: `${name}=${value}` }) }),
  });

test('a login by cookie shows the refresh token to no script', async () => {
  const answer = await logIn();
  expect(Object.keys(answer.body)).toEqual(['token']);
  expect(answer.cookies.find((one) => one.startsWith(name))).toMatch(
    /^kontor-test-session=[^;]+; Max-Age=43200; Path=\/; .*HttpOnly; SameSite=Strict$/,
  );
});

test('a login without the header keeps the contract: both tokens, no cookie of a session', async () => {
  const answer = await fake.post('/me/login', login);
  expect(Object.keys(answer.body)).toEqual(['token', 'refresh_token']);
  expect(cookieOf(answer)).toBeUndefined();
});

test('a page of the portal renews by the cookie, which changes each time', async () => {
  const first = cookieOf(await logIn());
  const renewed = await refresh(first);
  expect([renewed.status, Object.keys(renewed.body)]).toEqual([200, ['token']]);
  expect(cookieOf(renewed)).not.toBe(first);
  expect((await fake.call('GET', '/me', { token: String(renewed.body['token']) })).status).toBe(200);
});

test.each([
  ['no origin', {}],
  ['a foreign origin', { origin: 'https://example.com' }],
  ['an origin that is none', { origin: 'null' }],
])('with %s nothing is renewed', async (_what, headers) => {
  const held = cookieOf(await logIn());
  const answer = await refresh(held, headers);
  expect([answer.status, cookieOf(answer)]).toEqual([403, undefined]);
  expect((await refresh(held)).status).toBe(200);
});

test('the cookie alone, without the header, renews nothing', async () => {
  const headers = { cookie: `${name}=${cookieOf(await logIn())}`, origin: fake.url };
  expect((await fake.call('POST', '/me/refresh', { headers })).status).toBe(422);
});

test('a browser without a session is signed out, and one whose session ended loses its cookie', async () => {
  expect((await refresh(undefined)).status).toBe(204);
  const answer = await logIn();
  const held = cookieOf(answer);
  await fake.post('/me/logout', undefined, String(answer.body['token']));
  const refused = await refresh(held);
  expect([refused.status, cookieOf(refused)]).toEqual([401, '']);
});

test('a logout ends the session by token or by cookie, and removes the cookie', async () => {
  for (const isByToken of [true, false]) {
    const answer = await logIn();
    const token = String(answer.body['token']);
    const held = cookieOf(answer);
    const out = await fake.call('POST', '/me/logout', {
      headers: asked({ origin: fake.url, cookie: `${name}=${held}` }),
      ...(isByToken ? { token } : {}),
    });
    expect([out.status, cookieOf(out)]).toEqual([204, '']);
    expect((await fake.call('GET', '/me', { token })).status).toBe(401);
    expect((await refresh(held)).status).toBe(401);
  }
  expect((await fake.call('POST', '/me/logout', { headers: asked({ origin: fake.url }) })).status).toBe(401);
});

test('staff who renewed nothing for half an hour log in again', async () => {
  const held = cookieOf(await logIn());
  fake.clock.now += staffIdleMs;
  const renewed = await refresh(held);
  expect(renewed.status).toBe(200);
  fake.clock.now += staffIdleMs + 1;
  expect((await refresh(cookieOf(renewed))).status).toBe(401);
});

test('under https the cookie is bound to the host', () => {
  const cookie = createSessionCookie({
    instance: 'bank',
    appUrl: 'https://konto.bank.example',
    maxAgeMs: { staff: 1_000, customer: 2_000 },
  });
  const request = (headers: Readonly<Record<string, string>>) => ({
    headers,
    get: (key: string) => headers[key] as never,
  });
  const set = jest.fn();
  cookie.show(request({ 'x-session': 'cookie' }), { cookie: set }, { token: 't', refresh_token: 'r' });
  expect(set).toHaveBeenCalledWith('__Host-kontor-bank-session', 'r', {
    httpOnly: true,
    sameSite: 'strict',
    secure: true,
    path: '/',
    maxAge: 1_000,
  });
  const own = { 'x-session': 'cookie', cookie: '__Host-kontor-bank-session=r', origin: 'https://konto.bank.example' };
  expect(cookie.read(request(own))).toBe('r');
  expect(cookie.read(request({ ...own, origin: 'https://konto.bank.example.evil.test' }))).toBeUndefined();
});

describe('a customer by cookie', () => {
  const customerName = 'kontor-test-customer-session';
  const headers = { 'x-session': 'customer-cookie' };
  const held = ({ cookies }: Answer) => cookies.find((one) => one.startsWith(`${customerName}=`))?.split(/[=;]/)[1];

  test.each(['registration', 'code', 'link', 'login code', 'login link'] as const)(
    'gets no refresh token by %s that a script reads',
    async (way) => {
      const answer = await answerOf(way);
      expect(Object.keys(answer.body)).toContain('token');
      expect(Object.keys(answer.body)).not.toContain('refresh_token');
      expect(held(answer)).toMatch(/^.+\.0\..+$/);
    },
  );

  async function answerOf(way: 'registration' | 'code' | 'link' | 'login code' | 'login link'): Promise<Answer> {
    if (way === 'registration') return fake.call('POST', '/me/register', { headers, body: fake.sample });
    const { token, code, link, applicant } = await fake.registered();
    if (way === 'code') return fake.call('POST', '/me/verify', { headers, token, body: { code } });
    if (way === 'link') return fake.call('POST', `/me/simpleVerification/${link}`, { headers });
    await fake.post('/me/verify', { code }, token);
    const email = 'erika.muster@firma.test';
    await fake.post('/me/sendCode', { email });
    const mailId = (await fake.deps.applicants.findByCase(applicant.caseId))?.outbox.at(-1)?.mailId ?? '';
    return way === 'login code'
      ? fake.call('POST', '/me/getToken', { headers, body: { email, code: codeOf(fake.deps.deriveSecret, mailId) } })
      : fake.call('POST', '/me/getTokenSimple', { headers, body: { code: linkOf(fake.deps.deriveSecret, mailId) } });
  }

  test('is signed in beside a member of staff in the same browser', async () => {
    const [customer, staff] = [held(await answerOf('code')), cookieOf(await logIn())];
    const cookie = `${customerName}=${customer}; ${name}=${staff}`;
    for (const [header, username] of [
      ['customer-cookie', undefined],
      ['cookie', login.username],
    ] as const) {
      const renewed = await fake.call('POST', '/me/refresh', {
        headers: { 'x-session': header, cookie, origin: fake.url },
      });
      const me = await fake.call('GET', '/me', { token: String(renewed.body['token']) });
      expect([renewed.status, me.status, username === undefined || me.body['username'] === username]).toEqual([
        200,
        200,
        true,
      ]);
    }
  });

  test('continues the session of an address, whose token is of no use afterwards', async () => {
    const { refresh: given } = await fake.registered();
    const body = { refresh_token: given };
    const taken = await fake.call('POST', '/me/refresh', { headers, body });
    expect([taken.status, taken.body['refresh_token']]).toEqual([200, undefined]);
    const token = String(taken.body['token']);
    expect((await fake.call('GET', '/me', { token })).status).toBe(200);
    fake.clock.now += refreshGraceMs + 1;
    expect((await fake.call('POST', '/me/refresh', { headers, body })).status).toBe(401);
  });
});
