import type { AddressInfo } from 'node:net';
import express from 'express';
import * as z from 'zod';
import { ServiceFault } from '../bus/service-fault.js';
import { createLogger } from '../logger/logger.js';
import { notFoundHandler, problemHandler } from '../problem/problem-handler.js';
import { problemsOf } from '../problem/problem.js';
import { until } from '../testing/until.fake.js';
import { createHttpApp, listen } from './http-server.js';
import type { HttpListener } from './http-server.js';
import { parseParams, validate } from './validate.js';

const table = {
  'instance-deactivated': { status: 403, title: 'Gesperrt', message: 'Die Registrierung ist gesperrt.' },
} as const;
const personSchema = z.object({ username: z.email(), age: z.number().min(18).optional() });

let log = '';
let listener: HttpListener;
let base: string;

beforeAll(async () => {
  const logger = createLogger({ name: 'test', destination: { write: (line: string) => void (log += line) } });
  const app = createHttpApp({ logger });
  app.post('/api/people', validate(personSchema), (request, response) => void response.json(request.body));
  app.post('/api/echo', (request, response) => void response.json(request.body));
  app.get(
    '/api/cases/:id',
    (request, response) => void response.json(parseParams(z.object({ id: z.coerce.number() }), request)),
  );
  app.get('/api/login/:code', (_request, response) => void response.json({}));
  app.post(
    '/webhooks/x',
    express.raw({ type: () => true }),
    (request, response) => void response.json({ raw: Buffer.isBuffer(request.body) }),
  );
  app.get('/api/fails/:how', (request) => {
    if (request.params['how'] === 'table')
      throw Object.assign(new Error('x'), {
        code: 'instance-deactivated',
        extensions: { state: 'instanceDeactivated' },
      });
    if (request.params['how'] === 'problem') throw problemsOf(table)('instance-deactivated');
    if (request.params['how'] === 'fault') throw new ServiceFault('unavailable', 'x', { retryable: true });
    throw new Error('secret detail');
  });
  app.use(notFoundHandler);
  app.use(problemHandler({ logger, table }));
  listener = await listen(app, { host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${listener.port}`;
});
afterAll(() => listener.close(100));

const post = (path: string, body: string, type = 'application/json') =>
  fetch(base + path, { method: 'POST', body, headers: { 'content-type': type } });
const problem = async (response: Response) => (await response.json()) as Record<string, unknown>;

test('a refused body is 422 with German violations; unknown fields are refused', async () => {
  const response = await post('/api/people', JSON.stringify({ username: 'x', age: 3, role: 'ROLE_ROOT' }));
  const body = await problem(response);
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(body['violations']).toEqual([
    { propertyPath: 'username', code: 'invalid_format', message: 'Dieser Wert ist keine gültige E-Mail-Adresse.' },
    { propertyPath: 'age', code: 'too_small', message: 'Dieser Wert sollte größer oder gleich 18 sein.' },
    { propertyPath: 'role', code: 'unrecognized_keys', message: 'Dieses Feld wurde nicht erwartet.' },
  ]);
  expect(body['detail']).toContain('username: Dieser Wert ist keine gültige E-Mail-Adresse.');
  expect(body['traceId']).toMatch(/^[0-9a-f]{32}$/);
});

test('a good body passes, also as ld+json', async () => {
  const response = await post('/api/people', JSON.stringify({ username: 'a@example.test' }), 'application/ld+json');
  expect(await response.json()).toEqual({ username: 'a@example.test' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test.each([
  ['a prototype key', '{"__proto__":{"polluted":true}}', 400],
  ['a constructor prototype', '{"a":{"constructor":{"prototype":{"polluted":true}}}}', 400],
  ['too deep', '['.repeat(21) + ']'.repeat(21), 400],
  ['just deep enough', '['.repeat(20) + ']'.repeat(20), 200],
  ['no JSON', '{', 400],
  ['a scalar', '"x"', 400],
  ['too large', JSON.stringify({ a: 'x'.repeat(1_048_576) }), 413],
])('a body with %s is answered %#', async (_name, body, status) => {
  const response = await post('/api/echo', body);
  expect(response.status).toBe(status);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test.each([
  ['/api/cases/abc', 404, 'not-found'],
  ['/api/nothing', 404, 'not-found'],
  ['/api/fails/table', 403, 'instance-deactivated'],
  ['/api/fails/problem', 403, 'instance-deactivated'],
  ['/api/fails/fault', 503, 'unavailable'],
  ['/api/fails/unknown', 500, 'internal'],
])('%s is %i %s', async (path, status, code) => {
  const response = await fetch(base + path);
  const body = await problem(response);
  expect([response.status, body['code']]).toEqual([status, code]);
  expect(JSON.stringify(body)).not.toContain('secret detail');
  if (path.endsWith('table'))
    expect(body).toMatchObject({ state: 'instanceDeactivated', message: 'Die Registrierung ist gesperrt.' });
});

test('the trace of the caller is continued, and the log shows routes, not addresses', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${base}/api/login/QWERTZ?bearer=abc.def`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await until('the line of the request', () => log.includes('/api/login'));
  const line = log.split('\n').find((entry) => entry.includes('/api/login'));
  expect(line).toContain('"route":"/api/login/:code"');
  expect(line).toContain(traceId);
  expect(log).not.toMatch(/QWERTZ|abc\.def/);
});

test('what holds for the API cannot be avoided by an address in capitals', async () => {
  expect((await fetch(`${base}/api/cases/7`)).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${base}/API/cases/7`)).status).toBe(404);
});

test('webhook paths keep their raw body', async () => {
  expect(await (await post('/webhooks/x', '{"a":1}')).json()).toEqual({ raw: true });
});

test('a taken port rejects', async () => {
  const app = express();
  await expect(listen(app, { host: '127.0.0.1', port: listener.port satisfies AddressInfo['port'] })).rejects.toThrow(
    /EADDRINUSE/,
  );
});
