import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { createPolledGauge } from '@kontor/platform/metrics/polled-gauge';
import { Counter } from 'prom-client';
import type { Mailbox } from './mailbox.js';

/** `postponed`: it is retried. `refused`: it is not. */
const mailOutcomes = ['sent', 'refused', 'postponed'] as const;
export type CountMail = (outcome: (typeof mailOutcomes)[number]) => void;

interface MailMeasures {
  readonly mailboxes: readonly Pick<Mailbox, 'waitingSince'>[];
  readonly now: () => number;
  readonly logger: Logger;
}

/** Metrics: mails by outcome, and the age of the oldest unsent one. */
export function measureMails(metrics: Metrics, { mailboxes, now, logger }: MailMeasures): CountMail {
  createPolledGauge(metrics, {
    name: 'mail_outbox_oldest_seconds',
    help: 'Age of the oldest mail that is not sent yet; 0 when none waits',
    labelNames: [],
    logger,
    read: async () => {
      const since = await Promise.all(mailboxes.map((mailbox) => mailbox.waitingSince()));
      const oldest = Math.min(...since.map((at) => at ?? now()));
      return [{ labels: {}, value: Math.max(0, now() - oldest) / 1000 }];
    },
  });
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails handed to the notification service',
    labelNames: ['outcome'],
    registers: [metrics.registry],
  });
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0);
  return (outcome) => mails.inc({ outcome });
}
