import { type Applicant, readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { coSignerWithCheck } from '../support/co-signer/co-signer-session.js';
import { unknownCompany } from '../support/company.js';
import { api, type Answer } from '../support/http.js';
import { type Endpoint, endpointsWithBody, type Who } from './endpoints-with-body.js';

const named = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('refusals', () => {
  let applicant: Applicant;
  let clerk: Clerk;
  let userAdmin: Clerk;
  let instanceAdmin: Clerk;
  let root: Clerk;
  let coSigner: string;

  beforeAll(async () => {
    applicant = await readyToOrder(unknownCompany());
    clerk = await Clerk.login();
    userAdmin = await Clerk.login('ROLE_USER_ADMIN');
    instanceAdmin = await Clerk.login('ROLE_INSTANCE_ADMIN');
    root = await Clerk.login('ROLE_ROOT');
    coSigner = (await coSignerWithCheck()).token;
  });

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
    ({ clerk, userAdmin, instanceAdmin, root, customer: applicant.tokens!, coSigner: { token: coSigner } })[who].token;

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

  test.each(named(endpointsWithBody))(
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
    expectProblem(await clerk.release<Record<string, unknown>>(applicant.caseId), 409);
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
