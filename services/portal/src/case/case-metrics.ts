import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { createPolledGauge } from '@kontor/platform/metrics/polled-gauge';
import { Histogram } from 'prom-client';
import type { CaseRepository } from './case.repository.js';

/** Shows how many cases stand in each status and what they need attention for; archived ones are left out. */
export function measureCases(metrics: Metrics, cases: Pick<CaseRepository, 'census'>, logger: Logger): void {
  createPolledGauge(metrics, {
    name: 'cases',
    help: 'Cases that are not archived, by status and attention',
    labelNames: ['status', 'attention'],
    logger,
    read: async () =>
      (await cases.census()).map(({ status, attention, count }) => ({
        labels: { status: String(status), attention },
        value: count,
      })),
  });
}

/** Measures how far the read side is behind: called with the age of a change, ms, when it is written. */
export function createProjectionLag({ registry }: Metrics): (ageMs: number) => void {
  const lag = new Histogram({
    name: 'projection_lag_seconds',
    help: 'Time from a change of a case to its projection',
    buckets: [0.1, 0.25, 0.5, 1, 5, 15, 60, 600],
    registers: [registry],
  });
  return (ageMs) => lag.observe(Math.max(0, ageMs) / 1000);
}
