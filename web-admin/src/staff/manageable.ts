import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import { canManage } from '@kontor/domain/roles/roles';
import { currentSession } from '../providers/session.js';

const nobody = { roles: [], inheritedRoles: [] };

/** Whether this is the logged-in user. */
export const isOwn = ({ id }: Pick<StaffUser, 'id'>): boolean => id === currentSession()?.accountId;

/** Whether the logged-in user may change this one, as the server decides it. */
export function isManageable(user: Pick<StaffUser, 'id' | 'roles'>): boolean {
  return isOwn(user) || canManage(currentSession() ?? nobody, user.roles);
}

export const unmanageableReason =
  'Dieser Nutzer hat eine Rolle, die Sie nicht vergeben dürfen. Ändern kann ihn nur, wer alle seine Rollen vergeben darf.';
