import {
  type AccountDeps,
  changeStaff,
  findStaffByName,
  inEvenTime,
  isActive,
  type StaffChange,
  type StaffDocument,
} from '../account/account.module.js';
import { withOpenLink } from './password-link.js';

/**
 * Mails a link that sets a new password if the account is active, and the invitation again if it was invited and is not
 * activated yet. @throws TooManyRequests
 */
export async function requestPasswordChange(deps: AccountDeps, username: string): Promise<void> {
  await deps.limits.spend('passwordMailByName', username);
  await deps.limits.spend('passwordMailByNameAndDay', username);
  await inEvenTime(async () => {
    const staff = await findStaffByName(deps, username);
    if (staff === null) return;
    await changeStaff(deps.staff, staff, (current) => linkFor(deps, current));
    deps.onMailQueued();
  });
}

function linkFor(deps: AccountDeps, current: StaffDocument): StaffChange | null {
  if (isActive(current)) return withOpenLink(deps, current, 'passwordChange');
  const { suspended, verifiedAt, invitedAt } = current;
  if (suspended || verifiedAt > 0 || invitedAt === 0) return null;
  return { ...withOpenLink(deps, current, 'activation'), invitedAt: deps.now() };
}
