import type { Approval } from '@kontor/api/approval/approval.schema';
import { voidReasons } from '@kontor/domain/approval/approval';
import { approvalActs } from '@kontor/domain/approval/four-eyes';
import { wordedAccountChanges } from '@kontor/domain/staff/account-changes';
import { formatLogTime } from '../ui/time/time.js';

const unknownPerson = 'unbekannt';

/** What became of an approval, or until when it can be given. */
export function approvalStateText({ state, decidedBy, decidedAt, expiresAt, voidReason }: Approval): string {
  const name = decidedBy?.name ?? unknownPerson;
  const at = decidedAt === null ? '' : ` am ${formatLogTime(decidedAt)}`;
  switch (state) {
    case 'open':
      return `Offen, gültig bis ${formatLogTime(expiresAt)}`;
    case 'confirming':
      return `Freigegeben von ${name}, wird ausgeführt`;
    case 'confirmed':
      return `Freigegeben von ${name}${at}`;
    case 'rejected':
      return `Abgelehnt von ${name}${at}`;
    case 'withdrawn':
      return `Zurückgezogen${at}`;
    case 'void':
      return `Verfallen${at}${voidReason === null ? '' : `: ${voidReasons[voidReason]}`}`;
  }
}

/** Who asked, and when. */
export function requestText({ requestedBy, requestedAt }: Approval): string {
  return `Beantragt von ${requestedBy.name ?? unknownPerson} am ${formatLogTime(requestedAt)}`;
}

/** What waits for a second person, in one sentence. */
export function openText({ act, requestedBy, requestedAt }: Approval): string {
  const name = requestedBy.name ?? unknownPerson;
  return `Eine Freigabe ist offen: ${approvalActs[act].label}, beantragt von ${name} am ${formatLogTime(requestedAt)}.`;
}

/** How many approvals are open, for screen readers. */
export const countText = (count: number): string => (count === 1 ? '1 offene Freigabe' : `${count} offene Freigaben`);

export const isOpen = ({ state }: Pick<Approval, 'state'>): boolean => state === 'open' || state === 'confirming';

/** What would change, for the second person. */
export function shownChanges({ act, evidence: { changes } }: Pick<Approval, 'act' | 'evidence'>) {
  // The lines about a connection say it field by field.
  if (act === 'connections') return [];
  return act === 'roles' ? wordedAccountChanges(changes) : changes;
}
