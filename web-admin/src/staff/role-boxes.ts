import {
  grantableRoles,
  staffRoleLabels,
  staffRoles,
  type RoleClaims,
  type StaffRole,
} from '@kontor/domain/roles/roles';

/** A role checkbox of the staff user form. */
export interface RoleBox {
  readonly role: StaffRole;
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
}

/** Roles of a new staff user (R3 §5). */
export const defaultStaffRoles: readonly StaffRole[] = ['ROLE_ADMIN'];

/** The role checkboxes: disabled where the actor lacks the granting role (R3 §5 "Staff user form"). */
export function roleBoxes(actor: RoleClaims, userRoles: readonly string[]): readonly RoleBox[] {
  const grantable = grantableRoles(actor);
  return staffRoles.map((role) => ({
    role,
    label: staffRoleLabels[role],
    checked: userRoles.includes(role),
    disabled: !grantable.includes(role),
  }));
}
