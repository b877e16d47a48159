import { serveAccounts, type AccountServer } from '../registration/testing/account-server.js';
import { codeLifetimeMs } from './pairing.js';

let fake: AccountServer;
let first: { readonly token: string; readonly refresh: string };

beforeEach(async () => {
  fake = await serveAccounts();
  first = await fake.verified();
});
afterEach(() => fake.close());

const browser = 'a'.repeat(22);
const thief = 'b'.repeat(22);
const open = async (token = first.token) => String((await fake.post('/me/other_device', {}, token)).body['code']);
const redeem = (code: string, more: Record<string, unknown> = {}, token?: string) =>
  fake.post('/me/other_device/redeem', { code, browser, ...more }, token);
const connect = async () => String((await redeem(await open())).body['token']);
const stateFor = async (token = first.token) => (await fake.call('GET', '/me/other_device', { token })).body['state'];
const end = (token = first.token) => fake.call('DELETE', '/me/other_device', { token });
const isLoggedIn = async (token: string) => (await fake.call('GET', '/me', { token })).status === 200;
const anotherApplicant = async () => {
  const change = { username: 'anna.berg@firma.test', businessName: 'Berg GmbH' };
  const { token, code } = await fake.registered(change);
  return String((await fake.post('/me/verify', { code }, token)).body['token']);
};

it('continues the same application on the phone, and the first device follows it', async () => {
  expect(await stateFor()).toBe('none');
  const code = await open();
  expect(code.length).toBeGreaterThanOrEqual(22);
  expect(await stateFor()).toBe('waiting');
  const answer = await redeem(code);
  expect(answer.status).toBe(200);
  const me = await fake.call('GET', '/me', { token: String(answer.body['token']) });
  expect(me.body).toMatchObject({ username: 'erika.muster@firma.test', verified: true });
  expect(await stateFor()).toBe('connected');
  expect(fake.announced).toHaveLength(1);
  expect(fake.counted.filter((one) => one === 'customer done').length).toBeGreaterThan(1);
});

it('keeps the code nowhere in clear', async () => {
  const code = await open();
  const kept = await Promise.all([code, browser].map((one) => fake.pairings.findByCode(one)));
  expect(kept).toEqual([null, null]);
});

it('needs a customer who has confirmed the address', async () => {
  expect((await fake.post('/me/other_device')).status).toBe(401);
  const { token } = await fake.registered({ username: 'neu@firma.test' });
  expect((await fake.post('/me/other_device', {}, token)).status).toBe(403);
});

it('ends the phone at once when the first device ends the connection', async () => {
  const answer = await redeem(await open());
  const phone = String(answer.body['token']);
  expect((await end()).status).toBe(204);
  expect([await isLoggedIn(phone), await stateFor(), await isLoggedIn(first.token)]).toEqual([false, 'ended', true]);
  const renewed = await fake.post('/me/refresh', { refresh_token: answer.body['refresh_token'] });
  expect([renewed.status, renewed.body['state']]).toEqual([401, 'disconnected']);
  expect((await end()).status).toBe(204);
});

it('shows that the phone has logged out', async () => {
  const phone = await connect();
  await fake.post('/me/logout', {}, phone);
  expect([await stateFor(), await isLoggedIn(first.token)]).toEqual(['ended', true]);
  // By the connection, and by its end.
  expect(fake.announced).toHaveLength(2);
});

it('ends the phone with the session of the first device, by its logout', async () => {
  const phone = await connect();
  await fake.post('/me/logout', {}, first.token);
  expect([await isLoggedIn(phone), fake.announced.length]).toEqual([false, 2]);
});

it('announces no end of a session that no other device continues', async () => {
  await open();
  await fake.post('/me/logout', {}, first.token);
  expect(fake.announced).toEqual([]);
});

it('ends the phone when somebody has copied the token of the first device', async () => {
  const phone = await connect();
  const { body } = await fake.post('/me/refresh', { refresh_token: first.refresh });
  await isLoggedIn(String(body['token']));
  fake.clock.now += 31_000;
  expect((await fake.post('/me/refresh', { refresh_token: first.refresh })).status).toBe(401);
  expect(await isLoggedIn(phone)).toBe(false);
});

it('lasts no longer than the first session, however often it is renewed', async () => {
  fake.clock.now += 23 * 60 * 60_000;
  const renewed = await fake.post('/me/refresh', { refresh_token: first.refresh });
  const code = await open(String(renewed.body['token']));
  const phone = await redeem(code);
  fake.clock.now += 30 * 60_000;
  const again = await fake.post('/me/refresh', { refresh_token: phone.body['refresh_token'] });
  expect(again.status).toBe(200);
  fake.clock.now += 30 * 60_000;
  expect((await fake.post('/me/refresh', { refresh_token: again.body['refresh_token'] })).status).toBe(401);
});

it('is refused on the phone itself, so that no chain of sessions outlives its first one', async () => {
  expect((await fake.post('/me/other_device', {}, await connect())).status).toBe(409);
});

describe('a code', () => {
  const refusedAs = async (code: string, more: Record<string, unknown> = {}) => {
    const { status, body } = await redeem(code, more);
    return [status, body['state']];
  };

  it('works once, and a second browser learns that', async () => {
    const code = await open();
    expect((await redeem(code)).status).toBe(200);
    expect(await refusedAs(code, { browser: thief })).toEqual([400, 'used']);
    expect(fake.counted).toContain('customer refused');
  });

  it('of many browsers at the same moment lets one in', async () => {
    const code = await open();
    const browsers = Array.from({ length: 20 }, (_one, n) => `${'c'.repeat(21)}${String.fromCharCode(65 + n)}`);
    const answers = await Promise.all(browsers.map((one) => redeem(code, { browser: one })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it('may be repeated by the same browser when the answer was lost: the session of that answer ends', async () => {
    const code = await open();
    const lost = String((await redeem(code)).body['token']);
    const again = await redeem(code);
    expect(again.status).toBe(200);
    expect([await isLoggedIn(lost), await isLoggedIn(String(again.body['token']))]).toEqual([false, true]);
    fake.clock.now += codeLifetimeMs;
    expect(await refusedAs(code)).toEqual([400, 'used']);
  });

  it('ends after two minutes', async () => {
    const code = await open();
    fake.clock.now += codeLifetimeMs;
    expect([await refusedAs(code), await stateFor()]).toEqual([[400, 'expired'], 'expired']);
  });

  it('is replaced by a newer one', async () => {
    const [older, newer] = [await open(), await open()];
    expect(await refusedAs(older)).toEqual([400, 'revoked']);
    expect((await redeem(newer)).status).toBe(200);
  });

  it('is revoked by its session, and by the logout of it', async () => {
    const code = await open();
    await end();
    expect(await refusedAs(code)).toEqual([400, 'revoked']);
    const later = await open();
    await fake.post('/me/logout', {}, first.token);
    expect(await refusedAs(later)).toEqual([400, 'revoked']);
  });

  it.each([
    ['x', 400],
    ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 400],
    ['', 422],
    ['../../etc', 422],
    ['a'.repeat(201), 422],
  ])('%j is answered %d', async (code, status) => {
    await open();
    expect((await redeem(code)).status).toBe(status);
  });

  it('cannot be made while a device is connected', async () => {
    await connect();
    expect((await fake.post('/me/other_device', {}, first.token)).status).toBe(409);
    expect(await stateFor()).toBe('connected');
  });

  it('can be made thirty times an hour', async () => {
    for (let count = 0; count < 30; count++) await open();
    expect((await fake.post('/me/other_device', {}, first.token)).status).toBe(429);
  });

  it('is not used up by more guesses than a network has', async () => {
    const code = await open();
    for (let count = 0; count < 120; count++) await redeem('A'.repeat(43));
    expect((await redeem(code)).status).toBe(429);
    fake.clock.now += 60_000;
    expect(await stateFor()).toBe('waiting');
  });
});

describe('in a browser that is logged in', () => {
  it('asks before it ends the session of another applicant', async () => {
    const other = await anotherApplicant();
    const code = await open();
    const asked = await redeem(code, {}, other);
    expect([asked.status, asked.body['state']]).toEqual([409, 'other-session']);
    expect(await isLoggedIn(other)).toBe(true);
    expect((await redeem(code, { replace: true }, other)).status).toBe(200);
    expect(await isLoggedIn(other)).toBe(false);
  });

  it('is refused on the first device, whose session stays', async () => {
    const code = await open();
    expect((await redeem(code, { replace: true }, first.token)).status).toBe(409);
    expect(await isLoggedIn(first.token)).toBe(true);
    expect((await redeem(code)).status).toBe(200);
  });

  it('never acts on the connection of another applicant', async () => {
    const phone = await connect();
    const other = await anotherApplicant();
    expect(await stateFor(other)).toBe('none');
    expect((await end(other)).status).toBe(204);
    expect([await isLoggedIn(phone), await stateFor()]).toEqual([true, 'connected']);
  });
});

it('keeps a phone that has just been connected when only the code was to be revoked', async () => {
  const revoke = () => fake.call('DELETE', '/me/other_device?only=code', { token: first.token });
  const code = await open();
  expect((await revoke()).status).toBe(204);
  const refused = await redeem(code);
  expect([refused.status, refused.body['state'], await stateFor()]).toEqual([400, 'revoked', 'none']);
  const phone = await connect();
  expect((await revoke()).status).toBe(204);
  expect([await isLoggedIn(phone), await stateFor()]).toEqual([true, 'connected']);
  expect((await fake.call('DELETE', '/me/other_device?only=phone', { token: first.token })).status).toBe(422);
});

it('leaves nobody connected when it is ended at the moment of the connection', async () => {
  for (let round = 0; round < 10; round++) {
    const code = await open();
    const [answer] = await Promise.all([redeem(code), end()]);
    if (answer.status === 200) expect(await isLoggedIn(String(answer.body['token']))).toBe(false);
    expect(['ended', 'none']).toContain(await stateFor());
  }
});
