/**
 * Staff roles, code → German name; the order is the order of the tags (R3 §3 "Role catalogue"). The auditor is one more:
 * reads what others did, and does nothing.
 */
export const staffRoleLabels = {
  ROLE_ROOT: 'Support',
  ROLE_INSTANCE_ADMIN: 'Administrator',
  ROLE_USER_ADMIN: 'Nutzerverwalter',
  ROLE_ADMIN: 'Sachbearbeiter',
  ROLE_ADMIN_PLUS: 'Sachbearbeiter erweitert',
  ROLE_AUDITOR: 'Prüfer',
} as const;

export type StaffRole = keyof typeof staffRoleLabels;

/** The role of applicants; side USER of the chat (R2 §6). */
export type Role = StaffRole | 'ROLE_USER';

export const staffRoles = Object.keys(staffRoleLabels) as readonly StaffRole[];

/** Claims of a token about its bearer's rights. */
export interface RoleClaims {
  readonly roles: readonly string[];
  readonly inheritedRoles: readonly string[];
}

/** Whether the text is a staff role. */
export function isStaffRole(role: string): role is StaffRole {
  return Object.hasOwn(staffRoleLabels, role);
}

const inherits: ReadonlyMap<string, readonly StaffRole[]> = new Map([
  ['ROLE_ADMIN_PLUS', ['ROLE_ADMIN']],
  ['ROLE_ROOT', ['ROLE_ADMIN', 'ROLE_USER_ADMIN', 'ROLE_INSTANCE_ADMIN']],
]);

/** Inherited roles, without those held directly: ADMIN_PLUS ⊃ ADMIN; ROOT ⊃ ADMIN, USER_ADMIN, INSTANCE_ADMIN. */
export function inheritedRoles(roles: readonly string[]): readonly StaffRole[] {
  return staffRoles.filter((role) => !roles.includes(role) && roles.some((held) => inherits.get(held)?.includes(role)));
}

/** Whether these claims include the role, or one of the roles, directly or by inheritance (R3 §6). */
export function hasRole(claims: RoleClaims, role: Role | readonly Role[]): boolean {
  const wanted: readonly string[] = typeof role === 'string' ? [role] : role;
  return wanted.some((one) => claims.roles.includes(one) || claims.inheritedRoles.includes(one));
}

/** Whether these claims are those of staff: any role is a staff role (R3 §6). */
export function isStaff(claims: RoleClaims): boolean {
  return [...claims.roles, ...claims.inheritedRoles].some(isStaffRole);
}

const grantedBy: Readonly<Record<StaffRole, StaffRole>> = {
  ROLE_ROOT: 'ROLE_ROOT',
  ROLE_INSTANCE_ADMIN: 'ROLE_INSTANCE_ADMIN',
  ROLE_USER_ADMIN: 'ROLE_USER_ADMIN',
  ROLE_ADMIN: 'ROLE_USER_ADMIN',
  ROLE_ADMIN_PLUS: 'ROLE_USER_ADMIN',
  ROLE_AUDITOR: 'ROLE_ROOT',
};

/** The staff roles the bearer may grant and revoke (R3 §3 "Role catalogue", granted by). */
export function grantableRoles(claims: RoleClaims): readonly StaffRole[] {
  return staffRoles.filter((role) => hasRole(claims, grantedBy[role]));
}

/**
 * Whether the bearer may change a user's roles from one set to another: each granted or revoked role must be
 * grantable.
 */
export function canChangeRoles(claims: RoleClaims, before: readonly string[], after: readonly string[]): boolean {
  const changed = [
    ...before.filter((role) => !after.includes(role)),
    ...after.filter((role) => !before.includes(role)),
  ];
  const grantable: readonly string[] = grantableRoles(claims);
  return changed.every((role) => grantable.includes(role));
}

/**
 * Whether the bearer may change, invite, suspend, reset or remove a user: only with the right to grant each of the user's
 * roles, so that only ROOT may do so with a ROOT (R3 §5).
 */
export function canManage(claims: RoleClaims, userRoles: readonly string[]): boolean {
  const grantable: readonly string[] = grantableRoles(claims);
  return hasRole(claims, 'ROLE_USER_ADMIN') && userRoles.every((role) => grantable.includes(role));
}

/** German names of the staff roles of a user, shown as tags; roles without a name are left out (R3 §2.3). */
export function roleTags(roles: readonly string[]): readonly string[] {
  return staffRoles.filter((role) => roles.includes(role)).map((role) => staffRoleLabels[role]);
}
