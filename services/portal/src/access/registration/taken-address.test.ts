import { caseIdOf } from '@kontor/domain/case/case-id';
import { codeOf } from '../account/code-slot.js';
import { eraseApplicant } from './erase-applicant.js';
import { register } from './register.js';
import { parseRegistration } from './registration-body.js';
import { serveAccounts, type AccountServer } from './testing/account-server.js';

const text = String;
let fake: AccountServer;

const call: AccountServer['call'] = (...args) => fake.call(...args);
const post: AccountServer['post'] = (...args) => fake.post(...args);
const registered: AccountServer['registered'] = (...args) => fake.registered(...args);

describe('a registration with a taken address at a bank with neutral answers', () => {
  const own = async (token: string) => (await call('GET', '/me', { token })).body;
  beforeEach(async () => {
    fake = await serveAccounts();
    await registered();
    fake.rules.neutralAuthAnswers = true;
  });
  afterEach(() => fake.close());

  it('is answered as any other, and never confirmed', async () => {
    const free = await registered({ username: 'neu@firma.test' });
    const answer = await post('/me/register', fake.sample);
    const token = text(answer.body['token']);
    await fake.openPending();
    expect(answer.status).toBe(201);
    expect(await own(token)).toEqual({
      ...(await own(free.token)),
      username: 'erika.muster@firma.test',
      email: 'erika.muster@firma.test',
      bgoId: 1003,
      bgoIdentifications: ['/bgo_identifications/1003'],
    });
    expect((await post('/me/requestVerification', {}, token)).status).toBe(204);
    const { traceId: _one, ...wrong } = (await post('/me/verify', { code: 'BBBBBB' }, free.token)).body;
    for (const code of ['AAAAAA', free.code])
      expect((await post('/me/verify', { code }, token)).body).toMatchObject(wrong);
  });

  it('leaves the first application and its login as they were', async () => {
    const before = await fake.deps.applicants.findByCase(caseIdOf('1001'));
    await post('/me/register', { ...fake.sample, username: ' ERIKA.muster@FIRMA.test' });
    expect(await fake.deps.applicants.findByCase(caseIdOf('1001'))).toEqual(before);
    await post('/me/sendCode', { email: fake.sample.username });
    const after = await fake.deps.applicants.findByCase(caseIdOf('1001'));
    const mailId = after?.outbox.at(-1)?.mailId ?? '';
    const login = await post('/me/getToken', {
      email: fake.sample.username,
      code: codeOf(fake.deps.deriveSecret, mailId),
    });
    expect((await own(text(login.body['token'])))['bgoId']).toBe(1001);
  });

  it('counts its mails with those of the address', async () => {
    const tokens = [];
    for (let count = 0; count < 3; count += 1)
      tokens.push(text((await post('/me/register', fake.sample)).body['token']));
    const statuses = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await post('/me/requestVerification', {}, tokens[count % 3])).status);
    const first = await registered({ username: 'neu@firma.test' });
    const alone = [];
    for (let count = 0; count < 12; count += 1)
      alone.push((await post('/me/requestVerification', {}, first.token)).status);
    expect(statuses).toEqual(alone);
    expect(statuses).toContain(429);
  });

  it('opens one case however often it is sent with one key', async () => {
    const registration = parseRegistration(fake.rules, fake.sample);
    const numbers = [];
    for (let count = 0; count < 3; count += 1) {
      const pair = await register(fake.deps, {
        registration,
        requestKey: 'once',
        policy: '',
        hidesTaken: true,
        language: 'de',
        address: '',
      });
      numbers.push((await own(pair?.token ?? ''))['bgoId']);
    }
    expect(numbers).toEqual([1002, 1002, 1002]);
  });

  it('claims a free address once, whoever else registers with it at the same time', async () => {
    const sample = { ...fake.sample, username: 'neu@firma.test' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/me/register', sample)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    const pending = await fake.deps.applicants.pending(100);
    expect(pending.filter(({ takenAddress }) => takenAddress === '')).toHaveLength(1);
  });

  it('is forgotten with its case, and the first one is not', async () => {
    await post('/me/register', fake.sample);
    await eraseApplicant(fake.deps, caseIdOf('1002'));
    expect(await fake.deps.applicants.findByCase(caseIdOf('1002'))).toBeNull();
    expect(await fake.deps.applicants.findByCase(caseIdOf('1001'))).not.toBeNull();
  });
});
