import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { routes } from '@kontor/api/routes';
import { createBus } from '@kontor/platform/bus/bus';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { createMongo } from '@kontor/platform/mongo/mongo';
import { createConcepts } from './portal.js';
import { readConfig } from './config.js';
import type { PortalDeps } from './http/concept/portal-deps.js';

interface Layer {
  readonly route?: { readonly path: unknown; readonly methods: Record<string, boolean> };
  readonly handle?: { readonly stack?: readonly Layer[] };
}

/** Routes of the routers, in the notation of the documentation. */
function routesOf(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ route, handle }) => {
    if (route === undefined) return routesOf(handle?.stack ?? []);
    const path = String(route.path).replace(/:(\w+)/g, '{$1}');
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${path}`);
  });
}

const nameless = (line: string): string => line.replace(/\{\w+\}/g, '{}');

it('documents every route it serves and serves every route it documents', async () => {
  const logger = silentLogger();
  const config = readConfig({
    HEALTH_PORT: '0',
    MONGODB_URI: 'mongodb://127.0.0.1:1',
    NATS_URL: 'nats://127.0.0.1:1',
    NATS_USER: 'portal',
    NATS_PASSWORD: 'x',
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    APP_URL: 'http://127.0.0.1:1',
    MASTER_KEY: randomBytes(32).toString('base64'),
    VAULT_KEY: randomBytes(32).toString('base64'),
    SEARCH_PEPPER: randomBytes(24).toString('base64'),
    TOKEN_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    EXPORT_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const open = () => createMongo({ config, database: 'none', logger });
  const mongo = { portal: open(), keys: open(), vault: open() };
  const [portalDb, keysDb, vaultDb] = [mongo.portal.connection, mongo.keys.connection, mongo.vault.connection];
  const bus = createBus({ config, name: 'portal', logger });
  const temporal = () => Promise.reject(new Error('away'));
  const metrics = createMetrics('portal');
  const deps: PortalDeps = { config, logger, metrics, mongo, portalDb, keysDb, vaultDb, bus, temporal, now: Date.now };
  const { all } = createConcepts(deps);
  const served = all.flatMap(({ router }) =>
    routesOf((router as { stack?: readonly Layer[] } | undefined)?.stack ?? []),
  );
  await Promise.all(Object.values(mongo).map((one) => one.close()));
  await bus.drain();
  const documented = routes.map(({ method, path }) => `${method} ${path}`);
  // The contracts of the own case and of any case are one documented route.
  const own = served.filter((line) => !line.includes('/bgo_identifications/me/contract_files/'));
  expect([...new Set(own.map(nameless))].sort()).toEqual([...new Set(documented.map(nameless))].sort());
});
