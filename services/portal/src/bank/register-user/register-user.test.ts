import { create } from '@bufbuild/protobuf';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { CreateRegisterUserResponseSchema } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { problemTable } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import { createFakeConfigurationRepository } from '../settings/testing/configuration.repository.fake.js';
import { createSettings, type Settings } from '../settings/settings.js';
import { callApi, type CallOptions } from '../../testing/harness-client.js';
import { staff } from '../../testing/portal-harness.js';
import { createRegisterUserRouter } from './register-user.router.js';

const path = '/admin/create-transparency-register-user';
const login = { email: 'bank@example.de', password: 'Registerkennwort-7' };
let http: HttpListener;
let asked: unknown[];
let settings: Settings;
let repository: ReturnType<typeof createFakeConfigurationRepository>;

beforeEach(async () => {
  asked = [];
  repository = createFakeConfigurationRepository();
  settings = createSettings({ repository, logger: silentLogger(), now: () => 1_000, freshMs: 0 });
  const companyCheck = {
    createRegisterUser: async (input: { readonly email?: string }) => {
      asked.push(input);
      const value = { userId: 'tru-1', internalEmail: 'bank@example.de', updatedStatus: 204, validatedStatus: 200 };
      return create(CreateRegisterUserResponseSchema, {
        result: input.email === login.email ? { case: 'user', value } : { case: 'refused', value: {} },
      });
    },
  };
  const app = createHttpApp({ logger: silentLogger() });
  app.use((request, response, next) => {
    const session = request.get('x-session');
    if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
    next();
  });
  app.use('/api', createRegisterUserRouter({ companyCheck, settings }));
  app.use(problemHandler({ logger: silentLogger(), table: problemTable }));
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterEach(() => http.close(0));

const post = (body: unknown, options: CallOptions = { as: staff('ROLE_INSTANCE_ADMIN') }) =>
  callApi(`http://127.0.0.1:${http.port}`, 'POST', path, { body, ...options });

test('the user is created, and its setting holds no password', async () => {
  const answer = await post(login);
  const stored = {
    userId: 'tru-1',
    internalEmail: 'bank@example.de',
    userUpdatedStatus: 204,
    userValidatedStatus: 200,
  };
  expect([answer.status, answer.body]).toEqual([200, stored]);
  expect(asked).toEqual([login]);
  expect((await settings.all()).transparencyRegisterConfig).toEqual(stored);
  expect(JSON.stringify(await repository.find())).not.toContain(login.password);
});

test('a refused user changes nothing', async () => {
  const answer = await post({ ...login, email: 'abgelehnt@example.de' });
  expect([answer.status, answer.body['message']]).toEqual([
    422,
    'Das Transparenzregister hat den Nutzer abgelehnt. Bitte prüfen Sie E-Mail-Adresse und Passwort.',
  ]);
  expect((await settings.all()).transparencyRegisterConfig).toEqual({});
});

test.each([
  [{ ...login, email: 'bank' }, 422],
  [{ ...login, password: '' }, 422],
  [{ ...login, surprise: true }, 422],
])('%j is refused before it is sent', async (body, status) => {
  expect((await post(body)).status).toBe(status);
  expect(asked).toEqual([]);
});

test('it is for administrators of the instance', async () => {
  for (const role of ['ROLE_ADMIN', 'ROLE_USER_ADMIN', 'ROLE_AUDITOR'] as const)
    expect((await post(login, { as: staff(role) })).status).toBe(403);
  expect((await post(login, {})).status).toBe(401);
  expect(asked).toEqual([]);
});
