import type { Metrics } from '@kontor/platform/metrics/metrics';
import { Histogram } from 'prom-client';

/** Measures the delay of the read side: called with the age of a change, ms, when it is written. */
export function createProjectionLag({ registry }: Metrics): (ageMs: number) => void {
  const lag = new Histogram({
    name: 'projection_lag_seconds',
    help: 'Time from a change of a case to its projection',
    buckets: [0.1, 0.25, 0.5, 1, 5, 15, 60, 600],
    registers: [registry],
  });
  return (ageMs) => lag.observe(Math.max(0, ageMs) / 1000);
}
