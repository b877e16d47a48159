import { Secret, TOTP } from 'otpauth';
import { clerk, nameOf, password, propertyPaths, userAdmin } from '../staff-account/testing/staff-users.harness.js';
import { serveFactors, type FactorServer } from './testing/factors.harness.js';
import { createFakeKey } from './testing/key.fake.js';

let server: FactorServer;
beforeEach(async () => {
  server = await serveFactors();
});
afterEach(() => server.close());

const minute = 60_000;

describe('an app', () => {
  it('is asked for at each login from then on, and each of its codes is used once', async () => {
    const { codes, codeNow } = await server.enrolApp(clerk);
    expect(codes).toHaveLength(10);
    server.clock.now += minute;
    const first = await server.logInWith(clerk, { kind: 'totp', code: codeNow() });
    expect([first.status, typeof first.body['token']]).toEqual([200, 'string']);
    server.clock.now += 1_000;
    const again = await server.logInWith(clerk, { kind: 'totp', code: codeNow() });
    expect([again.status, again.body['title']]).toEqual([400, 'Nicht bestätigt']);
    server.clock.now += minute;
    expect((await server.logInWith(clerk, { kind: 'totp', code: codeNow() })).status).toBe(200);
  });

  it('accepts the code before and after, for clocks that differ, and no other', async () => {
    const { codeNow } = await server.enrolApp(clerk);
    for (const [seconds, status] of [
      [-90, 400],
      [30, 200],
      [90, 400],
    ] as const) {
      server.clock.now += 10 * minute;
      expect((await server.logInWith(clerk, { kind: 'totp', code: codeNow(seconds) })).status).toBe(status);
    }
  });

  it('is set up by its code and the own password only, and what was refused changes nothing', async () => {
    const { body } = await server.asked(clerk, 'POST', '/me/factors/totp', {});
    const code = new TOTP({ secret: Secret.fromBase32(String(body['secret'])) }).generate({
      timestamp: server.clock.now,
    });
    const confirm = (change: object) =>
      server.asked(clerk, 'POST', '/me/factors/totp/confirm', {
        ...{ enrolment: body['enrolment'], password, code },
        ...change,
      });
    const wrong = await confirm({ password: 'geraten' });
    expect([wrong.status, propertyPaths(wrong.body)]).toEqual([422, ['password']]);
    const mistyped = await confirm({ code: code === '000000' ? '000001' : '000000' });
    expect([mistyped.status, propertyPaths(mistyped.body)]).toEqual([422, ['code']]);
    expect((await confirm({ enrolment: 'a.1.b' })).status).toBe(409);
    expect((await server.factors(clerk)).totp).toBeNull();
    expect((await server.account(clerk)).outbox).toEqual([]);
    server.clock.now += 11 * minute;
    expect((await confirm({})).body['title']).toBe('Einrichten abgelaufen');
    expect((await server.logIn(clerk)).body['token']).toBeDefined();
  });

  it('belongs to the account whose enrolment it is', async () => {
    const { body } = await server.asked(userAdmin, 'POST', '/me/factors/totp', {});
    const code = new TOTP({ secret: Secret.fromBase32(String(body['secret'])) }).generate({
      timestamp: server.clock.now,
    });
    const given = { enrolment: body['enrolment'], password, code };
    expect((await server.asked(clerk, 'POST', '/me/factors/totp/confirm', given)).status).toBe(409);
  });

  it('mails its owner, and voids an open code of the mail', async () => {
    server.rules.staffSecondStep = true;
    expect((await server.logIn(clerk)).body).toEqual({ codeRequested: true });
    await server.enrolApp(clerk);
    const { loginCode, outbox } = await server.account(clerk);
    expect([loginCode.hash, outbox.map(({ kind }) => kind)]).toEqual(['', ['staffCode', 'staffFactorsChanged']]);
  });
});

describe('the ticket of a login', () => {
  it('is valid for five minutes, for its account, until a login used it', async () => {
    const { codeNow } = await server.enrolApp(clerk);
    server.clock.now += minute;
    const ticket = await server.ticketOf(clerk);
    const answer = (username: string) => ({ kind: 'totp', username, ticket, code: codeNow() });
    const expired = { status: 400, body: { state: 'expired' } };
    expect(await server.post('/me/secondFactor', answer(userAdmin))).toMatchObject(expired);
    expect(await server.post('/me/secondFactor', answer('nobody@bank.example'))).toMatchObject(expired);
    expect((await server.post('/me/secondFactor', answer(clerk))).status).toBe(200);
    server.clock.now += minute;
    expect(await server.post('/me/secondFactor', answer(clerk))).toMatchObject(expired);
    const late = await server.ticketOf(clerk);
    server.clock.now += 5 * minute + 1;
    expect(await server.post('/me/secondFactor', { ...answer(clerk), ticket: late })).toMatchObject(expired);
  });

  it('gives ten guesses per network, however many arrive at once, and the right code is refused with them', async () => {
    const { codeNow } = await server.enrolApp(clerk);
    server.clock.now += minute;
    const ticket = await server.ticketOf(clerk);
    const right = codeNow();
    const guess = { kind: 'totp', username: clerk, ticket, code: right === '123456' ? '654321' : '123456' };
    const answers = await Promise.all(Array.from({ length: 60 }, () => server.post('/me/secondFactor', guess)));
    const counts = [400, 429].map((status) => answers.filter((answer) => answer.status === status).length);
    expect(counts).toEqual([10, 50]);
    expect((await server.post('/me/secondFactor', { ...guess, code: right })).status).toBe(429);
    expect(server.counted.filter((one) => one === 'staff locked')).toHaveLength(1);
  });

  it('opens for one of many right answers at once', async () => {
    const { codeNow } = await server.enrolApp(clerk);
    server.clock.now += minute;
    const body = { kind: 'totp', username: clerk, ticket: await server.ticketOf(clerk), code: codeNow() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.post('/me/secondFactor', body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a recovery code', () => {
  it('logs in once each, however it is typed, and new ones void those before', async () => {
    const { codes } = await server.enrolApp(clerk);
    const [one = '', two = ''] = codes;
    const typed = `${one.slice(0, 5).toLowerCase()}-${one.slice(5)}`;
    expect((await server.logInWith(clerk, { kind: 'recovery', code: typed })).status).toBe(200);
    server.clock.now += minute;
    expect((await server.logInWith(clerk, { kind: 'recovery', code: one })).status).toBe(400);
    expect((await server.factors(clerk)).recoveryCodesLeft).toBe(9);
    const kinds = (await server.account(clerk)).outbox.map(({ kind }) => kind);
    expect(kinds).toEqual(['staffFactorsChanged', 'staffFactorsChanged', 'staffNewDevice']);
    const renewed = await server.asked(clerk, 'POST', '/me/factors/recoveryCodes', { password });
    const [fresh = ''] = renewed.body['recoveryCodes'] as readonly string[];
    expect((await server.logInWith(clerk, { kind: 'recovery', code: two })).status).toBe(400);
    expect((await server.logInWith(clerk, { kind: 'recovery', code: fresh })).status).toBe(200);
  });

  it('is not stored in clear, and there are none without a factor', async () => {
    const { codes } = await server.enrolApp(clerk);
    expect(JSON.stringify(await server.account(clerk))).not.toContain(codes[0]);
    const answer = await server.asked(userAdmin, 'POST', '/me/factors/recoveryCodes', { password });
    expect([answer.status, answer.body['title']]).toEqual([409, 'Kein zweiter Faktor']);
  });
});

describe('a security key', () => {
  it('logs in by its signature of this login', async () => {
    const key = createFakeKey();
    expect((await server.enrolKey(clerk, key)).status).toBe(200);
    const { challenge, ticket } = await server.questionOf(clerk);
    const other = await server.post('/me/secondFactor', {
      ...{ kind: 'key', username: clerk, ticket, key: key.use(`${challenge.slice(1)}A`) },
    });
    expect(other.status).toBe(400);
    const right = { kind: 'key', username: clerk, ticket, key: key.use(challenge) };
    expect((await server.post('/me/secondFactor', right)).status).toBe(200);
    const [used] = (await server.factors(clerk)).keys;
    expect([used?.name, typeof used?.lastUsed]).toEqual(['Schlüsselbund', 'string']);
  });

  it.each([
    ['a page elsewhere', () => createFakeKey({ origin: 'https://bank.evil', rpId: 'localhost' })],
    ['another name', () => createFakeKey({ origin: 'http://localhost:8080', rpId: 'bank.evil' })],
  ])('is refused with the answer of %s', async (_what, keyOf) => {
    const answer = await server.enrolKey(clerk, keyOf());
    expect([answer.status, propertyPaths(answer.body)]).toEqual([422, ['key']]);
  });

  it('is refused when its counter went back, as that of a copy does', async () => {
    const key = createFakeKey();
    await server.enrolKey(clerk, key);
    key.countFrom(5);
    const first = await server.questionOf(clerk);
    const used = { kind: 'key', username: clerk, ticket: first.ticket, key: key.use(first.challenge) };
    expect((await server.post('/me/secondFactor', used)).status).toBe(200);
    server.clock.now += minute;
    key.countFrom(2);
    const { challenge, ticket } = await server.questionOf(clerk);
    const copied = { kind: 'key', username: clerk, ticket, key: key.use(challenge) };
    expect((await server.post('/me/secondFactor', copied)).status).toBe(400);
  });

  it('is no way in for another account, and at most ten are kept', async () => {
    const key = createFakeKey();
    await server.enrolKey(clerk, key);
    await server.enrolKey(userAdmin, createFakeKey());
    const { challenge, ticket } = await server.questionOf(userAdmin);
    const foreign = { kind: 'key', username: userAdmin, ticket, key: key.use(challenge) };
    expect((await server.post('/me/secondFactor', foreign)).status).toBe(400);
    for (let n = 1; n < 10; n += 1) expect((await server.enrolKey(clerk, createFakeKey())).status).toBe(200);
    expect((await server.enrolKey(clerk, createFakeKey())).body['title']).toBe('Zu viele Schlüssel');
  });
});

describe('where the bank requires it for a role', () => {
  it('somebody without one gets in by the mailed code, has no role, and all of them after the enrolment', async () => {
    server.rules.strongFactorRoles = ['ROLE_ADMIN'];
    expect((await server.logIn(clerk)).body).toEqual({ codeRequested: true });
    const token = await server.tokenOf(clerk);
    const list = () => server.call('GET', '/me', { token });
    expect((await list()).body['roles']).toEqual([]);
    expect(server.claims(token)).toMatchObject({ roles: [], inheritedRoles: [], mustEnrol: true });
    await server.enrolApp(clerk);
    expect((await list()).body['roles']).toEqual(['ROLE_ADMIN']);
    expect(server.claims(await server.tokenOf(clerk))).not.toHaveProperty('mustEnrol');
  });

  it('refuses every act of the role until then', async () => {
    server.rules.strongFactorRoles = ['ROLE_USER_ADMIN'];
    expect((await server.asked(userAdmin, 'GET', '/admin_account')).status).toBe(403);
    await server.enrolApp(userAdmin);
    expect((await server.asked(userAdmin, 'GET', '/admin_account')).status).toBe(200);
  });

  it('also by a role that is inherited, and the last factor stays', async () => {
    server.rules.strongFactorRoles = ['ROLE_ADMIN'];
    const plus = nameOf('ROLE_ADMIN_PLUS');
    await server.enrolApp(plus);
    expect((await server.factors(plus)).required).toBe(true);
    const remove = () => server.asked(plus, 'POST', '/me/factors/remove', { kind: 'totp', password });
    expect((await remove()).body['title']).toBe('Zweiter Faktor nötig');
    const key = createFakeKey();
    await server.enrolKey(plus, key);
    expect((await remove()).status).toBe(204);
    const last = { kind: 'key', id: key.id, password };
    expect((await server.asked(plus, 'POST', '/me/factors/remove', last)).status).toBe(409);
    server.rules.strongFactorRoles = [];
    expect((await server.asked(plus, 'POST', '/me/factors/remove', last)).status).toBe(204);
    expect(await server.factors(plus)).toMatchObject({ totp: null, keys: [], recoveryCodesLeft: 0 });
  });
});

it('customers and strangers have no second factors', async () => {
  const { token } = await server.verified();
  expect((await server.call('GET', '/me/factors', { token })).status).toBe(403);
  expect((await server.call('GET', '/me/factors')).status).toBe(401);
  expect((await server.call('POST', '/me/factors/totp', { token, body: {} })).status).toBe(403);
});
