import { standingAfter } from '@kontor/domain/staff/staff-standing';
import { type AccountDeps, changeStaff, type StaffDocument } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { withNewLink } from './password-link.js';
import { actedBy, standingOf } from './staff-user.js';

export interface Invitation {
  readonly accountId: string;
  /** The account of whom invites. */
  readonly by: string;
}

/** Mails the invitation of an account that is not activated, again if need be; an earlier link is closed. @throws Problem 404, 409 */
export async function inviteStaff(deps: AccountDeps, { accountId, by }: Invitation): Promise<void> {
  const staff = await deps.staff.findByAccount(accountId);
  if (staff === null) throw problem('not-found');
  const at = deps.now();
  await changeStaff(deps.staff, staff, (current) => {
    if (!canInvite(current)) throw problem('staff-state', { state: 'illegal' });
    const act = actedBy(current, { by, at, act: 'invite', fields: [] });
    return { ...withNewLink(deps, current, 'activation'), ...act, invitedAt: at };
  });
  deps.onMailQueued();
}

function canInvite(current: StaffDocument): boolean {
  const standing = standingOf(current);
  const step = standing.wasInvitedButIsNotYetVerified ? 'reinvite' : 'invite';
  return !current.suspended && standingAfter(standing, step, '') !== undefined;
}
