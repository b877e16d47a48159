import type { Salutation } from '@kontor/domain/list/salutations';
import type { Role } from '@kontor/domain/roles/roles';
import { randomToken } from '@kontor/platform/crypto/random';
import type { AccessDeps } from './access-deps.js';
import { changeStaff, isActive } from './staff-accounts.js';
import { inviteStaff } from './staff-password.js';
import { freshAccount, noPasswordLink } from './staff.repository.js';

const role: Role = 'ROLE_ROOT';
const mostRoots = 100;

/** Somebody to invite; the address is the user name. */
export interface NewRoot {
  readonly username: string;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Invites somebody who may do everything, as long as nobody of that kind can log in: the first of a new installation, or
 * the next when all others are locked out. Only the newest invitation opens anything, so a mistyped address is mended by
 * asking again.
 */
export async function inviteRoot(deps: AccessDeps, root: NewRoot): Promise<'invited' | 'root-exists' | 'name-taken'> {
  const { staff, searchHash, now } = deps;
  const nameHash = searchHash('staff', root.username);
  const roots = await staff.withRole(role, mostRoots);
  if (roots.some(isActive)) return 'root-exists';
  const known = await staff.find(nameHash);
  if (known !== null && (known.verifiedAt > 0 || known.suspended || !known.roles.includes(role))) return 'name-taken';
  for (const other of roots) if (other._id !== nameHash) await revokeInvitation(deps, other);
  const accountId = known?.accountId ?? randomToken(16);
  const account = { ...freshAccount, ...root, _id: nameHash, accountId, roles: [role], createdAt: now() };
  // Whoever claimed the name meanwhile is somebody else's invitation.
  if (known === null && !(await staff.insert(account))) return 'name-taken';
  await inviteStaff(deps, accountId);
  return 'invited';
}

async function revokeInvitation({ staff }: AccessDeps, invited: Parameters<typeof changeStaff>[1]): Promise<void> {
  await changeStaff(staff, invited, ({ passwordLink }) =>
    passwordLink.hash === '' ? null : { passwordLink: noPasswordLink },
  );
}
