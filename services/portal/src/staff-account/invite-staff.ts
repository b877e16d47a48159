import { type AccountDeps, changeStaff } from '../account/account.module.js';
import { problem } from '../problem-table.js';
import { withPasswordLink } from './password-link.js';

/** Mails the invitation of an account that is not activated; an earlier link is closed. @throws Problem 404, 409 */
export async function inviteStaff(deps: AccountDeps, accountId: string): Promise<void> {
  const staff = await deps.staff.findByAccount(accountId);
  if (staff === null) throw problem('not-found');
  let pending = false;
  await changeStaff(deps.staff, staff, (current) => {
    pending = current.verifiedAt === 0 && !current.suspended;
    return pending ? { ...withPasswordLink(deps, current, 'activation'), invitedAt: deps.now() } : null;
  });
  if (!pending) throw problem('illegal', { state: 'illegal' });
  deps.onMailQueued();
}
