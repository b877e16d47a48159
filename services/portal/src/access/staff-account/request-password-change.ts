import { type AccountDeps, changeStaff, findStaffByName, isActive } from '../account/account.module.js';
import { withPasswordLink } from './password-link.js';

/** Answers take equally long for known and unknown names, ms. */
const answerAfterMs = 120;

/** Mails a link that sets a new password if the account is active. @throws TooManyRequests */
export async function requestPasswordChange(deps: AccountDeps, username: string): Promise<void> {
  await deps.limits.spend('passwordMailByName', username);
  await deps.limits.spend('passwordMailByNameAndDay', username);
  const pause = new Promise((resolve) => setTimeout(resolve, answerAfterMs));
  const staff = await findStaffByName(deps, username);
  if (staff !== null && isActive(staff)) {
    await changeStaff(deps.staff, staff, (current) => withPasswordLink(deps, current, 'passwordChange'));
    deps.onMailQueued();
  }
  await pause;
}
