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
