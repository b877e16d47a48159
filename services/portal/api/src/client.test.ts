import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from './client.js';
import { searchCompanies } from './company-search/company-search.routes.js';
import { putApplication } from './application/application.routes.js';
import { startIdentification } from './application/order.routes.js';
import { ApiProblem } from './problem/api-problem.js';
import { addressOf } from './route/route-address.js';
import { getMe, logout } from './session/session.routes.js';
import { needsRefresh, readTokenClaims } from './session/token-claims.js';
import { createMemoryTokens } from './session/token-store.js';

const now = Date.UTC(2026, 10, 20);
const tokenFor = (seconds: number, name = 'a@b.test') =>
  `h.${Buffer.from(JSON.stringify({ sub: 'x', username: name, roles: [], inheritedRoles: [], verified: true, iat: 0, exp: now / 1000 + seconds, aud: 'kontor-customer' })).toString('base64url')}.s`;

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let server: Server;
let answer: Answer;
let seen: { readonly line: string; readonly headers: IncomingMessage['headers']; readonly body: string }[];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      answer(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const json = (response: ServerResponse, status: number, value: unknown, type = 'application/json') =>
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(value));

function clientWith(token: string | null) {
  const tokens = createMemoryTokens(token === null ? null : { token, refresh_token: 'old' });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  return { tokens, client: createApiClient({ baseUrl, tokens, now: () => now }) };
}

it('sends token and query, and parses the answer by its schema', async () => {
  answer = (_request, response) => json(response, 200, { collection: [], totalHits: 0, extra: 1 });
  const { client } = clientWith(tokenFor(3600));
  const { status, data } = await client.send(searchCompanies, { query: { q: 'Müller & Co', page: 2 } });
  expect({ status, data }).toEqual({ status: 200, data: { collection: [], totalHits: 0 } });
  expect(seen[0]?.line).toBe('GET /api/kyc-now/search?q=M%C3%BCller+%26+Co&page=2');
  expect(seen[0]?.headers.authorization).toMatch(/^Bearer /);
});

it('each request has its own trace, which also identifies errors of a proxy', async () => {
  answer = (_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  const { client } = clientWith(tokenFor(3600));
  const ask = () => client.send(getMe, {}).catch((one: unknown) => one);
  const problems = [await ask(), await ask()];
  const sent = seen.map(({ headers }) => /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(String(headers.traceparent))?.[1]);
  expect(new Set(sent).size).toBe(2);
  expect(problems).toMatchObject(sent.map((traceId) => ({ status: 502, errorNumber: traceId?.slice(0, 8) })));
});

it('turns problems into ApiProblem with everything that the pages need', async () => {
  answer = (_request, response) => {
    response.setHeader('retry-after', '3');
    json(
      response,
      409,
      {
        type: 'x',
        title: 'Abweichende Daten',
        status: 409,
        message: 'Bitte prüfen',
        state: 'interrupted_functionaries_mismatch',
        functionariesMatchingResult: { a: 1 },
        traceId: 't',
      },
      'application/problem+json',
    );
  };
  const { client } = clientWith(tokenFor(3600));
  const error: unknown = await client.send(startIdentification, { body: {} }).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(ApiProblem);
  expect(error).toMatchObject({
    status: 409,
    message: 'Bitte prüfen',
    state: 'interrupted_functionaries_mismatch',
    errorNumber: undefined,
    retryAfter: 3,
    body: { functionariesMatchingResult: { a: 1 } },
  });
});

it.each([
  ['HTML', '<h1>Bad gateway</h1>'],
  ['nothing', ''],
])('accepts %s in place of a problem', async (_what, body) => {
  answer = (_request, response) => response.writeHead(502).end(body);
  const { client } = clientWith(null);
  await expect(client.send(getMe, {})).rejects.toMatchObject({
    status: 502,
    message: 'Unbekannter Fehler',
    violations: [],
  });
});

it('has a separate error for an unreachable server', async () => {
  const client = createApiClient({ baseUrl: 'http://127.0.0.1:1/api', tokens: createMemoryTokens() });
  await expect(client.send(getMe, {})).rejects.toMatchObject({ status: 0, title: 'Keine Verbindung' });
});

it('renews once for many calls when fewer than 600 seconds remain', async () => {
  const fresh = tokenFor(3600, 'new@b.test');
  answer = (request, response) =>
    request.url === '/api/me/refresh'
      ? json(response, 200, { token: fresh, refresh_token: 'new' })
      : response.writeHead(204).end();
  const { client, tokens } = clientWith(tokenFor(599));
  await Promise.all(Array.from({ length: 10 }, () => client.send(logout, {})));
  expect(seen.filter(({ line }) => line.includes('refresh'))).toHaveLength(1);
  expect(seen.filter(({ headers }) => headers.authorization === `Bearer ${fresh}`)).toHaveLength(10);
  expect(tokens.read()).toEqual({ token: fresh, refresh_token: 'new' });
});

it('logs out when the renewal is refused, and only then', async () => {
  let status = 503;
  answer = (request, response) =>
    request.url === '/api/me/refresh' ? json(response, status, {}) : response.writeHead(204).end();
  const { client, tokens } = clientWith(tokenFor(10));
  await client.send(logout, {});
  expect(tokens.read()).not.toBeNull();
  status = 401;
  expect(await client.refresh()).toBe(false);
  expect(tokens.read()).toBeNull();
});

it('sends the version that a change is based on', async () => {
  answer = (_request, response) => json(response, 412, { type: 'x', title: 'x', status: 412 });
  const { client } = clientWith(null);
  await expect(
    client.send(putApplication, { params: { id: 'a/b' }, body: {}, ifMatch: '"3"', idempotencyKey: 'k' }),
  ).rejects.toMatchObject({ status: 412 });
  expect(seen[0]).toMatchObject({
    line: 'PUT /api/bgo_identifications/a%2Fb',
    headers: { 'if-match': '"3"', 'idempotency-key': 'k' },
  });
});

it('parses events in chunks of any size, and ignores pings', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const stream =
      ': ping\n\nevent: case\ndata: {"seq":1}\n\ndata: {"type":"message","seq":2}\n\ndata: nonsense\n\nevent: person\ndata: {"caseId":"7"}\n\n';
    for (const piece of stream.match(/[\s\S]{1,7}/g) ?? []) response.write(piece);
    response.end();
  };
  const { client } = clientWith(tokenFor(3600));
  const events: unknown[] = [];
  await client.events('/me/events', (event) => events.push(event), new AbortController().signal);
  expect(events).toEqual([
    { type: 'case', seq: 1 },
    { type: 'message', seq: 2 },
    { type: 'person', caseId: '7' },
  ]);
});

it('creates an address for one download', async () => {
  answer = (_request, response) => json(response, 201, { ticket: 'a+b', expiresAt: '2026-11-20T00:00:00.000Z' });
  const { client } = clientWith(tokenFor(3600));
  expect(await client.downloadUrl('/contract_files/1/download')).toMatch(
    /\/api\/contract_files\/1\/download\?bearer=a%2Bb$/,
  );
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ path: '/contract_files/1/download' });
});

it('reads claims and whether a token is too old', () => {
  expect(readTokenClaims(tokenFor(1, 'jürgen@b.test'))?.username).toBe('jürgen@b.test');
  expect([599, 600, 601].map((seconds) => needsRefresh(tokenFor(seconds), now))).toEqual([true, false, false]);
  expect([readTokenClaims(''), readTokenClaims('a.b.c'), needsRefresh('x', now)]).toEqual([null, null, true]);
});

it('refuses an address with a missing parameter', () => {
  expect(() => addressOf('/a/{id}', {})).toThrow('id');
});
