import { standingAfter } from '@kontor/domain/staff/staff-standing';
import { type AccountDeps, changeStaff, type StaffDocument } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { withNewLink } from './password-link.js';
import { requireManageable } from './require-manageable.js';
import type { StaffActor } from './staff-actor.js';
import { actedBy, standingOf } from './staff-user.js';

export interface Invitation {
  readonly accountId: string;
  /** Who invites; null for the command line of operations. */
  readonly actor: StaffActor | null;
}

/** Mails the invitation of an account that is not activated, again if need be; an earlier link is closed. @throws Problem 403, 404, 409 */
export async function inviteStaff(deps: AccountDeps, { accountId, actor }: Invitation): Promise<void> {
  const staff = await deps.staff.findByAccount(accountId);
  if (staff === null) throw problem('not-found');
  const at = deps.now();
  const after = await changeStaff(deps.staff, staff, (current) => {
    if (actor !== null) requireManageable(actor, current);
    if (!canInvite(current)) throw problem('staff-state', { state: 'illegal' });
    const act = actedBy(current, { by: actor?.accountId ?? 'operations', at, act: 'invite', fields: [] });
    return { ...withNewLink(deps, current, 'activation'), ...act, invitedAt: at };
  });
  if (after === null) throw problem('not-found');
  deps.onMailQueued();
}

function canInvite(current: StaffDocument): boolean {
  const standing = standingOf(current);
  const step = standing.wasInvitedButIsNotYetVerified ? 'reinvite' : 'invite';
  return !current.suspended && standingAfter(standing, step, '') !== undefined;
}
