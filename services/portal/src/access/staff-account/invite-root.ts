import type { Salutation } from '@kontor/domain/list/salutations';
import type { Role } from '@kontor/domain/roles/roles';
import { randomToken } from '@kontor/platform/crypto/random';
import { type AccountDeps, changeStaff, freshAccount, isActive, noPasswordLink } from '../account/account.module.js';
import { inviteStaff } from './invite-staff.js';

const role: Role = 'ROLE_ROOT';
const maxRoots = 100;

export interface NewRoot {
  /** The e-mail address. */
  readonly username: string;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Invites an account with ROLE_ROOT while no active one exists: the first of an installation, or a new one after all
 * others were suspended. Only the newest invitation is valid, so a mistyped address is corrected by inviting again.
 */
export async function inviteRoot(deps: AccountDeps, root: NewRoot): Promise<'invited' | 'root-exists' | 'name-taken'> {
  const { staff, searchHash, now } = deps;
  const nameHash = searchHash('staff', root.username);
  const roots = await staff.withRole(role, maxRoots);
  if (roots.some(isActive)) return 'root-exists';
  const known = await staff.find(nameHash);
  if (known !== null && (known.verifiedAt > 0 || known.suspended || !known.roles.includes(role))) return 'name-taken';
  for (const other of roots) if (other._id !== nameHash) await revokeInvitation(deps, other);
  const accountId = known?.accountId ?? randomToken(16);
  const account = { ...freshAccount, ...root, _id: nameHash, accountId, roles: [role], createdAt: now() };
  if (known === null && !(await staff.insert(account))) return 'name-taken';
  await inviteStaff(deps, { accountId, actor: null });
  return 'invited';
}

async function revokeInvitation({ staff }: AccountDeps, invited: Parameters<typeof changeStaff>[1]): Promise<void> {
  // As if never invited: nobody requests a new link for it.
  await changeStaff(staff, invited, ({ invitedAt }) =>
    invitedAt === 0 ? null : { passwordLink: noPasswordLink, invitedAt: 0 },
  );
}
