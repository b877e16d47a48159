import { createHash } from 'node:crypto';
import { regularPolicy } from '@kontor/domain/case/case-policy';
import type { Concept } from '../http/concept/portal-deps.js';
import { createReminders, type ReminderDeps } from '../casework/reminder/reminder.module.js';

/** As the secrets that are derived from the portal's key. */
export const deriveSecret = (purpose: string, value: string): Buffer =>
  createHash('sha256').update(`${purpose}\0${value}`).digest();

/** Reminders without limits. */
export function createFakeReminders(deps: Pick<ReminderDeps, 'core' | 'settings' | 'now'>): Concept {
  return createReminders({
    ...deps,
    draftWindowMs: regularPolicy.draftWindowMs,
    deriveSecret,
    limits: { spend: async () => undefined },
  });
}
