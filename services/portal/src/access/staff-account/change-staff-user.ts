import { canChangeRoles } from '@kontor/domain/roles/roles';
import { rolesLostForGood } from '@kontor/domain/staff/own-roles';
import type { StaffUserChange } from '@kontor/domain/staff/staff.schema';
import { isDeepStrictEqual } from 'node:util';
import { type AccountDeps, changeStaff, type StaffDocument } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { requireManageable } from './require-manageable.js';
import type { StaffActor } from './staff-actor.js';
import { actedBy } from './staff-user.js';

/** Changes names and roles; the name of the login stays. @throws Problem 403, 404, 409 for a role that the actor could not get back */
export async function changeStaffUser(
  deps: Pick<AccountDeps, 'staff' | 'now'>,
  actor: StaffActor,
  { accountId, change }: { readonly accountId: string; readonly change: StaffUserChange },
): Promise<StaffDocument> {
  const found = await deps.staff.findByAccount(accountId);
  if (found === null) throw problem('not-found');
  const after = await changeStaff(deps.staff, found, (current) => {
    requireManageable(actor, current);
    if (change.roles !== undefined) requireRoleChange(actor, current, change.roles);
    const changed = Object.entries(change).filter(([name, value]) => !isSame(current, name, value));
    if (changed.length === 0) return null;
    const act = { by: actor.accountId, at: deps.now(), act: 'change', fields: changed.map(([name]) => name) } as const;
    return { ...Object.fromEntries(changed), ...actedBy(current, act) };
  });
  if (after === null) throw problem('not-found');
  return after;
}

function isSame(current: StaffDocument, name: string, value: unknown): boolean {
  const before = (current as unknown as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(before) && Array.isArray(value)
    ? isDeepStrictEqual(new Set(before), new Set(value))
    : before === value;
}

/** @throws Problem 403 for a role that the actor may not grant, 409 for an own one that could not be given back */
export function requireRoleChange(
  actor: StaffActor,
  { accountId, roles }: Pick<StaffDocument, 'accountId' | 'roles'>,
  after: readonly string[],
): void {
  if (!canChangeRoles(actor, roles, after)) throw problem('role-not-grantable');
  if (accountId === actor.accountId && rolesLostForGood(roles, after).length > 0) throw problem('own-role');
}
