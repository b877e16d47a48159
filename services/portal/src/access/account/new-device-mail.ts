import type { AccountDeps } from './account-deps.js';
import { isWithin } from './rate-limits.js';
import { changeStaff, withStaffMail } from './staff.js';

/**
 * Mails the owner that somebody logged in with a browser that the account has not used before. Programs, which keep
 * no cookie, would send one at each login: a few a day are enough to notice.
 */
export async function mailNewDevice(
  deps: Pick<AccountDeps, 'staff' | 'limits' | 'now' | 'onMailQueued'>,
  accountId: string,
): Promise<void> {
  if (!(await isWithin(deps.limits, 'newDeviceMailByAccount', accountId))) return;
  const staff = await deps.staff.findByAccount(accountId);
  if (staff === null) return;
  await changeStaff(deps.staff, staff, (current) => withStaffMail(current, 'staffNewDevice', deps.now()).change);
  deps.onMailQueued();
}
