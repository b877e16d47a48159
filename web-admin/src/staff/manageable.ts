import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import { canManage, hasRole } from '@kontor/domain/roles/roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { currentSession } from '../providers/session.js';

const nobody = { roles: [], inheritedRoles: [] };

/** Whether the logged-in user manages the members of staff; auditors read their list only. */
export const mayManageStaff = (): boolean => hasRole(currentSession() ?? nobody, staffAreas.staff);

/** Whether this is the logged-in user. */
export const isOwn = ({ id }: Pick<StaffUser, 'id'>): boolean => id === currentSession()?.accountId;

/** Whether the logged-in user may change this one, as the server decides it. */
export function isManageable(user: Pick<StaffUser, 'id' | 'roles'>): boolean {
  return isOwn(user) || canManage(currentSession() ?? nobody, user.roles);
}

export const unmanageableReason =
  'Dieser Nutzer hat eine Rolle, die Sie nicht vergeben dürfen. Ändern kann ihn nur, wer alle seine Rollen vergeben darf.';
