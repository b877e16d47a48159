import { createBus } from '@kontor/platform/bus/bus';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { createMongo } from '@kontor/platform/mongo/mongo';
import type { PortalConfig } from '../concept/portal-config.js';

interface EngineOptions {
  readonly config: PortalConfig;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Opens the connections to MongoDB and NATS; each connects in the background and reconnects. */
export function openEngines({ config, logger, metrics }: EngineOptions) {
  const open = (database: string) => createMongo({ config, database, logger });
  const mongo = { portal: open('kontor_portal'), keys: open('kontor_keys'), vault: open('kontor_vault') };
  const bus = createBus({ config, name: 'portal', logger, metrics });
  return {
    mongo,
    portalDb: mongo.portal.connection,
    keysDb: mongo.keys.connection,
    vaultDb: mongo.vault.connection,
    bus,
    checks: {
      mongo: () => mongo.portal.ping(),
      keys: () => mongo.keys.ping(),
      vault: () => mongo.vault.ping(),
      nats: () => bus.isConnected(),
    },
    close: () => Promise.all(Object.values(mongo).map((one) => one.close())),
  };
}
