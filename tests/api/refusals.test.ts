import { Applicant, readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { api, type Answer } from '../support/http.js';
import { endpoints, type Endpoint, type Who } from './protected-endpoints.js';

const withId = endpoints.filter(({ path }) => path.includes('{id}'));
const withBody = endpoints.filter(({ wrong }) => wrong !== undefined);
const staffOnly = endpoints.filter(
  ({ who, path }) =>
    who !== 'customer' &&
    path !== '/bgo_identifications/{id}/contract_files' &&
    path !== '/bgo_identifications_portal/{id}',
);
/** Reads that only serve what an auditor may not do. */
const forActs = ['/bgo_identifications_portal/clerks', '/bgo_identifications/{id}/reply_templates'];
const isForAuditors = ({ method, who, path }: Endpoint): boolean =>
  method === 'GET'
    ? path.startsWith('/settings_versions') || path === '/admin_account' || (who === 'clerk' && !forActs.includes(path))
    : path === '/bgo_identifications_portal.csv';
const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('refusals', () => {
  let applicant: Applicant;
  let stranger: Applicant;
  let clerk: Clerk;
  let userAdmin: Clerk;
  let instanceAdmin: Clerk;
  let auditor: Clerk;
  let root: Clerk;

  beforeAll(async () => {
    applicant = await readyToOrder(unknownCompany());
    stranger = new Applicant(unknownCompany());
    await stranger.register();
    await stranger.confirm();
    clerk = await Clerk.login();
    userAdmin = await Clerk.login('ROLE_USER_ADMIN');
    instanceAdmin = await Clerk.login('ROLE_INSTANCE_ADMIN');
    auditor = await Clerk.login('ROLE_AUDITOR');
    root = await Clerk.login('ROLE_ROOT');
  }, 60_000);

  const ask = (
    endpoint: Endpoint,
    token: string | undefined,
    id: string,
    body = endpoint.body,
  ): Promise<Answer<Record<string, unknown>>> =>
    api(endpoint.method, endpoint.path.replace('{id}', id), { token, ...(body === undefined ? {} : { body }) });
  const sent = (endpoint: Endpoint, token: string, text: string): Promise<Answer<Record<string, unknown>>> =>
    api(endpoint.method, endpoint.path.replace('{id}', applicant.caseId), {
      token,
      body: text,
      headers: { 'content-type': 'application/json' },
    });
  const tokenOf = (who: Who): string =>
    ({ clerk, userAdmin, instanceAdmin, root, customer: applicant.tokens! })[who].token;
  const wrongRole = (who: Who): string => (who === 'userAdmin' ? clerk : userAdmin).token;

  function expectProblem(answer: Answer<Record<string, unknown>>, ...statuses: readonly number[]): void {
    expect(statuses).toContain(answer.status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({
      status: answer.status,
      title: expect.any(String) as string,
      traceId: expect.any(String) as string,
    });
  }

  /** All data of the case that a call could change. */
  async function trace(): Promise<unknown> {
    const [form, history, memos, documents] = await Promise.all([
      applicant.form(),
      clerk.done('GET', `/bgo_identifications/${applicant.caseId}/status_history_joined`),
      clerk.done('GET', `/bgo_identifications/${applicant.caseId}/bank-memos`),
      applicant.done('GET', '/business_documents'),
    ]);
    return { version: form.version, status: form.status, history, memos, documents };
  }

  test.each(named(endpoints))('%s without, with a broken and with an ended token: 401', async (_name, endpoint) => {
    const before = await trace();
    expectProblem(await ask(endpoint, undefined, applicant.caseId), 401);
    expectProblem(await ask(endpoint, `${tokenOf(endpoint.who)}x`, applicant.caseId), 401);
    const ended = await Clerk.login();
    await ended.call('POST', '/me/logout');
    expectProblem(await ask(endpoint, ended.token, applicant.caseId), 401);
    expect(await trace()).toEqual(before);
  });

  test.each(named(staffOnly))('%s as customer or with the wrong role: 403', async (_name, endpoint) => {
    const before = await trace();
    expectProblem(await ask(endpoint, applicant.tokens!.token, applicant.caseId), 403, 404);
    const refused = endpoint.isShared === true ? [404] : [403];
    expectProblem(await ask(endpoint, wrongRole(endpoint.who), applicant.caseId), ...refused);
    expect(await trace()).toEqual(before);
  });

  test.each(named(staffOnly))('%s as auditor: reads, and nothing that changes anything', async (_name, endpoint) => {
    const before = await trace();
    const { status } = await ask(endpoint, auditor.token, applicant.caseId);
    if (isForAuditors(endpoint)) expect([200, 404, 409]).toContain(status);
    else expect(status).toBe(403);
    expect(await trace()).toEqual(before);
  });

  test.each(named(withId))(
    '%s for a missing, a malformed and (customers) a foreign case: 404',
    async (_name, endpoint) => {
      const before = await trace();
      expectProblem(await ask(endpoint, tokenOf(endpoint.who), '999999999'), 404);
      expectProblem(await ask(endpoint, tokenOf(endpoint.who), '1%20or%201'), 404);
      if (endpoint.who === 'customer')
        expectProblem(await ask(endpoint, stranger.tokens!.token, applicant.caseId), 404);
      expect(await trace()).toEqual(before);
    },
  );

  test.each(named(withBody))(
    '%s with wrong types, unknown fields, broken JSON or too much: refused',
    async (_name, endpoint) => {
      const before = await trace();
      const token = tokenOf(endpoint.who);
      expectProblem(await ask(endpoint, token, applicant.caseId, endpoint.wrong), 422);
      expectProblem(
        await ask(endpoint, token, applicant.caseId, { ...(endpoint.body as object), surprise: true }),
        422,
      );
      expectProblem(await ask(endpoint, token, applicant.caseId, '{"orderCheckboxes":'), 415);
      expectProblem(await sent(endpoint, token, '{"__proto__":{"polluted":true}}'), 400);
      expectProblem(await sent(endpoint, token, '{"broken":'), 400);
      expectProblem(await ask(endpoint, token, applicant.caseId, { filler: 'x'.repeat(1_100_000) }), 413);
      expect(await trace()).toEqual(before);
    },
  );

  test('commands where the status does not allow them: 409, and nothing changes', async () => {
    const before = await trace();
    for (const status of [410, 430, 450, 216])
      expectProblem((await clerk.setStatus(applicant.caseId, status)) as Answer<Record<string, unknown>>, 409);
    const release = endpoints.find(({ path }) => path.endsWith('/start'))!;
    expectProblem(await ask(release, clerk.token, applicant.caseId), 409);
    expect(await trace()).toEqual(before);
  });

  test('an unknown, a guessed and a malformed code grant no access', async () => {
    for (const code of ['ABCDEF', 'abc', 'ABCDEFG', 123456]) {
      expectProblem(await api('POST', '/me/getTokenSimple', { body: { code } }), 400, 422);
      expectProblem(await api('POST', '/me/getToken', { body: { email: applicant.email, code } }), 400, 422, 429);
    }
  });

  test('an unknown route has a problem document too', async () => {
    expectProblem(await api('GET', '/nothing/here'), 404);
  });
});
