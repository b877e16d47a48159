import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import type { LiveHandler } from '@kontor/platform/bus/live';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { openGate } from '../../access/approval/testing/open-gate.js';
import { problemTable } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import { callApi, callHarness, type CallOptions } from '../../testing/harness-client.js';
import { staff } from '../../testing/portal-harness.js';
import { createConnectionRouter } from './provider-connection.router.js';
import { createFeatureWatch, type ProviderFeatures, unknownFeatures } from './provider-features.js';
import { createFakeConnectionServices } from './testing/connection-services.fake.js';

const root = staff('ROLE_ROOT');
const admin = staff('ROLE_INSTANCE_ADMIN', 'ROLE_USER_ADMIN', 'ROLE_ADMIN_PLUS');
const masked =
  'banking://bank-1:%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2@sandbox?client-debug-log=0';

let fake: ReturnType<typeof createFakeConnectionServices>;
let http: HttpListener;

beforeEach(async () => {
  fake = createFakeConnectionServices();
  const app = createHttpApp({ logger: silentLogger() });
  app.use((request, response, next) => {
    const session = request.get('x-session');
    if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
    next();
  });
  app.use(
    '/api',
    createConnectionRouter({ services: fake.services, bankName: async () => 'Musterbank eG', gate: openGate }),
  );
  app.use('/api/settings/:name', (_request, response) => void response.json('another router'));
  app.use(problemHandler({ logger: silentLogger(), table: problemTable }));
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterEach(() => http.close(0));

const call = (method: string, path: string, options: CallOptions = {}) =>
  callApi(`http://127.0.0.1:${http.port}`, method, path, { as: root, ...options });
const setting = '/settings/connection.banking';

test('a connection is one address with masked secrets, and a version', async () => {
  const answer = await call('GET', setting);
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"3"']);
  expect(answer.body).toEqual({
    '@id': '/settings/connection.banking',
    '@type': 'Setting',
    name: 'connection.banking',
    value: masked,
    version: 3,
    hosts: ['sandbox'],
  });
});

test('a changed connection goes to its service with the account that changed it', async () => {
  const read = await call('GET', setting);
  const changed = { ...read.body, value: masked.replace('bank-1', 'bank-2') };
  const answer = await call('PUT', setting, { body: changed });
  expect([answer.status, answer.body['version']]).toEqual([200, 4]);
  const [, [input, actor]] = fake.asked.at(-1) as [string, [unknown, string]];
  expect(input).toMatchObject({ provider: 'banking', version: 3n });
  expect(actor).toBe(`/users/${root.accountId}`);
  expect((await call('PUT', setting, { body: changed })).status).toBe(412);
  expect((await call('PUT', setting, { body: { name: 'connection.banking', value: masked } })).status).toBe(200);
});

test('what cannot be used is named', async () => {
  const put = (value: string) => call('PUT', setting, { body: { name: 'connection.banking', value } });
  expect([(await put('https://bank.example')).status, (await put('')).status]).toEqual([422, 422]);
  const refused = await put(masked.replace('bank-1', 'refused'));
  expect([refused.status, refused.body['violations']]).toEqual([
    422,
    [{ propertyPath: 'secret', code: 'connection', message: 'Bitte erneut eingeben' }],
  ]);
  expect((await call('PUT', setting, { body: { name: 'connection.coreBanking', value: masked } })).status).toBe(422);
});

test('a check says how it ended and no more', async () => {
  expect((await call('POST', `${setting}/check`, { body: {} })).body).toEqual({ result: 'ok' });
  expect((await call('POST', `${setting}/check`, { body: { value: masked } })).body).toEqual({ result: 'refused' });
  expect((await call('POST', '/settings/bankName/check', { body: {} })).status).toBe(404);
});

test('other settings go on to the next router', async () => {
  const ask = (method: string, options: CallOptions) =>
    callHarness(`http://127.0.0.1:${http.port}/api/settings/bankName`, method, { as: root, ...options });
  expect((await ask('GET', {})).body).toBe('another router');
  expect((await ask('PUT', { body: {} })).body).toBe('another router');
});

test('webhooks are listed, registered and removed', async () => {
  expect((await call('GET', '/admin_webhooks/collection')).body).toEqual([]);
  expect((await call('POST', '/admin_webhooks/registerAll')).body).toHaveLength(9);
  expect((await call('GET', '/admin_webhooks/collection')).body).toHaveLength(9);
  expect((await call('POST', '/admin_webhooks/removeAll')).body).toEqual([]);
});

test('the onboarding data have the name of the bank and our addresses', async () => {
  expect((await call('GET', '/my-connect/onboarding-data')).body).toEqual({
    bankName: 'Musterbank eG',
    initialWebhookUrl: 'http://127.0.0.1/w',
    finalWebhookUrl: 'http://127.0.0.1/w',
    metaApi: 'http://127.0.0.1/meta/{externalID}',
    successCallbackUrl: 'http://127.0.0.1/erfolg',
    failureCallbackUrl: 'http://127.0.0.1/fehler',
  });
});

test.each([
  ['GET', setting],
  ['PUT', setting],
  ['POST', `${setting}/check`],
  ['GET', '/my-connect/onboarding-data'],
  ['GET', '/admin_webhooks/collection'],
  ['POST', '/admin_webhooks/registerAll'],
  ['POST', '/admin_webhooks/removeAll'],
])('%s %s is for support alone', async (method, path) => {
  expect((await call(method, path, { as: admin })).status).toBe(403);
  expect((await callHarness(`http://127.0.0.1:${http.port}/api${path}`, method, {})).status).toBe(401);
  expect(fake.asked).toEqual([]);
});

test('features are the last known ones while a service is down', async () => {
  let changed = (): void => undefined;
  const bus = {
    subscribeLive: (name: string, listener: LiveHandler) => {
      changed = () => listener({}, name);
      return () => undefined;
    },
  };
  let saved: ProviderFeatures | null = null;
  const store = { load: async () => saved, save: async (features: ProviderFeatures) => void (saved = features) };
  const watchOf = () => createFeatureWatch({ services: fake.services, store, bus, logger: silentLogger() });
  const watch = watchOf();
  expect(watch.features()).toEqual(unknownFeatures);
  const stop = watch.start();
  await stop();
  const known = watch.features();
  expect(known.identityOnboarding).toMatchObject({ active: true });
  expect(known.companyCheck).toEqual(unknownFeatures.companyCheck);
  fake.down();
  changed();
  const again = watch.start();
  await again();
  expect(watch.features()).toEqual(known);
  const restarted = watchOf();
  await restarted.start()();
  expect(restarted.features()).toEqual(known);
});
