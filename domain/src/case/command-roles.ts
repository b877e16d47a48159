import { isStaffRole, type StaffRole } from '../roles/roles.js';
import type { AvailableName } from './available-commands.js';
import type { CommandName } from './case-command.js';
import type { StatusCode } from './case-status.js';
import type { CaseRow } from './case-row.js';
import { currentRevision, rowsAt } from './case-table.js';

/** Roles that may use the debug commands where the debug mode is on. */
const debugRoles: readonly StaffRole[] = ['ROLE_ADMIN'];

/** The staff roles of one row; roles that inherit them may do it too. */
export function rolesOf({ who }: Pick<CaseRow, 'who'>): readonly StaffRole[] {
  return who.flatMap((one) => {
    if (one === 'debug') return debugRoles;
    return isStaffRole(one) ? [one] : [];
  });
}

/** Whether a text is the name of something that people do with a case. */
export function isAvailableName(name: string): name is AvailableName {
  return rowsAt(currentRevision).some((row) => row.kind !== 'event' && row.name === name);
}

/** The staff roles that may give a command or do what the portal guards; empty for what only customers do. */
export function staffRolesOf(name: AvailableName): readonly StaffRole[] {
  return [...new Set(rowsAt(currentRevision).flatMap((row) => (row.name === name ? rolesOf(row) : [])))];
}

/** Whether a case of this status allows something at all, whoever asks. */
export function isPhaseOf(name: AvailableName, status: StatusCode): boolean {
  return rowsAt(currentRevision).some((row) => row.name === name && row.from.includes(status));
}

/** Commands that staff give by naming their target status (R3 §3 "setStatus"). */
export const settableCommands = [
  'reject',
  'supportFix',
  'setReady',
  'takeOver',
  'requestData',
  'finish',
] as const satisfies readonly CommandName[];

export type SettableCommand = (typeof settableCommands)[number];

/** Roles that may set a status by hand at all. */
export const setStatusRoles: readonly StaffRole[] = [...new Set(settableCommands.flatMap(staffRolesOf))];

/** Roles that may assign a case to others and take it from them; every clerk may take a case, and let go of an own one. */
export const assignOthersRoles: readonly StaffRole[] = ['ROLE_ADMIN_PLUS'];
