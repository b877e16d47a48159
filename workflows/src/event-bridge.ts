import { setTimeout as pause } from 'node:timers/promises';
import { createBus, type Bus } from '@kontor/platform/bus/bus';
import { consumeEvents, ensureEventStream } from '@kontor/platform/bus/event-consumer';
import { createHealth } from '@kontor/platform/health/health';
import { runProcess } from '@kontor/platform/lifecycle/run-process';
import type { Logger } from '@kontor/platform/logger/logger';
import { createMetrics, type Metrics } from '@kontor/platform/metrics/metrics';
import { Counter } from 'prom-client';
import { readEventBridgeConfig } from './config.js';
import { createDelivery, deliveryOutcomes } from './provider-events/deliver-event.js';
import { createTemporalClient } from './temporal/temporal-client.js';

const day = 24 * 60 * 60 * 1000;
const streams = [
  { name: 'PROVIDER_EVENTS', subjects: ['ev.>'], maxAgeMs: 7 * day, duplicateWindowMs: 10 * 60 * 1000 },
  { name: 'DEAD_LETTERS', subjects: ['dlq.>'], maxAgeMs: 90 * day, duplicateWindowMs: 10 * 60 * 1000 },
];

/** Creates both streams; repeats until NATS is available. */
async function ensureStreams(bus: Bus, logger: Logger, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      for (const stream of streams) await ensureEventStream(bus, stream);
      return;
    } catch (error) {
      if (signal.aborted) return;
      logger.warn({ err: error }, 'streams could not be created, trying again');
      await pause(1_000, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Starts each counter at 0, so that the first event shows as an increase. */
function createEventCounter({ registry }: Metrics): (outcome: string) => void {
  const events = new Counter({
    name: 'provider_events_total',
    help: 'Events of providers handed to their cases',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of deliveryOutcomes) events.inc({ outcome }, 0);
  return (outcome) => events.inc({ outcome });
}

await runProcess({
  name: 'event-bridge',
  start: async ({ logger }) => {
    const config = readEventBridgeConfig();
    const metrics = createMetrics('event-bridge');
    const stopping = new AbortController();
    const temporal = createTemporalClient(config);
    const bus = createBus({ config, name: 'event-bridge', logger, metrics });
    let hasStreams = false;
    const health = await createHealth({
      host: config.HOST,
      port: config.HEALTH_PORT,
      metrics,
      logger,
      checks: { nats: () => bus.isConnected(), streams: () => hasStreams, temporal: () => temporal.answers() },
    });
    const handle = createDelivery({ temporal: temporal.client, logger, count: createEventCounter(metrics) });
    const consuming = ensureStreams(bus, logger, stopping.signal).then(() => {
      hasStreams = true;
      if (stopping.signal.aborted) return null;
      return consumeEvents({
        bus,
        stream: 'PROVIDER_EVENTS',
        durable: 'event-bridge',
        filterSubject: 'ev.>',
        deadLetterSubject: 'dlq.event-bridge',
        // Each event waits for the debounce of its case.
        concurrency: 64,
        logger,
        handle,
      });
    });
    return async () => {
      health.stopping();
      stopping.abort();
      const consumer = await Promise.race([consuming, pause(2_000, null, { ref: false })]);
      await consumer?.stop();
      await bus.drain();
      await temporal.close();
      await health.close();
    };
  },
});
