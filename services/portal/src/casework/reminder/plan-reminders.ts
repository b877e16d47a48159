import type { CaseId } from '@kontor/domain/case/case-id';
import { remindersSince } from '@kontor/domain/case/case-row';
import {
  dueReminders,
  plannedReminders,
  type Reminded,
  type SentReminder,
} from '@kontor/domain/reminder/due-reminders';
import { remindedOf } from '@kontor/domain/case-reminder/occasions';
import type { Settings } from '../../bank/settings/settings.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, isArchived } from '../../case/case-record/case-record.module.js';

export interface PlanDeps {
  readonly core: Pick<CaseCore, 'cases'>;
  readonly settings: Pick<Settings, 'all'>;
  readonly now: () => number;
}

const dayMs = 24 * 60 * 60 * 1000;
const nobody: Reminded = { occasions: [], coSigners: [], expiry: null, sent: [], stopped: [] };

/** A case as far as its reminders go; nobody is reminded of one that is archived, or that does not remind yet. */
export function remindedIn(found: CaseRecord): Reminded {
  const { snapshot, history, form, waitingSince, approvalOpen } = found;
  if (snapshot === null || isArchived(found) || snapshot.revision < remindersSince) return nobody;
  return remindedOf({ snapshot, history, savedAt: form?.savedAt ?? null, waitingSince, approvalOpen });
}

/** Settings and time by which reminders are planned. */
async function planBasis({ settings, now }: Omit<PlanDeps, 'core'>, shortDayMs?: number) {
  const { reminders } = await settings.all();
  return { reminders, clock: { now: now(), dayMs: shortDayMs } };
}

/** What comes next, the earliest first; nothing while the bank has paused it. */
export async function nextReminders(
  basis: Omit<PlanDeps, 'core'>,
  found: CaseRecord,
): Promise<readonly SentReminder[]> {
  const { reminders, clock } = await planBasis(basis);
  return found.snapshot?.reminders?.paused === true ? [] : plannedReminders(remindedIn(found), reminders, clock);
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
  // The bank, or a second person of it, may let them come again at any time.
  const isHeld = found.snapshot?.reminders?.paused === true || found.approvalOpen;
  if (isHeld) return { due: [], nextAt: clock.now + (clock.dayMs ?? dayMs) };
  return dueReminders(remindedIn(found), reminders, clock);
}
