import { approvalDeciders, approvalReaders } from '@kontor/domain/approval/four-eyes';
import { isAvailableName, staffRolesOf } from '@kontor/domain/case/command-roles';
import { hasRole, type RoleClaims, type StaffRole } from '@kontor/domain/roles/roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { resourceNames, type ResourceName } from './resource-names.js';
import { currentSession } from './session.js';

/** A view of react-admin, or the name of a command in the domain. */
export interface Access {
  readonly resource: string;
  readonly action: string;
}

interface Rights {
  readonly read: readonly StaffRole[];
  readonly write: readonly StaffRole[];
}

const readOnly = (read: readonly StaffRole[]): Rights => ({ read, write: [] });
const readWrite = (roles: readonly StaffRole[]): Rights => ({ read: roles, write: roles });

const rights: Readonly<Record<ResourceName, Rights>> = {
  // What staff do with a case are commands, each with its own roles.
  [resourceNames.case]: readOnly(staffAreas.cases),
  [resourceNames.feedback]: readOnly(staffAreas.feedback),
  [resourceNames.faq]: readOnly(staffAreas.faq),
  [resourceNames.report]: readOnly(staffAreas.reporting),
  [resourceNames.staff]: { read: staffAreas.staffList, write: staffAreas.staff },
  [resourceNames.configuration]: readWrite(staffAreas.configuration),
  [resourceNames.instance]: readWrite(staffAreas.instance),
  [resourceNames.setting]: { read: staffAreas.settingTexts, write: staffAreas.operations },
  [resourceNames.settingsVersion]: { read: staffAreas.settings, write: staffAreas.configuration },
  [resourceNames.auditLog]: readOnly(staffAreas.logs),
  [resourceNames.approval]: { read: approvalReaders, write: approvalDeciders },
};

const reading: readonly string[] = ['list', 'show', 'export'];
const writing: readonly string[] = ['create', 'edit', 'delete'];

const isResource = (name: string): name is ResourceName => Object.hasOwn(rights, name);

/** Whether the roles of a user allow an action on a resource. The status of a case is checked by the server. */
export function allows(claims: RoleClaims, { resource, action }: Access): boolean {
  if (!isResource(resource)) return false;
  const { read, write } = rights[resource];
  if (reading.includes(action)) return hasRole(claims, read);
  if (writing.includes(action)) return hasRole(claims, write);
  return resource === resourceNames.case && isAvailableName(action) && hasRole(claims, staffRolesOf(action));
}

/** Whether the person who is logged in may do something: what react-admin's `canAccess` answers, without waiting. */
export function isAllowed(access: Access): boolean {
  const session = currentSession();
  return session !== null && allows(session, access);
}
