import { silentLogger } from '@kontor/platform/logger/logger';
import { serveAccounts, type AccountServer } from '../registration/testing/account-server.js';
import { seedDemoStaff } from '../staff-account/demo-staff.js';

let fake: AccountServer;

beforeEach(async () => {
  fake = await serveAccounts();
});

afterEach(() => fake.close());

const english = { 'accept-language': 'en-GB,en;q=0.9' };

async function registeredIn(body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fake.call('POST', '/me/register', { body: { ...fake.sample, ...body }, headers });
  expect(answer.status).toBe(201);
  return String(answer.body['token']);
}

const languageOf = async (token: string): Promise<unknown> =>
  (await fake.call('GET', '/me', { token })).body['language'];
const change = (token: string, body: unknown, headers = {}) =>
  fake.call('PUT', '/me/language', { token, body, headers });

test.each([
  ['that the page names', { language: 'en' }, {}, 'en'],
  ['that the page names, before that of the browser', { language: 'de' }, english, 'de'],
  ['that of the browser', {}, english, 'en'],
  ['that of the browser where the page names one that there is not', { language: 'fr' }, english, 'en'],
  ['German else', {}, {}, 'de'],
])('an account has the language %s', async (_which, body, headers, language) => {
  expect(await languageOf(await registeredIn(body, headers))).toBe(language);
});

test.each([
  ['German, whatever the browser of the adviser prefers', {}, 'de'],
  ['what the adviser has chosen', { language: 'en' }, 'en'],
])('a customer whom an adviser registers has %s', async (_what, body, language) => {
  const adviser = { beraterEinstieg: true, neukunde: true, authorizedToRepresent: false, acceptedDatenschutz: false };
  await registeredIn({ ...adviser, ...body }, english);
  const applicants = await fake.deps.applicants.pending(10);
  expect(applicants.map((applicant) => applicant.language)).toEqual([language]);
});

test('is changed before the address is confirmed, and read as German from an account without one', async () => {
  const { token, applicant } = await fake.registered();
  expect(await languageOf(token)).toBe('de');
  expect((await change(token, { language: 'en' })).status).toBe(204);
  expect((await change(token, { language: 'en' })).status).toBe(204);
  expect(await languageOf(token)).toBe('en');
  const { version = 0 } = (await fake.deps.applicants.find(applicant._id)) ?? {};
  await fake.deps.applicants.change(applicant._id, version, { language: undefined as never });
  expect(await languageOf(token)).toBe('de');
});

test('may be changed by an adviser’s customer before the consents', async () => {
  const { token, applicant } = await fake.verified();
  await fake.deps.applicants.change(applicant._id, (await fake.deps.applicants.find(applicant._id))!.version, {
    acceptedDatenschutz: false,
  });
  expect((await change(token, { language: 'en' })).status).toBe(204);
});

test.each([[{}], [{ language: 'xx' }], [{ language: ['en'] }], [{ language: 'en', more: 1 }], [[]]])(
  'does not become %j',
  async (body) => {
    const { token } = await fake.registered();
    expect((await change(token, body)).status).toBe(422);
    expect(await languageOf(token)).toBe('de');
  },
);

test('is refused to whoever is no customer, and the refusal is in English where asked for', async () => {
  expect((await fake.call('PUT', '/me/language', { body: { language: 'en' }, headers: english })).body).toMatchObject({
    status: 401,
    title: 'Not logged in',
  });
  const { staff, searchHash, now } = fake.deps;
  await seedDemoStaff({ staff, searchHash, now, logger: silentLogger() });
  const login = { username: 'root@kontor.test', password: 'Kontor!Demo2026' };
  const token = String((await fake.post('/me/login', login)).body['token']);
  expect((await change(token, { language: 'en' })).status).toBe(403);
});
