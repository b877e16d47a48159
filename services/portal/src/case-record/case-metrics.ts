import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { createPolledGauge } from '@kontor/platform/metrics/polled-gauge';
import type { CaseRepository } from './case.repository.js';

/** Shows how many cases stand in each status and what they need attention for; archived ones are left out. */
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
