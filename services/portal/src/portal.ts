import { createBus } from '@kontor/platform/bus/bus';
import type { ServiceHandlers } from '@kontor/platform/bus/service-types';
import { createHealth } from '@kontor/platform/health/health';
import { listen } from '@kontor/platform/http/http-server';
import type { Logger } from '@kontor/platform/logger/logger';
import { createMetrics, type Metrics } from '@kontor/platform/metrics/metrics';
import { createMongo } from '@kontor/platform/mongo/mongo';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { createApp } from './app.js';
import { createConcepts, type Concepts } from './concepts.js';
import type { PortalConfig } from './config.js';
import type { PortalDeps, Stop } from './portal-deps.js';
import { createTemporalAccess } from './case-process/case-process.module.js';

interface PortalOptions {
  readonly config: PortalConfig;
  readonly logger: Logger;
}

/**
 * Connects, wires and listens; missing engines are awaited in the background. Returns the function that stops
 * everything in order.
 */
export async function startPortal({ config, logger }: PortalOptions): Promise<() => Promise<void>> {
  const metrics = createMetrics('portal');
  const { deps, checks, disconnect } = connect({ config, logger }, metrics);
  const concepts = createConcepts(deps);
  deps.bus.serve(CasesService, handlersOf(concepts));
  const stopConcepts = startConcepts(deps, concepts);
  const health = await createHealth({ host: config.HOST, port: config.HEALTH_PORT, metrics, logger, checks });
  const http = await listen(createApp(deps, concepts), { host: config.HOST, port: config.KONTOR_PORT });
  logger.info({ port: http.port }, 'listening');
  return async () => {
    health.stopping();
    // Concurrently, because open event streams end only when their concept closes them.
    await Promise.all([http.close(3000), stopConcepts()]);
    await disconnect();
    await health.close();
  };
}

/** Opens the connections to all engines; each connects in the background and reconnects. */
function connect({ config, logger }: PortalOptions, metrics: Metrics) {
  const open = (database: string) => createMongo({ uri: config.MONGODB_URI, database, logger });
  const mongo = { portal: open('kontor_portal'), keys: open('kontor_keys'), vault: open('kontor_vault') };
  const { NATS_URL: url, NATS_USER: user, NATS_PASSWORD: password } = config;
  const bus = createBus({ url, user, password, name: 'portal', logger, metrics });
  const temporal = createTemporalAccess({ address: config.TEMPORAL_ADDRESS, namespace: config.TEMPORAL_NAMESPACE });
  const { connection: portalDb } = mongo.portal;
  const databases = { mongo, portalDb, keysDb: mongo.keys.connection, vaultDb: mongo.vault.connection };
  const deps: PortalDeps = { config, logger, metrics, ...databases, bus, temporal: temporal.client, now: Date.now };
  const checks = {
    mongo: () => mongo.portal.ping(),
    keys: () => mongo.keys.ping(),
    vault: () => mongo.vault.ping(),
    nats: () => bus.isConnected(),
    temporal: () => temporal.ping(),
  };
  const disconnect = async (): Promise<void> => {
    await bus.drain();
    await temporal.close();
    await Promise.all(Object.values(mongo).map((one) => one.close()));
  };
  return { deps, checks, disconnect };
}

/** Starts relays and pollers once the databases are connected. */
function startConcepts({ mongo }: PortalDeps, { all }: Concepts): Stop {
  const stops: Stop[] = [];
  let isStopping = false;
  const start = (): void => {
    if (!isStopping) stops.push(...all.flatMap((concept) => (concept.start === undefined ? [] : [concept.start()])));
  };
  // A database that never connected is closed without waiting.
  void Promise.all(Object.values(mongo).map((one) => one.ready())).then(start, () => undefined);
  return async () => {
    isStopping = true;
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Combines the concepts' parts of cases.v1. */
function handlersOf({ all }: Concepts): ServiceHandlers<typeof CasesService> {
  const merged = all.reduce<Partial<ServiceHandlers<typeof CasesService>>>(
    (sum, { handlers }) => ({ ...sum, ...handlers }),
    {},
  );
  const missing = CasesService.methods.map(({ localName }) => localName).filter((name) => !(name in merged));
  if (missing.length > 0) throw new TypeError(`Nobody answers cases.v1 ${missing.join(', ')}`);
  return merged as ServiceHandlers<typeof CasesService>;
}
