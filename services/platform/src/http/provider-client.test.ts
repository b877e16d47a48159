import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { silentLogger } from '../logger/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { createProviderClient } from './provider-client.js';
import type { ProviderClient, ProviderRequest } from './provider-client.js';
import { providerPath } from './provider-path.js';
import { OutcomeUnknown, ProviderRejected, ProviderUnavailable } from './provider-errors.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answers: Answer[];
let calls: IncomingMessage[];

beforeEach(async () => {
  answers = [];
  calls = [];
  server = createServer((request, response) => {
    calls.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const silence: Answer = () => undefined;
const cutOff: Answer = (request) => request.socket.destroy();
const garbage: Answer = (_request, response) => response.writeHead(200).end('<html>');

const metrics = createMetrics('test');
const schema = z.object({ id: z.string() });

function client(options: Partial<Parameters<typeof createProviderClient>[0]> = {}): ProviderClient {
  const { port } = server.address() as AddressInfo;
  return createProviderClient({
    name: 'banking',
    baseUrl: `http://127.0.0.1:${port}/banking/v1`,
    authenticate: () => ({ authorization: 'Basic x' }),
    timeoutMs: 2_000,
    logger: silentLogger(),
    metrics,
    ...options,
  });
}
const request = (retry: ProviderRequest['retry'], rest: Partial<ProviderRequest> = {}) =>
  ({ method: 'POST', path: '/persons', body: { a: 1 }, retry, schema, ...rest }) as const;

test('sends key, authentication and query, and parses the answer', async () => {
  answers = [json(200, { id: '1', more: true })];
  const answer = await client().call(
    request('keyed', { idempotencyKey: 'c1:createPerson:p1:0', query: { reference: 'a b', page: 2, none: undefined } }),
  );
  expect(answer).toEqual({ id: '1' });
  expect(calls[0]?.url).toBe('/banking/v1/persons?reference=a+b&page=2');
  expect(calls[0]?.headers).toMatchObject({
    'idempotency-key': 'c1:createPerson:p1:0',
    authorization: 'Basic x',
    'content-type': 'application/json',
  });
});

test.each([
  ['safe', 'silence', silence, 3, ProviderUnavailable],
  ['keyed', 'silence', silence, 3, ProviderUnavailable],
  ['never', 'silence', silence, 1, OutcomeUnknown],
  ['safe', 'cut connection', cutOff, 3, ProviderUnavailable],
  ['never', 'cut connection', cutOff, 1, OutcomeUnknown],
  ['keyed', '500', json(500, {}), 3, ProviderUnavailable],
  ['never', '500', json(500, {}), 1, OutcomeUnknown],
  ['safe', 'garbage', garbage, 3, ProviderUnavailable],
  ['never', 'garbage', garbage, 1, OutcomeUnknown],
  ['never', 'wrong shape', json(200, { id: 1 }), 1, OutcomeUnknown],
  ['never', '429', json(429, {}), 3, ProviderUnavailable],
  ['never', '404', json(404, { code: 'unknown' }), 1, ProviderRejected],
  ['keyed', 'redirect', json(302, {}, { location: 'http://127.0.0.1:1/' }), 1, ProviderUnavailable],
  ['keyed', '401 twice', json(401, {}), 2, ProviderUnavailable],
  ['keyed', '403', json(403, {}), 1, ProviderUnavailable],
  ['never', '403', json(403, {}), 1, ProviderUnavailable],
] as const)('retry %s with %s', async (...[retry, , answer, expectedCalls, expectedError]) => {
  answers = [answer];
  const limits = answer === silence ? { timeoutMs: 150 } : {};
  await expect(client(limits).call(request(retry))).rejects.toBeInstanceOf(expectedError);
  expect(calls).toHaveLength(expectedCalls);
});

test.each([
  [502, 'connection-lost'],
  [504, 'timeout'],
  [500, 'server-error'],
])('a gateway that lost the answer (%d) does not say that the provider has finished', async (status, reason) => {
  answers = [json(status, {})];
  await expect(client().call(request('never'))).rejects.toMatchObject({ code: 'outcome-unknown', cause: { reason } });
  expect(calls).toHaveLength(1);
});

test('a failed attempt is repeated until it succeeds', async () => {
  answers = [json(503, {}), cutOff, json(200, { id: '7' })];
  expect(await client().call(request('keyed'))).toEqual({ id: '7' });
});

test('a refused connection is unavailable, not an unknown outcome', async () => {
  const unreachable = client();
  await new Promise((resolve) => server.close(resolve));
  await expect(unreachable.call(request('never'))).rejects.toMatchObject({ reason: 'connection', retryable: true });
});

test('a refusal has status and body, and the body is not enumerable', async () => {
  answers = [json(409, { state: 'duplicate', person: 'Kanarienvogel' })];
  const error = await client()
    .call(request('keyed'))
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ProviderRejected);
  if (!(error instanceof ProviderRejected)) return;
  expect([error.status, error.body, error.retryable]).toEqual([
    409,
    { state: 'duplicate', person: 'Kanarienvogel' },
    false,
  ]);
  expect(JSON.stringify({ ...error, message: error.message })).not.toContain('Kanarienvogel');
});

test('an expired token is renewed once', async () => {
  answers = [json(401, {}), json(200, { id: '1' })];
  const refreshes: boolean[] = [];
  const authenticate = ({ refresh }: { refresh: boolean }) => (
    refreshes.push(refresh),
    { authorization: refresh ? 'new' : 'old' }
  );
  expect(await client({ authenticate }).call(request('never'))).toEqual({ id: '1' });
  expect(refreshes).toEqual([false, true]);
});

test('an answer over the limit is refused, bytes under it arrive', async () => {
  answers = [
    (_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.alloc(2_000, 7)),
  ];
  await expect(
    client({ maxResponseBytes: 1_000 }).callBinary(request('safe', { method: 'GET', body: undefined })),
  ).rejects.toMatchObject({ reason: 'answer-too-large' });
  const { bytes, contentType } = await client().callBinary(request('safe', { method: 'GET', body: undefined }));
  expect([bytes.byteLength, contentType]).toEqual([2_000, 'application/pdf']);
});

test('the deadline of the caller bounds all attempts', async () => {
  answers = [silence];
  // An attempt alone would outlast the test.
  await expect(
    client({ timeoutMs: 600_000 }).call(request('safe', { deadline: Date.now() + 200 })),
  ).rejects.toBeInstanceOf(ProviderUnavailable);
  await expect(client().call(request('safe', { deadline: Date.now() - 1 }))).rejects.toMatchObject({
    reason: 'deadline',
  });
});

test('ten failures open the circuit; refusals do not', async () => {
  const single = client({ attempts: 1 });
  answers = [json(404, {})];
  for (let count = 0; count < 12; count += 1) await single.call(request('safe')).catch(() => undefined);
  answers = [json(500, {})];
  for (let count = 0; count < 10; count += 1) await single.call(request('safe')).catch(() => undefined);
  const before = calls.length;
  await expect(single.call(request('safe'))).rejects.toMatchObject({ reason: 'circuit-open' });
  expect(calls).toHaveLength(before);
  expect(await metrics.registry.metrics()).toContain('provider_circuit_state{provider="banking",process="test"} 2');
});

test('a path cannot leave the provider', async () => {
  expect(providerPath`/persons/${'../../admin?x=1'}/identifications`).toBe(
    '/persons/..%2F..%2Fadmin%3Fx%3D1/identifications',
  );
  expect(providerPath`/persons/${'..'}`).toBe('/persons/%2E%2E');
  await expect(client().call(request('safe', { path: '/../../admin' }))).rejects.toThrow(TypeError);
  await expect(client().call(request('safe', { path: '@evil.test/' }))).rejects.toThrow();
});
