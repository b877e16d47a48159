import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The counters of one process, all in one registry that `/metrics` shows. */
export interface Metrics {
  registry: Registry;
  /** Calls to outside providers by provider, method and outcome (ok, rejected, unavailable, unknown). */
  providerCalls: Counter<'provider' | 'method' | 'outcome'>;
  /** 0 closed, 1 half open, 2 open. */
  providerCircuit: Gauge<'provider'>;
  /** Seconds a request over the bus took, by service, method and outcome (ok or the fault's code). */
  busRequests: Histogram<'service' | 'method' | 'outcome'>;
  /** Webhooks by provider and outcome (stored, duplicate, forged, unreadable, handled, failed). */
  webhookEvents: Counter<'provider' | 'outcome'>;
}

/** Creates the registry of a process with the runtime's own figures (memory, event loop, garbage collection). */
export function createMetrics(name: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process: name });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    providerCalls: new Counter({
      name: 'provider_calls_total',
      help: 'Calls to outside providers',
      labelNames: ['provider', 'method', 'outcome'],
      registers,
    }),
    providerCircuit: new Gauge({
      name: 'provider_circuit_state',
      help: 'Circuit breaker of a provider: 0 closed, 1 half open, 2 open',
      labelNames: ['provider'],
      registers,
    }),
    busRequests: new Histogram({
      name: 'bus_request_seconds',
      help: 'Requests answered over the bus',
      labelNames: ['service', 'method', 'outcome'],
      buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 5, 10],
      registers,
    }),
    webhookEvents: new Counter({
      name: 'webhook_events_total',
      help: 'Webhooks received',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
  };
}
