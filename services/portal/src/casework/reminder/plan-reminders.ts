import type { CaseId } from '@kontor/domain/case/case-id';
import { dueReminders, plannedReminders, type SentReminder } from '@kontor/domain/reminder/due-reminders';
import type { Settings } from '../../bank/settings/settings.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import { remindedIn } from '../../exchange/mail-outbox/mail-outbox.module.js';

export interface PlanDeps {
  readonly core: Pick<CaseCore, 'cases'>;
  readonly settings: Pick<Settings, 'all'>;
  readonly now: () => number;
  /** How long a draft is kept after its last save, ms. */
  readonly draftWindowMs: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Settings and time by which reminders are planned. */
async function planBasis({ settings, now }: Pick<PlanDeps, 'settings' | 'now'>, shortDayMs?: number) {
  const { reminders } = await settings.all();
  return { reminders, clock: { now: now(), dayMs: shortDayMs } };
}

/** What comes next, the earliest first; nothing while the bank has paused it. */
export async function nextReminders(
  basis: Omit<PlanDeps, 'core'>,
  found: CaseRecord,
): Promise<readonly SentReminder[]> {
  const { reminders, clock } = await planBasis(basis);
  return found.snapshot?.reminders?.paused === true
    ? []
    : plannedReminders(remindedIn(found, basis.draftWindowMs), reminders, clock);
}

/** Answers the process whom to remind now, and when to ask again. Null for a case that does not exist. */
export async function planReminders(
  { core, ...basis }: PlanDeps,
  caseId: CaseId,
  shortDayMs?: number,
): Promise<ReturnType<typeof dueReminders> | null> {
  const found = await core.cases.find(caseId);
  if (found === null) return null;
  const { reminders, clock } = await planBasis(basis, shortDayMs);
  const day = clock.dayMs ?? dayMs;
  // The bank, or a second person of it, may let them come again at any time.
  const isHeld = found.snapshot?.reminders?.paused === true || found.approvalOpen;
  if (isHeld) return { due: [], nextAt: clock.now + day };
  const reminded = remindedIn(found, basis.draftWindowMs);
  const { due, nextAt } = dueReminders(reminded, reminders, clock);
  // A save moves the expiry, and the process learns that only once the former one is over.
  const afterExpiry = reminded.expiry === null ? null : reminded.expiry + day;
  return { due, nextAt: nextAt ?? afterExpiry };
}
