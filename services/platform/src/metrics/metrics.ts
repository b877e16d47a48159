import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The metrics of one process in one registry, served at `/metrics`; concepts add their own. */
export interface Metrics {
  registry: Registry;
  /** Seconds an HTTP request took, by method, route pattern and class of the status (`2xx`). */
  httpRequests: Histogram<'method' | 'route' | 'status'>;
  /** Calls to outside providers by provider, method and outcome (ok, rejected, unavailable, unknown). */
  providerCalls: Counter<'provider' | 'method' | 'outcome'>;
  /** 0 closed, 1 half open, 2 open. */
  providerCircuit: Gauge<'provider'>;
  /** Seconds a request over the bus took, by service, method and outcome (ok or the fault's code). */
  busRequests: Histogram<'service' | 'method' | 'outcome'>;
  /** Webhooks by provider and outcome (stored, duplicate, forged, unreadable, handled, failed). */
  webhookEvents: Counter<'provider' | 'outcome'>;
  /** Seconds between a webhook's arrival and the end of its handling. */
  webhookLag: Histogram<'provider'>;
}

/** Creates the registry of a process with the default runtime metrics. */
export function createMetrics(name: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process: name });
  collectDefaultMetrics({ register: registry });
  return { registry, ...measuresOfRequests([registry]), ...measuresOfProviders([registry]) };
}

function measuresOfRequests(registers: Registry[]): Pick<Metrics, 'httpRequests' | 'busRequests'> {
  return {
    httpRequests: new Histogram({
      name: 'http_request_seconds',
      help: 'HTTP requests answered, event streams left out',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 25],
      registers,
    }),
    busRequests: new Histogram({
      name: 'bus_request_seconds',
      help: 'Requests answered over the bus',
      labelNames: ['service', 'method', 'outcome'],
      buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 5, 10],
      registers,
    }),
  };
}

type ProviderMeasures = Pick<Metrics, 'providerCalls' | 'providerCircuit' | 'webhookEvents' | 'webhookLag'>;

function measuresOfProviders(registers: Registry[]): ProviderMeasures {
  return {
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
    webhookEvents: new Counter({
      name: 'webhook_events_total',
      help: 'Webhooks received',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    webhookLag: new Histogram({
      name: 'webhook_lag_seconds',
      help: 'Time from the arrival of a webhook to the end of its handling',
      labelNames: ['provider'],
      buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1800],
      registers,
    }),
  };
}
