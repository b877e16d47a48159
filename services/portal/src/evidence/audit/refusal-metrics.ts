import type { Metrics } from '@kontor/platform/metrics/metrics';
import { Counter } from 'prom-client';

const sides = ['staff', 'customer', 'stranger'] as const;

export type CountRefusal = (side: (typeof sides)[number], status: string) => void;

/** Counts requests that were refused because of who asked. */
export function measureRefusals(metrics: Metrics): CountRefusal {
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Requests refused because of who asked; 404: of a customer for a case of somebody else',
    labelNames: ['side', 'status'],
    registers: [metrics.registry],
  });
  for (const side of sides) refusals.inc({ side, status: '403' }, 0);
  return (side, status) => refusals.inc({ side, status });
}
