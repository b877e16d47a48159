import { Applicant, readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { api, type Answer } from '../support/http.js';

type Who = 'customer' | 'clerk' | 'userAdmin' | 'instanceAdmin';

interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{id}` is replaced by a case. */
  readonly path: string;
  readonly who: Who;
  /** A valid body; undefined for calls without one. */
  readonly body?: unknown;
  /** A body with a wrong type. */
  readonly wrong?: unknown;
}

/** Every endpoint of the process that needs a session. */
const endpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/me', who: 'customer' },
  { method: 'GET', path: '/bgo_identifications/{id}', who: 'customer' },
  {
    method: 'PUT',
    path: '/bgo_identifications/{id}',
    who: 'customer',
    body: { registerData: {}, firma: {}, people: [], mehrwerteSelection: {} },
    wrong: { firma: { city: 7 }, people: 'none' },
  },
  {
    method: 'POST',
    path: '/me/startIdentification',
    who: 'customer',
    body: { orderCheckboxes: {} },
    wrong: { orderCheckboxes: { agb: 3 } },
  },
  {
    method: 'POST',
    path: '/me/continue-identification',
    who: 'customer',
    body: { resolution: 'ABORT', kind: 'FUNCTIONARIES' },
    wrong: { resolution: 'MAYBE' },
  },
  { method: 'GET', path: '/bgo_identifications/status_history_joined', who: 'customer' },
  { method: 'GET', path: '/business_documents', who: 'customer' },
  {
    method: 'POST',
    path: '/download_tickets',
    who: 'customer',
    body: { path: '/bgo_identifications/me/contract_files/download' },
    wrong: { path: 5 },
  },
  { method: 'GET', path: '/bgo_identifications_portal', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications_portal/get_all_active_statuses', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications_portal/{id}', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications/{id}/status_history_joined', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications/{id}/bank-memos', who: 'clerk' },
  {
    method: 'POST',
    path: '/bgo_identifications/{id}/bank-memos',
    who: 'clerk',
    body: { content: 'Notiz' },
    wrong: { content: { html: 'x' } },
  },
  {
    method: 'PATCH',
    path: '/bgo_identifications_status/{id}/setStatus',
    who: 'clerk',
    body: { status: 410 },
    wrong: { status: 'vierhundertzehn' },
  },
  { method: 'POST', path: '/bgo_identifications/{id}/start', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications_portal/{id}/passToAgree21ready', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications_portal/{id}/passToAgree21', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications_portal/{id}/createKontokorrentkonto', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications_portal/{id}/createGirocard', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications/{id}/contract_files', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications/{id}/register_documents', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications/{id}/order-documents', who: 'clerk' },
  { method: 'POST', path: '/bgo_fetch_documents_start/{id}', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications/{id}/order-transparency-register-documents', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications/{id}/transparency-register-status', who: 'clerk' },
  { method: 'GET', path: '/admin_account', who: 'userAdmin' },
  { method: 'GET', path: '/admin_account.csv', who: 'userAdmin' },
  {
    method: 'POST',
    path: '/admin_account',
    who: 'userAdmin',
    body: { username: 'neu@bank.example', salutation: 'MS', firstName: 'Nele', lastName: 'Neu', roles: ['ROLE_ADMIN'] },
    wrong: { username: 7, roles: 'ROLE_ROOT' },
  },
  { method: 'GET', path: '/admin_account/{id}', who: 'userAdmin' },
  { method: 'PATCH', path: '/admin_account/{id}', who: 'userAdmin', body: { lastName: 'Neu' } },
  { method: 'POST', path: '/admin_account/{id}/invite', who: 'userAdmin' },
  { method: 'POST', path: '/admin_account/{id}/suspend', who: 'userAdmin' },
  { method: 'POST', path: '/admin_account/{id}/unsuspend', who: 'userAdmin' },
  { method: 'GET', path: '/settings_versions', who: 'instanceAdmin' },
  { method: 'GET', path: '/settings_versions/{id}/difference', who: 'instanceAdmin' },
  {
    method: 'POST',
    path: '/settings_versions/{id}/restore',
    who: 'instanceAdmin',
    body: {},
    wrong: { reason: 7 },
  },
];

const withId = endpoints.filter(({ path }) => path.includes('{id}'));
const withBody = endpoints.filter(({ wrong }) => wrong !== undefined);
const staffOnly = endpoints.filter(
  ({ who, path }) =>
    who !== 'customer' &&
    path !== '/bgo_identifications/{id}/contract_files' &&
    path !== '/bgo_identifications_portal/{id}',
);
const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('refusals', () => {
  let applicant: Applicant;
  let stranger: Applicant;
  let clerk: Clerk;
  let userAdmin: Clerk;
  let instanceAdmin: Clerk;
  let auditor: Clerk;

  beforeAll(async () => {
    applicant = await readyToOrder(unknownCompany());
    stranger = new Applicant(unknownCompany());
    await stranger.register();
    await stranger.confirm();
    clerk = await Clerk.login();
    userAdmin = await Clerk.login('ROLE_USER_ADMIN');
    instanceAdmin = await Clerk.login('ROLE_INSTANCE_ADMIN');
    auditor = await Clerk.login('ROLE_AUDITOR');
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
  const tokenOf = (who: Who): string => ({ clerk, userAdmin, instanceAdmin, customer: applicant.tokens! })[who].token;
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
    expectProblem(await ask(endpoint, wrongRole(endpoint.who), applicant.caseId), 403);
    expect(await trace()).toEqual(before);
  });

  test.each(named(staffOnly))(
    '%s as auditor: reads, and nothing that changes anything',
    async (_name, endpoint) => {
      const before = await trace();
      const { status } = await ask(endpoint, auditor.token, applicant.caseId);
      if (endpoint.method === 'GET' && endpoint.who !== 'userAdmin') expect([200, 404, 409]).toContain(status);
      else expect(status).toBe(403);
      expect(await trace()).toEqual(before);
    },
  );

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
