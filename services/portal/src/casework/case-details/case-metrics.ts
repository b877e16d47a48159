import { stalledBefore } from '@kontor/domain/case/waiting-for';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { createPolledGauge } from '@kontor/platform/metrics/polled-gauge';
import type { CaseRepository } from '../../case/case-record/case-record.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';

interface Measured {
  readonly cases: Pick<CaseRepository, 'countByStatus'>;
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Metric: cases by status and attention, without archived ones. */
export function measureCases(metrics: Metrics, { cases, settings, now, logger }: Measured): void {
  createPolledGauge(metrics, {
    name: 'cases',
    help: 'Cases that are not archived, by status and attention',
    labelNames: ['status', 'attention'],
    logger,
    read: async () => {
      const { stalledAfterDays } = await settings.all();
      const counts = await cases.countByStatus(stalledBefore(now(), stalledAfterDays));
      return counts.map(({ status, attention, count }) => ({
        labels: { status: String(status), attention },
        value: count,
      }));
    },
  });
}
