import { currentRevision } from '@kontor/domain/case/case-table';
import { createBus } from '@kontor/platform/bus/bus';
import { temporalOptions } from '@kontor/platform/engines/engine-options';
import { createHealth } from '@kontor/platform/health/health';
import { runProcess } from '@kontor/platform/lifecycle/run-process';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { readWorkerConfig } from './config.js';
import { createTemporalClient } from './temporal/temporal-client.js';
import { createActivityTelemetry } from './worker/activity-telemetry.js';
import { createQueues } from './worker/queues.js';
import { startRenewal } from './worker/renew-cases.js';
import { installRuntime } from './worker/temporal-logger.js';
import { startWorkers } from './worker/workers.js';

await runProcess({
  name: 'worker',
  start: async ({ logger }) => {
    const config = readWorkerConfig();
    installRuntime(logger);
    const metrics = createMetrics('worker');
    const bus = createBus({ config, name: 'worker', logger, metrics });
    const temporal = createTemporalClient(config);
    const workers = startWorkers({
      server: temporalOptions(config),
      namespace: config.TEMPORAL_NAMESPACE,
      bundlePath: config.WORKFLOW_BUNDLE,
      queues: createQueues(bus, temporal.client),
      activityTelemetry: createActivityTelemetry(metrics),
      logger,
    });
    const renewal = startRenewal({ client: temporal.client, revision: currentRevision, logger });
    const health = await createHealth({
      host: config.HOST,
      port: config.HEALTH_PORT,
      metrics,
      logger,
      checks: { nats: () => bus.isConnected(), workers: () => workers.isRunning(), temporal: () => temporal.answers() },
    });
    return async () => {
      health.stopping();
      // The bus after the workers: running activities need it to finish.
      await workers.stop();
      await renewal.stop();
      await bus.drain();
      await temporal.close();
      await health.close();
    };
  },
});
