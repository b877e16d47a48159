import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { silentLogger } from '@kontor/platform/logger/logger';
import { freePort } from '@kontor/platform/testing/free-port.fake';
import { readConfig } from './config.js';
import { startPortal } from './portal.js';

describe('a portal without its engines', () => {
  const logger = silentLogger();
  const warn = jest.spyOn(logger, 'warn');
  let stop: () => Promise<void>;
  let http: string;
  let health: string;

  beforeAll(async () => {
    const [httpPort, healthPort] = [await freePort(), await freePort()];
    const config = readConfig({
      KONTOR_PROFILE: 'test',
      KONTOR_PORT: String(httpPort),
      HEALTH_PORT: String(healthPort),
      MONGODB_URI: 'mongodb://127.0.0.1:1',
      NATS_URL: 'nats://127.0.0.1:1',
      NATS_USER: 'portal',
      NATS_PASSWORD: 'x',
      TEMPORAL_ADDRESS: '127.0.0.1:1',
      APP_URL: `http://127.0.0.1:${httpPort}`,
      MASTER_KEY: randomBytes(32).toString('base64'),
      VAULT_KEY: randomBytes(32).toString('base64'),
      SEARCH_PEPPER: randomBytes(24).toString('base64'),
      TOKEN_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      EXPORT_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    });
    stop = await startPortal({ config, logger });
    http = `http://127.0.0.1:${httpPort}`;
    health = `http://127.0.0.1:${healthPort}`;
  });

  afterAll(() => stop(), 15_000);

  it('answers the health check, but is not ready', async () => {
    expect((await fetch(`${health}/healthz`)).status).toBe(200);
    const ready = await fetch(`${health}/readyz`);
    expect(ready.status).toBe(503);
    const { checks } = (await ready.json()) as { checks: Record<string, unknown> };
    expect(Object.keys(checks).sort()).toEqual(['keys', 'mongo', 'nats', 'temporal', 'vault']);
  });

  it('does not poll databases that are not connected', () => {
    const words = warn.mock.calls.map((call: unknown[]) => call.at(-1));
    expect(words).not.toContain('poller run failed');
  });

  it.each([
    ['GET', '/api/configuration', 503],
    ['GET', '/api/kyc-now/search?q=Nord', 503],
    ['POST', '/api/me/sendCode', 503],
    ['GET', '/api/me', 401],
    ['GET', '/api/translations/de.json', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/docs', 200],
    ['GET', '/api/nothing', 404],
    ['GET', '/nothing', 404],
  ])('%s %s answers %d', async (method, path, status) => {
    const body = method === 'POST' ? { body: JSON.stringify({ email: 'a@b.test' }) } : {};
    const response = await fetch(`${http}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...body,
    });
    expect(response.status).toBe(status);
    expect(response.headers.has('strict-transport-security')).toBe(false);
    if (status >= 400) expect(response.headers.get('content-type')).toContain('application/problem+json');
    if (status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
