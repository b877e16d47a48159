import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Webhooks } from '../webhooks/webhooks.js';

/** The sandbox's Prometheus metrics. */
export interface SandboxMetrics {
  readonly registry: Registry;
  /** Times the requests of one part of the sandbox, e.g. of a provider. */
  readonly timed: (part: string) => RequestHandler;
}

/**
 * Seconds a request took, by part and class of the status (`sandbox_request_seconds`), and webhooks by provider and state
 * (`sandbox_webhooks`), with the runtime's own figures.
 */
export function createSandboxMetrics({ deliveries }: Pick<Webhooks, 'deliveries'>): SandboxMetrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process: 'sandbox' });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'sandbox_request_seconds',
    help: 'Requests the sandbox answered in the place of a provider',
    labelNames: ['part', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 25],
    registers: [registry],
  });
  registry.registerMetric(webhookGauge(deliveries));
  const timed = (part: string): RequestHandler => {
    return (_request, response, next) => {
      const end = requests.startTimer({ part });
      response.once('finish', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }));
      next();
    };
  };
  return { registry, timed };
}

function webhookGauge(deliveries: Webhooks['deliveries']): Gauge<'provider' | 'state'> {
  return new Gauge({
    name: 'sandbox_webhooks',
    help: 'Webhooks of the sandbox by provider and state',
    labelNames: ['provider', 'state'],
    registers: [],
    collect() {
      this.reset();
      for (const { provider, state } of deliveries()) this.inc({ provider, state });
    },
  });
}
