import { hasRole, type RoleClaims, type StaffRole } from './roles.js';

/**
 * The role of each area that staff see, beside the commands of a case (R3 §2.3, §6). The guards of the API, the tabs and
 * the pages of the back office read the same row.
 */
export const staffAreas = {
  cases: 'ROLE_ADMIN',
  feedback: 'ROLE_ADMIN',
  faq: 'ROLE_ADMIN',
  reporting: 'ROLE_ADMIN',
  staff: 'ROLE_USER_ADMIN',
  configuration: 'ROLE_INSTANCE_ADMIN',
  instance: 'ROLE_ROOT',
  operations: 'ROLE_ROOT',
} as const satisfies Readonly<Record<string, StaffRole>>;

export type StaffArea = keyof typeof staffAreas;

/** Whether somebody with these claims sees an area. */
export function canSee(claims: RoleClaims, area: StaffArea): boolean {
  return hasRole(claims, staffAreas[area]);
}
