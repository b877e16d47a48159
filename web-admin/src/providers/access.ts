import { currentRevision, rowsAt } from '@kontor/domain/case/case-table';
import { hasRole, isStaffRole, type RoleClaims, type StaffRole } from '@kontor/domain/roles/roles';

/** react-admin's `list` or `show`, or the name of a command in the domain. */
export interface Access {
  readonly resource: string;
  readonly action: string;
}

const pageRoles: Readonly<Record<string, readonly StaffRole[]>> = { bgo_identifications_portal: ['ROLE_ADMIN'] };

/** The debug command has no role: the server offers it to clerks while debug mode is on. */
const debugRoles: readonly StaffRole[] = ['ROLE_ADMIN'];

function commandRoles(command: string): readonly StaffRole[] {
  const allowed: readonly string[] = rowsAt(currentRevision)
    .filter(({ kind, name }) => kind !== 'event' && name === command)
    .flatMap(({ who }) => who);
  return [...allowed.filter(isStaffRole), ...(allowed.includes('debug') ? debugRoles : [])];
}

/** Whether the roles of a user allow an action on a resource. The status of a case is checked by the server. */
export function allows(claims: RoleClaims, { resource, action }: Access): boolean {
  const roles = pageRoles[resource];
  if (roles === undefined) return false;
  return hasRole(claims, action === 'list' || action === 'show' ? roles : commandRoles(action));
}
