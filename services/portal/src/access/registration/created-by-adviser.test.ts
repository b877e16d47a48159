import { caseIdOf } from '@kontor/domain/case/case-id';
import { openVerification } from '../account/verification.js';
import { serveAccounts, type AccountServer } from './testing/account-server.js';

let fake: AccountServer;

beforeEach(async () => {
  fake = await serveAccounts();
});

afterEach(() => fake.close());

const adviser = { beraterEinstieg: true, neukunde: true, authorizedToRepresent: false, acceptedDatenschutz: false };

it.each([
  [adviser, true],
  [{}, false],
])('the data of a customer registered with %o say that an adviser did it: %s', async (change, createdByBerater) => {
  await fake.post('/me/register', { ...fake.sample, ...change });
  await fake.openPending();
  const applicant = await fake.deps.applicants.findByCase(caseIdOf('1001'));
  const { link } = await openVerification(fake.deps, applicant!, 'mail-1');
  const { body } = await fake.post(`/me/simpleVerification/${link}`);
  expect((await fake.call('GET', '/me', { token: String(body['token']) })).body).toMatchObject({ createdByBerater });
});

describe('an adviser’s registration', () => {
  it('returns no tokens and asks the customer for the consents', async () => {
    expect((await fake.post('/me/register', { ...fake.sample, ...adviser })).body).toEqual({});
    await fake.openPending();
    const applicant = await fake.deps.applicants.findByCase(caseIdOf('1001'));
    const { link } = await openVerification(fake.deps, applicant!, 'mail-1');
    const answer = await fake.post(`/me/simpleVerification/${link}`);
    expect(answer).toMatchObject({ status: 200, body: { createdByBerater: true } });
    const token = String(answer.body['token']);
    expect((await fake.call('PUT', '/bgo_identifications/1001', { body: {}, token })).status).toBe(403);
    expect(
      (await fake.post('/me/consents', { authorizedToRepresent: true, acceptedDatenschutz: false }, token)).status,
    ).toBe(422);
    expect(
      (await fake.post('/me/consents', { authorizedToRepresent: true, acceptedDatenschutz: true }, token)).status,
    ).toBe(204);
    expect((await fake.call('PUT', '/bgo_identifications/1001', { body: {}, token })).status).toBe(204);
    const given = { authorizedToRepresent: true, acceptedDatenschutz: true };
    expect(fake.keptConsents.get('1001')).toEqual(given);
  });

  it('asks the customer for the terms of the identity service where the bank names them', async () => {
    fake.rules.urls = { identityTerms: 'https://ident.example/bedingungen' };
    expect((await fake.post('/me/register', { ...fake.sample, ...adviser })).status).toBe(201);
    await fake.openPending();
    const applicant = await fake.deps.applicants.findByCase(caseIdOf('1001'));
    const { link } = await openVerification(fake.deps, applicant!, 'mail-1');
    const token = String((await fake.post(`/me/simpleVerification/${link}`)).body['token']);
    const given = { authorizedToRepresent: true, acceptedDatenschutz: true };
    const refused = await fake.post('/me/consents', given, token);
    expect([refused.status, refused.body['violations']]).toEqual([
      422,
      [
        expect.objectContaining({
          propertyPath: 'acceptedSolaris',
          message: 'Akzeptanz der Bedingungen des Identifizierungsdienstes erforderlich',
        }),
      ],
    ]);
    expect([
      fake.keptConsents.size,
      (await fake.call('PUT', '/bgo_identifications/1001', { body: {}, token })).status,
    ]).toEqual([0, 403]);
    expect((await fake.post('/me/consents', { ...given, acceptedSolaris: true }, token)).status).toBe(204);
    expect(fake.keptConsents.get('1001')).toEqual({ ...given, acceptedSolaris: true });
  });

  it('needs the confirmation of a new customer', async () => {
    expect((await fake.post('/me/register', { ...fake.sample, ...adviser, neukunde: false })).status).toBe(422);
  });
});

it('refuses a name that could be an address or a message', async () => {
  const named = (beraterEinstiegName: string) =>
    fake.post('/me/register', { ...fake.sample, ...adviser, beraterEinstiegName });
  const answer = await named('www.bank.example');
  expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'beraterEinstiegName' }] } });
  expect((await named(' Änne Groß ')).status).toBe(201);
});
