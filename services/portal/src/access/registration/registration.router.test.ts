import { caseIdOf } from '@kontor/domain/case/case-id';
import { claimsOf, serveAccounts, type AccountServer } from './testing/account-server.js';
import { codeOf } from '../account/code-slot.js';

const text = String;
let fake: AccountServer;

beforeEach(async () => {
  fake = await serveAccounts();
});

afterEach(() => fake.close());

const call: AccountServer['call'] = (...args) => fake.call(...args);
const post: AccountServer['post'] = (...args) => fake.post(...args);
const registered: AccountServer['registered'] = (...args) => fake.registered(...args);

describe('registration', () => {
  it('returns tokens of an unverified login and opens one case', async () => {
    const { token } = await registered();
    expect(claimsOf(token)).toMatchObject({
      username: 'erika.muster@firma.test',
      roles: ['ROLE_USER'],
      inheritedRoles: [],
      verified: false,
      aud: 'kontor-customer',
    });
    expect(Number(claimsOf(token)['exp']) - Number(claimsOf(token)['iat'])).toBe(3600);
    expect(fake.opened).toEqual(['1001']);
    expect((await call('GET', '/me', { token })).body).toMatchObject({
      bgoId: 1001,
      kontoId: 2,
      firma: 'Muster Möbel GmbH',
      datenschutz: 'Ja',
      verified: false,
      status: 110,
    });
  });

  it('carries the feedback about the case to its customer', async () => {
    const { token } = await registered();
    const own = async () => (await call('GET', '/me', { token })).body;
    expect(await own()).toMatchObject({ feedbackRating: null, feedbackComment: null });
    const feedback = { rating: 4, comment: 'Schnell' };
    Object.assign(fake.deps.cases, { find: async () => ({ status: 310, kontoId: null, feedback }) });
    expect(await own()).toMatchObject({ feedbackRating: 4, feedbackComment: 'Schnell' });
  });

  it('names what is required of a field by code and label', async () => {
    const answer = await post('/me/register', { ...fake.sample, username: 'erika', authorizedToRepresent: false });
    expect(answer.status).toBe(422);
    expect(answer.body['violations']).toEqual(
      expect.arrayContaining([
        { propertyPath: 'username', code: 'format', label: 'email', message: 'Gültige E-Mail erforderlich' },
        { propertyPath: 'authorizedToRepresent', code: 'confirmation', message: 'Bestätigung erforderlich' },
      ]),
    );
  });

  it('refuses an address with a case in progress, in any spelling', async () => {
    await registered();
    const answer = await post('/me/register', { ...fake.sample, username: ' ERIKA.muster@FIRMA.test' });
    expect(answer.status).toBe(422);
    expect(answer.body['violations']).toEqual([
      { propertyPath: 'username', code: 'unique', message: 'Dieser Wert wird bereits verwendet' },
    ]);
    expect(answer.body['detail']).toBe('username: Dieser Wert wird bereits verwendet');
  });

  it('is limited by the address of the person, not by the network of a bank', async () => {
    const register = (username: string, more = {}) => post('/me/register', { ...fake.sample, ...more, username });
    const adviser = { beraterEinstieg: true, neukunde: true, beraterEinstiegMemo: '' };
    for (let count = 0; count < 70; count += 1) {
      expect((await register(`person-${count}@firma.test`)).status).toBe(201);
      expect((await register(`customer-${count}@firma.test`, adviser)).status).toBe(201);
    }
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await register('person-1@firma.test')).status);
    expect([...new Set(statuses)]).toEqual([422, 429]);
  });

  it.each([
    [120, 201],
    [216, 201],
    [350, 201],
    [440, 201],
    [900, 201],
    [430, 422],
    [218, 422],
    [0, 422],
  ])('a newest case at %d answers a new registration with %d', async (status, expected) => {
    const { applicant, token } = await registered();
    fake.statuses.set('1001', status);
    const answer = await post('/me/register', fake.sample);
    expect(answer.status).toBe(expected);
    if (expected !== 201) return;
    await fake.openPending();
    const again = await fake.deps.applicants.findByAccount(applicant.accountId);
    expect(again).toMatchObject({ caseId: '1002', caseIds: ['1001', '1002'], verifiedAt: 0 });
    expect((await call('GET', '/me', { token })).status).toBe(401);
    expect((await call('GET', '/me', { token: text(answer.body['token']) })).body).toMatchObject({
      bgoId: 1002,
      verified: false,
    });
  });

  it('gives twenty parallel registrations of one address one case', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/me/register', fake.sample)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    await fake.openPending();
    expect(fake.opened).toHaveLength(1);
  });

  it('is refused while the bank has disabled it', async () => {
    fake.rules.instanceDeactivated = true;
    const answer = await post('/me/register', fake.sample);
    expect(answer).toMatchObject({ status: 403, body: { state: 'instanceDeactivated' } });
  });

  it.each([
    ['an unknown member', { isAdmin: true }, 'isAdmin'],
    ['a name without its legal form', { businessName: 'Muster Möbel' }, 'businessName'],
    ['no consent', { acceptedDatenschutz: false }, 'acceptedDatenschutz'],
    ['an object as address', { username: { $gt: '' } }, 'username'],
    ['a second address that differs', { repeatEmail: 'x@firma.test' }, 'repeatEmail'],
    ['a context that is too long', { context: Buffer.alloc(2049).toString('base64') }, 'context'],
    ['a context that is no base64', { context: '<script>' }, 'context'],
  ])('refuses %s', async (_what, change, path) => {
    const answer = await post('/me/register', { ...fake.sample, ...change });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body['violations'])).toContain(`"propertyPath":"${path}"`);
    expect(await fake.deps.applicants.pending(10)).toEqual([]);
  });

  it('needs the terms of the identity service where the bank names them', async () => {
    fake.rules.urls = { identityTerms: 'https://ident.example/bedingungen' };
    const refused = await post('/me/register', fake.sample);
    expect([refused.status, JSON.stringify(refused.body['violations'])]).toEqual([
      422,
      expect.stringContaining('"propertyPath":"acceptedSolaris"'),
    ]);
    await registered({ acceptedSolaris: true });
  });

  it('accepts a context of two KiB and the repeated address', async () => {
    await registered({ context: Buffer.alloc(2048).toString('base64'), repeatEmail: fake.sample.username });
  });
});

describe('confirmation', () => {
  it('by code verifies the login and notifies the case', async () => {
    const { token, code } = await registered();
    const answer = await post('/me/verify', { code: ` ${code.toLowerCase()} ` }, token);
    expect(claimsOf(answer.body['token'])).toMatchObject({ verified: true });
    expect(fake.statuses.get('1001')).toBe(130);
    const repeated = await post('/me/verify', { code }, token);
    expect(claimsOf(repeated.body['token'])).toMatchObject({ verified: true });
  });

  it('by link ends the session of whoever registered the address', async () => {
    const { token, refresh, link } = await registered();
    const owner = await post(`/me/simpleVerification/${link}`);
    expect((await call('GET', '/me', { token })).status).toBe(401);
    const polled = await post('/me/refresh', { refresh_token: refresh });
    expect([polled.status, polled.body['state']]).toEqual([401, 'confirmed']);
    expect((await call('GET', '/me', { token: String(owner.body['token']) })).body['verified']).toBe(true);
    expect((await post('/me/refresh', { refresh_token: `${refresh}x` })).body['state']).toBeUndefined();
  });

  it('by code ends every other session of the login, and not the own one', async () => {
    const { token, refresh, code } = await registered();
    await post('/me/sendCode', { email: fake.sample.username });
    const mailId = (await fake.deps.applicants.findByCase(caseIdOf('1001')))?.outbox.at(-1)?.mailId ?? '';
    const other = await post('/me/getToken', {
      email: fake.sample.username,
      code: codeOf(fake.deps.deriveSecret, mailId),
    });
    expect(other.status).toBe(200);
    expect((await post('/me/verify', { code }, token)).status).toBe(200);
    expect((await call('GET', '/me', { token: String(other.body['token']) })).status).toBe(401);
    const polled = await post('/me/refresh', { refresh_token: refresh });
    expect(claimsOf(polled.body['token'])).toMatchObject({ verified: true });
  });

  it('by link works once and on any device', async () => {
    const { link } = await registered();
    const answer = await post(`/me/simpleVerification/${link}`);
    expect(claimsOf(answer.body['token'])).toMatchObject({ verified: true });
    expect((await post(`/me/simpleVerification/${link}`)).status).toBe(400);
  });

  it('refuses a code on every link address', async () => {
    const { code } = await registered();
    expect((await post(`/me/simpleVerification/${code}`)).status).toBe(400);
    expect((await post('/me/getTokenSimple', { code })).status).toBe(400);
  });

  it('allows at most five attempts for one code, even in parallel', async () => {
    const { token, code } = await registered();
    const wrong = await Promise.all(Array.from({ length: 20 }, () => post('/me/verify', { code: 'QQQQQQ' }, token)));
    expect(wrong.every(({ status }) => status === 400)).toBe(true);
    expect((await fake.deps.applicants.findByCase(caseIdOf('1001')))?.verificationCode.tries).toBe(5);
    expect((await post('/me/verify', { code }, token)).status).toBe(400);
  });

  it('a code expires after ten minutes, the link does not', async () => {
    const { token, code, link } = await registered();
    fake.clock.now += 10 * 60_000;
    expect((await post('/me/verify', { code }, token)).status).toBe(400);
    expect((await post(`/me/simpleVerification/${link}`)).status).toBe(200);
  });

  it('throttles further mails', async () => {
    const { token } = await registered();
    const statuses = [];
    for (let count = 0; count < 6; count++)
      statuses.push((await post('/me/requestVerification', undefined, token)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('does not count as verified while the case is not reachable', async () => {
    const { token, code } = await registered();
    const confirm = fake.deps.cases.confirmEmail;
    (fake.deps.cases as { confirmEmail: unknown }).confirmEmail = () =>
      Promise.reject(Object.assign(new Error('away'), { code: 'unavailable' }));
    expect((await post('/me/verify', { code }, token)).status).toBe(503);
    (fake.deps.cases as { confirmEmail: unknown }).confirmEmail = confirm;
    expect((await post('/me/verify', { code }, token)).status).toBe(200);
  });
});
