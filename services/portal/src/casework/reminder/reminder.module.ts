import type { Concept } from '../../http/concept/portal-deps.js';
import { createReminderResponder } from './reminder.responder.js';
import { createReminderRouter, type ReminderDeps } from './reminder.router.js';

export type { ReminderDeps } from './reminder.router.js';

/** Whom a case reminds of what. */
export function createReminders(deps: ReminderDeps): Concept {
  return { router: createReminderRouter(deps), handlers: createReminderResponder(deps) };
}
