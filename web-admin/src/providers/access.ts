import { isAvailableName, staffRolesOf } from '@kontor/domain/case/command-roles';
import { hasRole, type RoleClaims } from '@kontor/domain/roles/roles';
import { canSee, type StaffArea } from '@kontor/domain/roles/staff-areas';
import { resourceNames } from './resource-names.js';

/** A view of react-admin, or the name of a command in the domain. */
export interface Access {
  readonly resource: string;
  readonly action: string;
}

const areas: Readonly<Record<string, StaffArea>> = { [resourceNames.case]: 'cases', [resourceNames.staff]: 'staff' };
const views = ['list', 'show', 'edit', 'create'];

/** Whether the roles of a user allow an action on a resource. The status of a case is checked by the server. */
export function allows(claims: RoleClaims, { resource, action }: Access): boolean {
  const area = areas[resource];
  if (area === undefined) return false;
  if (views.includes(action)) return canSee(claims, area);
  return isAvailableName(action) && hasRole(claims, staffRolesOf(action));
}
