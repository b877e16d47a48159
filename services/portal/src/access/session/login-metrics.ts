import type { Metrics } from '@kontor/platform/metrics/metrics';
import { Counter } from 'prom-client';
import type { AccountSide } from '../account/account.module.js';

/** `locked`: a limit of tries was reached. `reused`: an old refresh token ended its session. */
const outcomes = ['done', 'refused', 'locked', 'reused'] as const;

export type CountLogin = (side: AccountSide, outcome: (typeof outcomes)[number]) => void;

/** Counts logins by side and outcome, and what may be an attack on them. */
export function measureLogins(metrics: Metrics): CountLogin {
  const logins = new Counter({
    name: 'logins_total',
    help: 'Logins by side and outcome; locked: a limit was reached, reused: an old refresh token was used',
    labelNames: ['side', 'outcome'],
    registers: [metrics.registry],
  });
  for (const side of ['customer', 'staff'] as const) for (const outcome of outcomes) logins.inc({ side, outcome }, 0);
  return (side, outcome) => logins.inc({ side, outcome });
}
