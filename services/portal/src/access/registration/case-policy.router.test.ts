import { serveAccounts, type AccountServer } from './testing/account-server.js';

let fake: AccountServer;

beforeEach(async () => {
  fake = await serveAccounts();
});

afterEach(() => fake.close());

describe('a registration with windows of its own', () => {
  const registerWith = (policy: string) =>
    fake.call('POST', '/me/register', { body: fake.sample, headers: { 'kontor-case-policy': policy } });

  it('gives them to the case, also after a crash before the case was opened', async () => {
    expect((await registerWith('{"archiveAfterMs":1500,"answerMs":20}')).status).toBe(201);
    expect(fake.policies).toEqual([]);
    await fake.openPending();
    expect(fake.policies).toEqual([{ archiveAfterMs: 1500, answerMs: 20 }]);
  });

  it('leaves the next case of the same person without them', async () => {
    await registerWith('{"archiveAfterMs":1500}');
    await fake.openPending();
    fake.statuses.set('1001', 900);
    await fake.registered();
    expect(fake.policies).toEqual([{ archiveAfterMs: 1500 }, {}]);
  });

  it.each(['x', '{"unknown":1}', '{"waitWindowMs":-1}'])('refuses %s', async (policy) => {
    expect((await registerWith(policy)).status).toBe(422);
    expect(await fake.deps.applicants.pending(10)).toEqual([]);
  });

  it('is refused outside of the test profile', async () => {
    Object.assign(fake.deps, { acceptsCasePolicy: false });
    expect((await registerWith('{"archiveAfterMs":1500}')).status).toBe(403);
    expect(await fake.deps.applicants.pending(10)).toEqual([]);
  });
});
