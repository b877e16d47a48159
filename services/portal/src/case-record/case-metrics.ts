import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { createPolledGauge } from '@kontor/platform/metrics/polled-gauge';
import type { CaseRepository } from './case.repository.js';

/** Metric: cases by status and attention, without archived ones. */
export function measureCases(metrics: Metrics, cases: Pick<CaseRepository, 'countByStatus'>, logger: Logger): void {
  createPolledGauge(metrics, {
    name: 'cases',
    help: 'Cases that are not archived, by status and attention',
    labelNames: ['status', 'attention'],
    logger,
    read: async () =>
      (await cases.countByStatus()).map(({ status, attention, count }) => ({
        labels: { status: String(status), attention },
        value: count,
      })),
  });
}
