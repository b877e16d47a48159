import { caseIdOf } from '@kontor/domain/case/case-id';
import { silentLogger } from '@kontor/platform/logger/logger';
import { claimsOf, serveAccounts, type AccountServer, type Answer } from '../registration/testing/account-server.js';
import { codeOf, linkOf } from '../account/code-slot.js';
import { evenTimeMs } from '../account/even-time.js';
import { seedDemoStaff } from '../staff-account/demo-staff.js';

const logger = silentLogger();
const text = String;
let fake: AccountServer;

beforeEach(async () => {
  fake = await serveAccounts();
});

afterEach(() => fake.close());

const call: AccountServer['call'] = (...args) => fake.call(...args);
const post: AccountServer['post'] = (...args) => fake.post(...args);
const verified: AccountServer['verified'] = () => fake.verified();

describe('login by code', () => {
  const email = 'erika.muster@firma.test';
  const mailed = async () => (await fake.deps.applicants.findByCase(caseIdOf('1001')))?.outbox.at(-1)?.mailId ?? '';

  it.each([
    [
      'code',
      async (mailId: string) => ['/me/getToken', { email, code: codeOf(fake.deps.deriveSecret, mailId) }] as const,
    ],
    [
      'link',
      async (mailId: string) => ['/me/getTokenSimple', { code: linkOf(fake.deps.deriveSecret, mailId) }] as const,
    ],
  ])('confirms the address of a customer whom an adviser has registered, by %s', async (_way, requestOf) => {
    const adviser = { beraterEinstieg: true, neukunde: true, beraterEinstiegMemo: '' };
    expect((await post('/me/register', { ...fake.sample, ...adviser })).status).toBe(201);
    expect((await post('/me/sendCode', { email })).status).toBe(204);
    const [path, body] = await requestOf(await mailed());
    const answer = await post(path, body);
    expect(answer.status).toBe(200);
    expect(claimsOf(String(answer.body['token']))).toMatchObject({ verified: true });
  });

  it('works on a second device, by code or by link, each once', async () => {
    await verified();
    expect((await post('/me/sendCode', { email: ' Erika.Muster@firma.test ' })).status).toBe(204);
    const code = codeOf(fake.deps.deriveSecret, await mailed());
    expect((await post('/me/getToken', { email, code })).status).toBe(200);
    expect((await post('/me/getToken', { email, code })).status).toBe(400);
    await post('/me/sendCode', { email });
    const link = linkOf(fake.deps.deriveSecret, await mailed());
    expect((await post('/me/getTokenSimple', { code: link })).status).toBe(200);
    expect((await post('/me/getTokenSimple', { code: link })).status).toBe(400);
  });

  it('distinguishes unknown addresses only where the bank allows it', async () => {
    expect((await post('/me/sendCode', { email: 'nobody@firma.test' })).status).toBe(404);
    fake.rules.neutralAuthAnswers = true;
    await verified();
    for (const [path, more] of [
      ['/me/sendCode', {}],
      ['/me/getToken', { code: 'QQQQQQ' }],
    ] as const) {
      const start = Date.now();
      const answers = [email, 'nobody@firma.test'].map((one) => post(path, { email: one, ...more }));
      const [known, unknown] = await Promise.all(answers);
      const withoutTrace = ({ status, body: { traceId: _own, ...body } }: Answer) => [status, body];
      expect(withoutTrace(unknown!)).toEqual(withoutTrace(known!));
      expect(Date.now() - start).toBeGreaterThanOrEqual(evenTimeMs - 1);
    }
  });

  it('answers 429 after five codes in an hour', async () => {
    await verified();
    for (let count = 0; count < 4; count++) expect((await post('/me/sendCode', { email })).status).toBe(204);
    await post('/me/sendCode', { email });
    expect((await post('/me/sendCode', { email })).status).toBe(429);
    fake.clock.now += 60 * 60_000;
    expect((await post('/me/sendCode', { email })).status).toBe(204);
  });

  it('is possible by link only after a hundred wrong codes in a row', async () => {
    const { applicant } = await verified();
    const current = await fake.deps.applicants.find(applicant._id);
    await fake.deps.applicants.change(applicant._id, current!.version, { failures: 100 });
    await post('/me/sendCode', { email });
    const mailId = await mailed();
    expect((await post('/me/getToken', { email, code: codeOf(fake.deps.deriveSecret, mailId) })).status).toBe(400);
    expect((await post('/me/getTokenSimple', { code: linkOf(fake.deps.deriveSecret, mailId) })).status).toBe(200);
  });
});

describe('staff', () => {
  const login = { username: 'root@kontor.test', password: 'Kontor!Demo2026' };
  beforeEach(() =>
    seedDemoStaff({ staff: fake.deps.staff, searchHash: fake.deps.searchHash, now: fake.deps.now, logger }),
  );

  it('logs in by password, with either name of the field', async () => {
    const answer = await post('/me/login', login);
    expect(claimsOf(answer.body['token'])).toMatchObject({
      username: 'root@kontor.test',
      roles: ['ROLE_ROOT'],
      inheritedRoles: ['ROLE_INSTANCE_ADMIN', 'ROLE_USER_ADMIN', 'ROLE_ADMIN'],
      verified: true,
      aud: 'kontor-staff',
    });
    expect((await post('/me/login', { mail: login.username, password: login.password })).status).toBe(200);
    expect((await call('GET', '/me', { token: text(answer.body['token']) })).body).toMatchObject({
      username: 'root@kontor.test',
    });
  });

  it.each([
    [{ password: 'wrong' }, 401],
    [{ username: 'nobody@kontor.test' }, 401],
    [{ password: undefined }, 422],
    [{ username: undefined }, 422],
  ])('refuses %j with %d', async (change, status) => {
    expect((await post('/me/login', { ...login, ...change })).status).toBe(status);
  });

  it('is limited after ten wrong passwords for one name', async () => {
    for (let count = 0; count < 10; count++) await post('/me/login', { ...login, password: 'wrong' });
    expect((await post('/me/login', login)).status).toBe(429);
  });

  it('refuses the right password too, once ten wrong ones came at the same moment', async () => {
    const passwords = Array.from({ length: 60 }, (_one, place) => (place === 12 ? login.password : 'wrong'));
    const answers = await Promise.all(passwords.map((password) => post('/me/login', { ...login, password })));
    expect(answers[12]?.status).toBe(429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('takes no try from who has the password', async () => {
    for (let count = 0; count < 12; count++) expect((await post('/me/login', login)).status).toBe(200);
  });

  it('requires the mailed code where the bank configures it, and a code alone is never enough', async () => {
    fake.rules.staffSecondStep = true;
    const email = login.username;
    expect((await post('/me/sendCode', { email })).status).toBe(404);
    expect((await post('/me/login', login)).body).toEqual({ codeRequested: true });
    const staff = await fake.deps.staff.find(fake.deps.searchHash('staff', email));
    const code = codeOf(fake.deps.deriveSecret, staff?.outbox.at(-1)?.mailId ?? '');
    expect((await post('/me/getToken', { email, code: 'QQQQQQ' })).status).toBe(400);
    expect((await post('/me/getToken', { email, code })).status).toBe(200);
    expect((await post('/me/getToken', { email, code })).status).toBe(400);
  });

  it('recognises a browser once its login is complete, and no other', async () => {
    const cookie = /^kontor-test-device-\w{12}=[^;]+; Max-Age=31536000; Path=\/; .*HttpOnly; SameSite=Strict$/;
    expect((await post('/me/login', { ...login, password: 'wrong' })).cookies).toEqual([]);
    expect((await post('/me/login', login)).cookies).toEqual([expect.stringMatching(cookie)]);
    fake.rules.staffSecondStep = true;
    expect((await post('/me/login', login)).cookies).toEqual([expect.stringMatching(/^kontor-test-code-/)]);
    const staff = await fake.deps.staff.find(fake.deps.searchHash('staff', login.username));
    const code = codeOf(fake.deps.deriveSecret, staff?.outbox.at(-1)?.mailId ?? '');
    const byCode = await post('/me/getToken', { email: login.username, code });
    expect(byCode.cookies).toEqual([expect.stringMatching(cookie)]);
  });

  it('gets in with its known browser after a hundred wrong passwords from other networks', async () => {
    const { cookies } = await post('/me/login', login);
    for (let count = 0; count < 100; count++) await fake.deps.limits.spend('loginByNameAndDay', login.username);
    const refused = await post('/me/login', login);
    expect([refused.status, refused.body['code']]).toEqual([429, 'name-guessed']);
    expect(refused.body['message']).toMatch(/„Passwort vergessen“/);
    const known = { body: login, headers: { cookie: cookies.map((one) => one.split(';')[0]).join('; ') } };
    expect((await call('POST', '/me/login', known)).status).toBe(200);
  });

  it('loses access at once when suspended', async () => {
    const token = text((await post('/me/login', login)).body['token']);
    const staff = await fake.deps.staff.find(fake.deps.searchHash('staff', login.username));
    await fake.deps.staff.change(staff!._id, staff!.version, { suspended: true });
    expect((await call('GET', '/me', { token })).status).toBe(401);
    expect((await post('/me/login', login)).status).toBe(401);
  });
});

describe('session', () => {
  it('ends with the logout', async () => {
    const { token, refresh } = await verified();
    expect((await post('/me/logout', undefined, token)).status).toBe(204);
    expect((await call('GET', '/me', { token })).status).toBe(401);
    expect((await post('/me/refresh', { refresh_token: refresh })).status).toBe(401);
  });

  it.each(['', 'x', 'Bearer', 'eyJhbGciOiJub25lIn0.e30.', 'a.b.c'])('treats %j as signed out', async (token) => {
    expect((await call('GET', '/me', { token })).status).toBe(401);
  });
});

describe('download tickets', () => {
  const path = '/bgo_identifications/1001/contract_files/download';
  const get = (ticket: string, method = 'GET', target = path) =>
    call(method, `${target}?bearer=${encodeURIComponent(ticket)}`);

  it('open one path once; HEAD does not count', async () => {
    const { token } = await verified();
    const { status, body } = await post('/download_tickets', { path }, token);
    expect(status).toBe(201);
    const ticket = text(body['ticket']);
    expect((await get(ticket, 'GET', '/bgo_identifications/1002/contract_files/download')).status).toBe(401);
    expect((await get(ticket, 'HEAD')).status).toBe(200);
    expect((await get(ticket)).status).toBe(200);
    expect((await get(ticket)).status).toBe(401);
  });

  it('serve one of twenty parallel requests', async () => {
    const { token } = await verified();
    const { body } = await post('/download_tickets', { path }, token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(text(body['ticket']))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expire after a minute and with the session', async () => {
    const { token } = await verified();
    const late = text((await post('/download_tickets', { path }, token)).body['ticket']);
    fake.clock.now += 60_000;
    expect((await get(late)).status).toBe(401);
    const orphan = text((await post('/download_tickets', { path }, token)).body['ticket']);
    await post('/me/logout', undefined, token);
    expect((await get(orphan)).status).toBe(401);
  });

  it('an access token in the address gives no access', async () => {
    const { token } = await verified();
    expect((await get(token)).status).toBe(401);
  });

  it.each(['/me', '/bgo_identifications/1001', '/x/../me/download', '//evil/download', '/a/download?x=1'])(
    'are not issued for %s',
    async (target) => {
      const { token } = await verified();
      expect((await post('/download_tickets', { path: target }, token)).status).toBe(422);
    },
  );
});
