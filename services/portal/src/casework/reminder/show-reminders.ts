import type { CaseReminders } from '@kontor/api/reminder/reminder.schema';
import type { CaseId } from '@kontor/domain/case/case-id';
import { remindersSince } from '@kontor/domain/case/case-row';
import {
  mostOf,
  isAwaited,
  isSameReminder,
  type Reminded,
  type Reminder,
  type SentReminder,
} from '@kontor/domain/reminder/due-reminders';
import { workableCase } from '../../case/case-record/case-record.module.js';
import { remindedIn } from '../../exchange/mail-outbox/mail-outbox.module.js';
import { nextReminders, type PlanDeps } from './plan-reminders.js';

const shown = ({ topic, personId, at }: SentReminder) => ({ topic, personId, at: new Date(at).toISOString() });

/** What somebody can be reminded of now: it is awaited of one who has not stopped it, and was not sent as often as it may be. */
export function openReminders(reminded: Reminded): readonly Reminder[] {
  return reminded.occasions
    .filter((one) => isAwaited(reminded, one))
    .filter((one) => reminded.sent.filter((sent) => isSameReminder(sent, one)).length < mostOf(reminded, one))
    .map(({ topic, personId }) => ({ topic, personId }));
}

/** The reminders of a case, for the bank. @throws Problem 404, 410 */
export async function showReminders({ core, ...basis }: PlanDeps, caseId: CaseId): Promise<CaseReminders> {
  const found = await workableCase(core.cases, caseId);
  const reminded = remindedIn(found, basis.draftWindowMs);
  const { paused = false, stopped = [] } = found.snapshot?.reminders ?? {};
  return {
    possible: (found.snapshot?.revision ?? 0) >= remindersSince,
    paused,
    stopped: [...stopped],
    next: (await nextReminders(basis, found)).map(shown),
    open: [...openReminders(reminded)],
    sent: reminded.sent.map(shown),
  };
}
