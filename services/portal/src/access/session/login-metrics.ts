import type { Metrics } from '@kontor/platform/metrics/metrics';
import { Counter } from 'prom-client';
import type { AccountSide } from '../account/account.module.js';

/** `locked`: a limit of tries was reached. `reused`: an old refresh token ended its session. */
const outcomes = ['done', 'refused', 'locked', 'reused'] as const;

export type CountLogin = (side: AccountSide, outcome: (typeof outcomes)[number]) => void;

const factorChanges = ['added', 'removed', 'recovered', 'reset'] as const;

/** `recovered`: a recovery code was used, or new ones were made. */
export type CountFactor = (change: (typeof factorChanges)[number]) => void;

/** Counts changes of second factors, which an attacker would make too. */
export function measureFactors(metrics: Metrics): CountFactor {
  const changes = new Counter({
    name: 'factor_changes_total',
    help: 'Changes of second factors of staff; recovered: a recovery code was used or renewed',
    labelNames: ['change'],
    registers: [metrics.registry],
  });
  for (const change of factorChanges) changes.inc({ change }, 0);
  return (change) => changes.inc({ change });
}

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
