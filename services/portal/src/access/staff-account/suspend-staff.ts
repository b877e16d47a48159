import { standingAfter } from '@kontor/domain/staff/staff-standing';
import {
  type AccountDeps,
  changeStaff,
  noCode,
  noPasswordLink,
  type StaffChange,
  type StaffDocument,
} from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { requireManageable } from './require-manageable.js';
import type { StaffActor } from './staff-actor.js';
import { actedBy, standingOf } from './staff-user.js';

export interface SuspendStaffDeps extends Pick<AccountDeps, 'staff' | 'now'> {
  /** Called after somebody was suspended. */
  readonly onSuspended: () => void;
}

export interface Suspension {
  readonly accountId: string;
  readonly step: 'suspend' | 'unsuspend';
}

/**
 * Locks somebody out or lets them in again. One write ends every session, voids open codes and links, and marks the
 * person's cases for release. @throws Problem 403, 404, 409
 */
export async function suspendStaff(
  { staff, now, onSuspended }: SuspendStaffDeps,
  actor: StaffActor,
  { accountId, step }: Suspension,
): Promise<void> {
  const found = await staff.findByAccount(accountId);
  if (found === null) throw problem('not-found');
  if (accountId === actor.accountId) throw problem('own-account');
  await changeStaff(staff, found, (current) => {
    requireManageable(actor, current);
    const at = now();
    if (standingAfter(standingOf(current), step, new Date(at).toISOString()) === undefined)
      throw problem('staff-state', { state: 'illegal' });
    const act = actedBy(current, { by: actor.accountId, at, act: step, fields: [] });
    const releasing = { by: actor.accountId, since: at };
    return step === 'suspend'
      ? { ...lockedOut(current), ...act, releasing }
      : { suspended: false, releasing: null, ...act };
  });
  if (step === 'suspend') onSuspended();
}

/** A suspended invitation counts as never sent; the mail of a link that is void is not sent either. */
function lockedOut({ verifiedAt, invitedAt, sessionEpoch, outbox }: StaffDocument): StaffChange {
  return {
    suspended: verifiedAt > 0,
    invitedAt: verifiedAt > 0 ? invitedAt : 0,
    passwordLink: noPasswordLink,
    loginCode: noCode,
    sessionEpoch: sessionEpoch + 1,
    outbox: outbox.filter(({ kind }) => kind === 'staffPasswordChanged'),
  };
}
