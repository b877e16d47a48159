import { claimsOf, serveAccounts, type AccountServer } from '../registration/testing/account-server.js';

let server: AccountServer;

beforeEach(async () => {
  server = await serveAccounts();
});
afterEach(() => server.close());

const codeOf = async (token: string): Promise<string> => {
  const { status, body } = await server.post('/me/windowCode', {}, token);
  expect(status).toBe(201);
  return String(body['code']);
};
const redeem = (code: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/me/getTokenByWindow', { body: { code }, headers });
const isLive = async (token: string): Promise<boolean> => (await server.call('GET', '/me', { token })).status === 200;

describe('a registration that continues in a window of its own', () => {
  it('continues there as it was, and ends in the frame', async () => {
    const framed = await server.registered();
    const code = await codeOf(framed.token);
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    const { status, body } = await redeem(code);
    expect(status).toBe(200);
    const token = String(body['token']);
    expect(claimsOf(token)).toMatchObject({ verified: false, sub: claimsOf(framed.token)['sub'] });
    expect(await isLive(token)).toBe(true);
    expect(await isLive(framed.token)).toBe(false);
    expect((await server.post('/me/refresh', { refresh_token: framed.refresh })).status).toBe(401);
    expect((await server.post('/me/verify', { code: framed.code }, token)).status).toBe(200);
  });

  it('gives a browser that asks for it the cookie, and no refresh token', async () => {
    const { token } = await server.registered();
    const { body, cookies } = await redeem(await codeOf(token), { 'x-session': 'customer-cookie' });
    expect(Object.keys(body)).toEqual(['token']);
    expect(cookies.some((cookie) => /customer-session=.*HttpOnly.*SameSite=Strict/.test(cookie))).toBe(true);
  });

  it('ends the session of which the window had the cookie', async () => {
    const customer = { 'x-session': 'customer-cookie', origin: server.url };
    const earlier = await server.registered();
    const { cookies } = await redeem(await codeOf(earlier.token), customer);
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    const { body: refreshed, cookies: rotated } = await server.call('POST', '/me/refresh', {
      headers: { ...customer, cookie },
    });
    expect(await isLive(String(refreshed['token']))).toBe(true);
    const newest = rotated.map((one) => one.split(';')[0]).join('; ');
    const refused = await redeem('x'.repeat(43), { ...customer, cookie: newest });
    expect([refused.status, await isLive(String(refreshed['token']))]).toEqual([400, true]);
    const framed = await server.registered({ username: 'andere@firma.example' });
    const { body } = await redeem(await codeOf(framed.token), { ...customer, cookie: newest });
    expect(await isLive(String(refreshed['token']))).toBe(false);
    expect(await isLive(String(body['token']))).toBe(true);
  });

  it('reports when its code expires', async () => {
    const { token } = await server.registered();
    const { body } = await server.post('/me/windowCode', {}, token);
    expect(Date.parse(String(body['expiresAt']))).toBe(server.clock.now + 60_000);
  });
});

describe('a code is refused, always in the same words,', () => {
  const refusals: readonly [string, () => Promise<string>][] = [
    ['that was never issued', async () => 'x'.repeat(43)],
    [
      'that was used',
      async () => {
        const code = await codeOf((await server.registered()).token);
        expect((await redeem(code)).status).toBe(200);
        return code;
      },
    ],
    [
      'after a minute',
      async () => {
        const code = await codeOf((await server.registered()).token);
        server.clock.now += 60_000;
        return code;
      },
    ],
    [
      'that a newer one of the session has replaced',
      async () => {
        const { token } = await server.registered();
        const code = await codeOf(token);
        await codeOf(token);
        return code;
      },
    ],
    [
      'whose session was logged out',
      async () => {
        const { token } = await server.registered();
        const code = await codeOf(token);
        await server.post('/me/logout', {}, token);
        return code;
      },
    ],
    [
      'once the address is confirmed in that session',
      async () => {
        const { token, code: mailed } = await server.registered();
        const code = await codeOf(token);
        expect((await server.post('/me/verify', { code: mailed }, token)).status).toBe(200);
        return code;
      },
    ],
    [
      'once the address is confirmed by its link',
      async () => {
        const { token, link } = await server.registered();
        const code = await codeOf(token);
        expect((await server.post(`/me/simpleVerification/${link}`)).status).toBe(200);
        return code;
      },
    ],
  ];

  it.each(refusals)('%s', async (_when, prepare) => {
    const { status, body } = await redeem(await prepare());
    expect([status, body['title'], body['message']]).toEqual([400, expect.any(String), expect.any(String)]);
    const unknown = await redeem('y'.repeat(43));
    expect([body['title'], body['message']]).toEqual([unknown.body['title'], unknown.body['message']]);
  });

  it.each(['', 'short', 'x'.repeat(65), '../../etc/passwd/of/somebody'])(
    '%j, because it has no such form',
    async (code) => {
      expect((await redeem(code)).status).toBe(422);
    },
  );

  it('to one of two who use it at the same time', async () => {
    const code = await codeOf((await server.registered()).token);
    const statuses = (await Promise.all([redeem(code), redeem(code)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });
});

describe('a code is issued', () => {
  it('to no visitor, and to nobody whose address is confirmed', async () => {
    expect((await server.post('/me/windowCode')).status).toBe(401);
    const { token } = await server.verified();
    expect((await server.post('/me/windowCode', {}, token)).status).toBe(409);
  });

  it('thirty times an hour', async () => {
    const { token } = await server.registered();
    for (let count = 0; count < 30; count++) await codeOf(token);
    expect((await server.post('/me/windowCode', {}, token)).status).toBe(429);
  });
});
