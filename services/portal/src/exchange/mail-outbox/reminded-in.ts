import { remindersSince } from '@kontor/domain/case/case-row';
import { remindedOf } from '@kontor/domain/case-reminder/occasions';
import type { Reminded } from '@kontor/domain/reminder/due-reminders';
import { type CaseRecord, isArchived } from '../../case/case-record/case-record.module.js';

const nobody: Reminded = { occasions: [], coSigners: [], expiry: null, sent: [], stopped: [] };

/**
 * A case as far as its reminders go; nobody is reminded of one that is archived, or that does not remind yet.
 * `draftWindowMs`: how long a draft is kept after its last save.
 */
export function remindedIn(found: CaseRecord | null, draftWindowMs: number): Reminded {
  const { snapshot = null } = found ?? {};
  if (found === null || snapshot === null || isArchived(found) || snapshot.revision < remindersSince) return nobody;
  const { history, form, waitingSince, approvalOpen } = found;
  return remindedOf({ snapshot, history, savedAt: form?.savedAt ?? null, waitingSince, draftWindowMs, approvalOpen });
}

/**
 * As a queued mail finds it: nobody while the bank has paused what the case plans by itself. A reminder that a clerk has sent
 * goes all the same.
 */
export function remindedBy(mailId: string, found: CaseRecord | null, draftWindowMs: number): Reminded {
  const line = found?.history.find(({ seq }) => mailId.startsWith(`${found._id}:${seq}:`));
  const isHeld = found?.snapshot?.reminders?.paused === true && line?.cause === 'remindersPlanned';
  return isHeld ? nobody : remindedIn(found, draftWindowMs);
}
