import type { NewStaffUser, StaffUserChange } from '@kontor/domain/staff/staff.schema';
import type { ApprovedAct } from '../approval/approval.module.js';
import type { AccountDeps, StaffDocument } from '../account/account.module.js';
import { changeStaffUser, requireRoleChange } from './change-staff-user.js';
import { createStaff } from './create-staff.js';
import { readStaffUser } from './read-staff-user.js';
import { requireManageable } from './require-manageable.js';
import { actorIn, administratorOf } from './staff-actor.js';
import { type Changeable, changesOf } from './staff-user.js';

type RoleDeps = Pick<AccountDeps, 'staff' | 'searchHash' | 'now'>;

/** Roles of a new user, or changed ones of an existing user. */
export type RoleOrder =
  | { readonly kind: 'create'; readonly user: NewStaffUser }
  | { readonly kind: 'change'; readonly accountId: string; readonly change: StaffUserChange };

/** What an order is about; a new user is identified by a hash of the name. */
export function roleSubject({ searchHash }: Pick<RoleDeps, 'searchHash'>, order: RoleOrder): string {
  return order.kind === 'change' ? order.accountId : `new/${searchHash('staff', order.user.username)}`;
}

/** Whether a change of a user changes roles. */
export function changesRoles({ roles }: Pick<StaffDocument, 'roles'>, change: StaffUserChange): boolean {
  return change.roles !== undefined && rolesText(roles) !== rolesText(change.roles);
}

/** The change of staff roles, which the bank can have confirmed by a second person. */
export function createRoleAct(deps: RoleDeps): ApprovedAct<RoleOrder> {
  return {
    check: async ({ order }, session, side) => {
      const actor = administratorOf(session);
      const { before, after } = await accountsOf(deps, order);
      if (before !== null) requireManageable(actor, before);
      // Whoever confirms changes nothing about the own roles that the other one did not ask for.
      const accountId = side === 'requester' && before !== null ? before.accountId : '';
      requireRoleChange(actor, { accountId, roles: before?.roles ?? [] }, after.roles);
    },
    basisOf: async ({ order }) => {
      if (order.kind === 'create') return String(await isKnown(deps, order.user.username));
      const found = await deps.staff.findByAccount(order.accountId);
      return found === null ? null : rolesText(found.roles);
    },
    evidenceOf: async ({ order }) => {
      const { before, after } = await accountsOf(deps, order);
      const lines = [{ label: before === null ? 'Neuer Nutzer' : 'Nutzer', value: after.username }];
      return { lines, changes: changesOf(before, after) };
    },
    carryOut: async ({ order }, session) => {
      if (order.kind === 'create') await createStaff(deps, actorIn(session), order.user);
      else await changeStaffUser(deps, actorIn(session), order);
    },
  };
}

const rolesText = (roles: readonly string[]): string => [...new Set(roles)].sort().join(',');

interface Accounts {
  /** Null for a new user. */
  readonly before: StaffDocument | null;
  readonly after: Changeable;
}

/** The account before and after an order. @throws Problem 404 */
async function accountsOf(deps: RoleDeps, order: RoleOrder): Promise<Accounts> {
  if (order.kind === 'create') return { before: null, after: order.user };
  const before = await readStaffUser(deps, order.accountId);
  const given = Object.entries(order.change).filter(([, value]) => value !== undefined);
  return { before, after: { ...before, ...Object.fromEntries(given) } };
}

async function isKnown({ staff, searchHash }: RoleDeps, username: string): Promise<boolean> {
  return (await staff.find(searchHash('staff', username))) !== null;
}
