import { createBus } from '../bus/bus.js';
import type { Bus } from '../bus/bus.js';
import type { MongoConfig, NatsConfig } from '../engines/engine-config.js';
import { createHealth } from '../health/health.js';
import type { Health } from '../health/health.js';
import type { Logger } from '../logger/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import type { Metrics } from '../metrics/metrics.js';
import { createMongo } from '../mongo/mongo.js';
import type { Mongo } from '../mongo/mongo.js';

/** The engines of a service. Each may be unavailable at times. */
export interface Engines {
  readonly metrics: Metrics;
  readonly mongo: Mongo;
  readonly bus: Bus;
}

/** The config of `mongoShape` and `natsShape`. */
export type EnginesConfig = MongoConfig & NatsConfig;

/** Opens the engines of a service in the background; `name` is its process name, `kontor_<name>` its database. */
export function openEngines(name: string, config: EnginesConfig, logger: Logger): Engines {
  const metrics = createMetrics(name);
  return {
    metrics,
    mongo: createMongo({ config, database: `kontor_${name.replaceAll('-', '_')}`, logger }),
    bus: createBus({ config, name, logger, metrics }),
  };
}

/** Serves health checks with the state of the engines on its own port. */
export function openHealth(
  { mongo, bus, metrics }: Engines,
  { HOST: host, HEALTH_PORT: port }: { readonly HOST: string; readonly HEALTH_PORT: number },
  logger: Logger,
): Promise<Health> {
  const checks = { mongo: () => mongo.ping(), nats: () => bus.isConnected() };
  return createHealth({ host, port, metrics, logger, checks });
}
