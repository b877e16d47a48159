import { caseIdOf } from '@kontor/domain/case/case-id';
import { silentLogger } from '@kontor/platform/logger/logger';
import { codeOf } from '../account/code-slot.js';
import { serveAccounts, type AccountServer, type Answer } from '../registration/testing/account-server.js';
import { seedDemoStaff } from '../staff-account/demo-staff.js';
import { logInByCode } from './log-in-by-code.js';

const email = 'erika.muster@firma.test';
/** One without cookies. */
const browser = {
  device: { idFor: () => null, remember: () => undefined },
  codeBrowser: { idFor: () => null, start: () => undefined },
};
let fake: AccountServer;

beforeEach(async () => {
  fake = await serveAccounts();
});
afterEach(() => fake.close());

const post: AccountServer['post'] = (...args) => fake.post(...args);
const verified: AccountServer['verified'] = () => fake.verified();
const mailed = async () => (await fake.deps.applicants.findByCase(caseIdOf('1001')))?.outbox.at(-1)?.mailId ?? '';

test('takes the code of each mail until one is used', async () => {
  await verified();
  const codes: string[] = [];
  for (let count = 0; count < 3; count++) {
    await post('/me/sendCode', { email });
    codes.push(codeOf(fake.deps.deriveSecret, await mailed()));
  }
  expect((await post('/me/getToken', { email, code: codes[0] })).status).toBe(200);
  for (const code of codes) expect((await post('/me/getToken', { email, code })).status).toBe(400);
});

test('no longer takes a code ten minutes after its own mail, whatever came later', async () => {
  await verified();
  await post('/me/sendCode', { email });
  const first = codeOf(fake.deps.deriveSecret, await mailed());
  fake.clock.now += 9 * 60_000;
  await post('/me/sendCode', { email });
  const second = codeOf(fake.deps.deriveSecret, await mailed());
  fake.clock.now += 2 * 60_000;
  expect((await post('/me/getToken', { email, code: first })).status).toBe(400);
  expect((await post('/me/getToken', { email, code: second })).status).toBe(200);
});

test('takes five tries from one network, and the right code from another after them', async () => {
  await verified();
  await post('/me/sendCode', { email });
  const code = codeOf(fake.deps.deriveSecret, await mailed());
  const type = (typed: string, address: string) => logInByCode(fake.deps, { ...browser, email, typed, address });
  for (let count = 0; count < 5; count++) await expect(type('QQQQQQ', '192.0.2.1')).rejects.toThrow();
  await expect(type(code, '192.0.2.1')).rejects.toThrow();
  await expect(type(code, '192.0.2.2')).resolves.toMatchObject({ token: expect.any(String) as string });
});

describe('strangers who type wrong codes from everywhere', () => {
  const wrong = (address: string) =>
    logInByCode(fake.deps, { ...browser, email, typed: 'QQQQQQ', address }).then(
      () => 'in',
      () => 'refused',
    );
  /** Uses up the hundred tries that all networks have for a name. */
  const guess = async (): Promise<void> => {
    for (let network = 0; network < 20; network++)
      for (let count = 0; count < 5; count++) expect(await wrong(`192.0.2.${network}`)).toBe('refused');
  };
  const cookieOf = ({ cookies }: Answer, part: string): string =>
    cookies.map((one) => one.split(';')[0] ?? '').find((one) => one.includes(part)) ?? '';
  const getToken = (code: string, cookie: string) =>
    fake.call('POST', '/me/getToken', { body: { email, code }, headers: { cookie } });

  test('leave the code to the browser that asked for it, and to no other', async () => {
    await verified();
    const asked = await post('/me/sendCode', { email });
    const code = codeOf(fake.deps.deriveSecret, await mailed());
    await guess();
    expect((await getToken(code, '')).status).toBe(400);
    expect((await getToken(code, cookieOf(asked, '-code-').replace(/\.\d+\./, '.9999999999999.'))).status).toBe(400);
    expect((await getToken(code, cookieOf(asked, '-code-'))).status).toBe(200);
  });

  test('who asked for it themselves have five tries for each mail', async () => {
    await verified();
    const cookie = cookieOf(await post('/me/sendCode', { email }), '-code-');
    const code = codeOf(fake.deps.deriveSecret, await mailed());
    await guess();
    for (let count = 0; count < 5; count++) expect((await getToken('QQQQQQ', cookie)).status).toBe(400);
    await post('/me/sendCode', { email });
    expect((await getToken(code, cookie)).status).toBe(400);
    const own = cookieOf(await post('/me/sendCode', { email }), '-code-');
    expect((await getToken(code, own)).status).toBe(200);
  });

  test('an unknown address gets the same cookie', async () => {
    fake.rules.neutralAuthAnswers = true;
    await verified();
    const names = [];
    for (const one of [email, 'niemand@firma.test'])
      names.push(
        (await post('/me/sendCode', { email: one })).cookies.map((set) => set.replace(/=.*?;/, '=;').slice(18)),
      );
    expect(names[0]).toHaveLength(1);
    expect(names[0]?.[0]?.replace(/^\w+/, '').replace(/Expires=[^;]+;/, '')).toBe(
      names[1]?.[0]?.replace(/^\w+/, '').replace(/Expires=[^;]+;/, ''),
    );
  });

  test('who used up the mails of a name leave those of a browser that has logged in before', async () => {
    await verified();
    await post('/me/sendCode', { email });
    const known = cookieOf(
      await post('/me/getToken', { email, code: codeOf(fake.deps.deriveSecret, await mailed()) }),
      '-device-',
    );
    for (let count = 0; count < 5; count++) await post('/me/sendCode', { email });
    expect((await post('/me/sendCode', { email })).status).toBe(429);
    const asked = await fake.call('POST', '/me/sendCode', { body: { email }, headers: { cookie: known } });
    expect(asked.status).toBe(204);
    const code = codeOf(fake.deps.deriveSecret, await mailed());
    expect((await getToken(code, `${known}; ${cookieOf(asked, '-code-')}`)).status).toBe(200);
  });
});

test('staff type the mailed code in the browser of the password, whatever strangers typed and asked for', async () => {
  const { staff, searchHash, now } = fake.deps;
  await seedDemoStaff({ staff, searchHash, now, logger: silentLogger() });
  const login = { username: 'root@kontor.test', password: 'Kontor!Demo2026' };
  fake.rules.staffSecondStep = true;
  const email = login.username;
  const account = async () => (await fake.deps.staff.find(fake.deps.searchHash('staff', email)))!;
  const asked = await post('/me/login', login);
  const cookie = asked.cookies.map((one) => one.split(';')[0]).join('; ');
  for (let count = 0; count < 5; count++) expect((await post('/me/sendCode', { email })).status).toBe(204);
  const { version, _id, outbox } = await account();
  await fake.deps.staff.change(_id, version, { failures: 100 });
  const code = codeOf(fake.deps.deriveSecret, outbox.at(-1)?.mailId ?? '');
  expect((await post('/me/getToken', { email, code })).status).toBe(400);
  const typed = await fake.call('POST', '/me/getToken', { body: { email, code }, headers: { cookie } });
  expect(typed.status).toBe(200);
  expect((await post('/me/login', login)).body).toEqual({ codeRequested: true });
});

test('reports each login and refusal, and once that the tries are used up', async () => {
  await verified();
  await post('/me/sendCode', { email });
  const code = codeOf(fake.deps.deriveSecret, await mailed());
  const before = fake.counted.length;
  const logins = fake.loginsFrom.length;
  for (let count = 0; count < 7; count++) await post('/me/getToken', { email, code: 'QQQQQQ' });
  await post('/me/getToken', { email: 'niemand@firma.test', code });
  await post('/me/getTokenSimple', { code: 'x'.repeat(43) });
  fake.clock.now += 11 * 60_000;
  await post('/me/sendCode', { email });
  await post('/me/getToken', { email, code: codeOf(fake.deps.deriveSecret, await mailed()) });
  const [refused, locked] = ['customer refused', 'customer locked'];
  const guessed = [...Array.from({ length: 5 }, () => refused), locked, refused];
  expect(fake.counted.slice(before)).toEqual([...guessed, refused, refused, 'customer done']);
  expect(fake.loginsFrom.slice(logins)).toEqual([expect.stringContaining('127.0.0.1')]);
});
