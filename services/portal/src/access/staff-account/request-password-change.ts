import { type AccountDeps, changeStaff, findStaffByName, inEvenTime, isActive } from '../account/account.module.js';
import { withPasswordLink } from './password-link.js';

/** Mails a link that sets a new password if the account is active. @throws TooManyRequests */
export async function requestPasswordChange(deps: AccountDeps, username: string): Promise<void> {
  await deps.limits.spend('passwordMailByName', username);
  await deps.limits.spend('passwordMailByNameAndDay', username);
  await inEvenTime(async () => {
    const staff = await findStaffByName(deps, username);
    if (staff === null || !isActive(staff)) return;
    await changeStaff(deps.staff, staff, (current) => withPasswordLink(deps, current, 'passwordChange'));
    deps.onMailQueued();
  });
}
