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
