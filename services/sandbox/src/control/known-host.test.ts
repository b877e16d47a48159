import { request } from 'node:http';
import { startSandbox, type RunningSandbox } from '../testing/running-sandbox.fake.js';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_PUBLIC_URL: 'https://sandbox.bank.example' });
});
afterAll(() => sandbox.stop());

/** `fetch` sets the header itself. */
const ask = (method: string, path: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(`${sandbox.url}${path}`, { method, headers: { host, 'content-type': 'application/json' } });
    sent.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
    sent.end(method === 'PUT' ? JSON.stringify({ mode: '500' }) : undefined);
  });
const calls = [
  ['GET', '/'],
  ['GET', '/faults'],
  ['PUT', '/faults/banking'],
  ['DELETE', '/faults/banking'],
  ['GET', '/ledger'],
  ['GET', '/webhook-deliveries'],
  ['GET', '/company-check/register'],
  ['GET', '/nothing'],
] as const;
/** A page with an address of the provider is left to the provider, which wants credentials. */
const refused = (path: string): number => (path.startsWith('/company-check') ? 401 : 421);
const foreign = ['evil.example', 'evil.example:8090', 'localhost.evil.example', '127.0.0.1.evil.example', '127.evil'];

it.each(calls)('%s %s is answered for this machine and the configured host', async (method, path) => {
  for (const host of ['localhost:8090', '127.0.0.1:8090', '127.1.2.3', '[::1]:8090', 'sandbox.bank.example'])
    expect(await ask(method, path, host)).not.toBe(421);
});

it.each(calls)('%s %s is refused for every other host', async (method, path) => {
  const before = (await sandbox.request('GET', '/faults')).text;
  for (const host of foreign) expect([host, await ask(method, path, host)]).toEqual([host, refused(path)]);
  expect((await sandbox.request('GET', '/faults')).text).toBe(before);
});

it('the providers and the health check are found by any name of a network', async () => {
  expect(await ask('GET', '/banking/v1/nothing', 'sandbox:8090')).toBe(401);
  expect(await ask('GET', '/healthz', 'sandbox:8090')).toBe(200);
});
