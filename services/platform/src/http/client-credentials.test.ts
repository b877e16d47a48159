import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { silentLogger } from '../logger/logger.js';
import { createClientCredentials } from './client-credentials.js';
import { createProviderClient } from './provider-client.js';

let server: Server;
let paths: string[];
let answerToken: RequestListener;

beforeEach(async () => {
  paths = [];
  server = createServer((request, response) => {
    paths.push(request.url ?? '');
    if (request.url === '/oauth/token') return void answerToken(request, response);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function client(attempts?: number) {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createProviderClient({
    name: 'company-check',
    baseUrl,
    logger: silentLogger(),
    ...(attempts === undefined ? {} : { attempts }),
    // A token request alone would outlast the test.
    authenticate: createClientCredentials({
      ...{ provider: 'company-check', tokenUrl: `${baseUrl}/oauth/token`, timeoutMs: 600_000 },
      ...{ clientId: 'id', clientSecret: 'secret' },
    }),
  });
}
const call = { method: 'POST', path: '/users', body: {}, retry: 'never', schema: z.unknown() } as const;

test('a token is requested once for calls at the same time, and kept', async () => {
  answerToken = (_request, response) => response.end(JSON.stringify({ access_token: 't', expires_in: 3_600 }));
  const one = client();
  await Promise.all([one.call(call), one.call(call)]);
  await one.call(call);
  expect(paths.filter((path) => path === '/oauth/token')).toHaveLength(1);
});

test('a call that waits for its token ends at the deadline of its caller', async () => {
  answerToken = () => undefined;
  const waiting = client().call({ ...call, deadline: Date.now() + 200 });
  await expect(waiting).rejects.toMatchObject({ code: 'provider-unavailable', reason: 'deadline' });
});

test('the caller who waits longest gets the token, whoever asked first', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  answerToken = (_request, response) => asked.resolve(response);
  const one = client();
  const short = one.call({ ...call, deadline: Date.now() + 100 });
  const long = one.call({ ...call, deadline: Date.now() + 60_000 });
  await expect(short).rejects.toMatchObject({ reason: 'deadline' });
  (await asked.promise).end(JSON.stringify({ access_token: 't' }));
  await expect(long).resolves.toEqual({});
});

test.each<[string, RequestListener]>([
  ['500', (_request, response) => void response.writeHead(500).end()],
  ['a redirect', (_request, response) => void response.writeHead(307, { location: '/users' }).end()],
  ['no token', (_request, response) => void response.end('{}')],
  ['a token that is no header', (_request, response) => void response.end('{"access_token":"a\\nb"}')],
])('without a token nothing was sent, so its outcome is known: %s', async (_name, answer) => {
  answerToken = answer;
  await expect(client(1).call(call)).rejects.toMatchObject({ code: 'provider-unavailable', reason: 'connection' });
  expect(paths).toEqual(['/oauth/token']);
});

test('refused credentials are named as such', async () => {
  answerToken = (_request, response) => void response.writeHead(401).end('{}');
  await expect(client(1).call(call)).rejects.toMatchObject({ reason: 'authentication' });
});

test('an answer without an end is not read to its end', async () => {
  answerToken = (_request, response) => {
    const chunk = Buffer.alloc(65_536, ' ');
    const send = (): void => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', send);
    send();
  };
  const endless = client(1).call({ ...call, deadline: Date.now() + 30_000 });
  await expect(endless).rejects.toMatchObject({ reason: 'connection' });
});
