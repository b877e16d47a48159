import { grantableRoles, inheritedRoles, type StaffRole, staffRoles } from '../roles/roles.js';

/**
 * The roles that somebody would lose for good by taking them from oneself: those that only others could give back
 * (R3 §3 "Role catalogue"). Nobody may do so, so that an installation keeps somebody who grants them.
 */
export function rolesLostForGood(before: readonly string[], after: readonly string[]): readonly StaffRole[] {
  const grantable = grantableRoles({ roles: after, inheritedRoles: inheritedRoles(after) });
  return staffRoles.filter((role) => before.includes(role) && !after.includes(role) && !grantable.includes(role));
}
