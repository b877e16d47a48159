import { caseIdOf } from '@kontor/domain/case/case-id';
import { codeOf } from '../account/code-slot.js';
import { serveAccounts, type AccountServer } from '../registration/testing/account-server.js';
import { logInByCode } from './log-in-by-code.js';

const email = 'erika.muster@firma.test';
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
  const type = (typed: string, address: string) =>
    logInByCode(fake.deps, { email, typed, address, device: { idFor: () => null, remember: () => undefined } });
  for (let count = 0; count < 5; count++) await expect(type('QQQQQQ', '192.0.2.1')).rejects.toThrow();
  await expect(type(code, '192.0.2.1')).rejects.toThrow();
  await expect(type(code, '192.0.2.2')).resolves.toMatchObject({ token: expect.any(String) as string });
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
