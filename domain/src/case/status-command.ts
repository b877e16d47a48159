import type { StaffRole } from '../roles/roles.js';
import type { CaseCommand } from './case-command.js';
import type { CaseRow } from './case-row.js';
import { caseStatus, isStatusCode } from './case-status.js';
import { currentRevision, rowsAt } from './case-table.js';
import { rolesOf, settableCommands, staffRolesOf } from './command-roles.js';

/** The command behind a target status, and the staff roles that may give it. */
export interface StatusCommand {
  readonly command: CaseCommand;
  readonly roles: readonly StaffRole[];
}

const isSettable = (row: CaseRow): boolean => (settableCommands as readonly string[]).includes(row.name);

const settableRows = rowsAt(currentRevision).filter(isSettable);
const debugTargets = rowsAt(currentRevision).flatMap(({ name, to }) => (name === 'debugSetStatus' ? [to] : []));

function commandOf({ name, variant }: CaseRow): CaseCommand {
  return (name === 'finish' ? { name, success: variant === 'success' } : { name }) as CaseCommand;
}

/**
 * What setting a status means in the present one; undefined for a target that nobody may set by hand. In debug mode
 * phases can be re-entered; a rejection stays a rejection where the table allows it.
 */
export function statusCommandOf(
  target: number,
  present: { readonly status: number; readonly debug: boolean },
): StatusCommand | undefined {
  const row = settableRows.find(({ to }) => to === target);
  const isRejection =
    target === caseStatus.transferBlocked && row?.from.some((from) => from === present.status) === true;
  if (present.debug && !isRejection && isStatusCode(target) && debugTargets.includes(target)) {
    return { command: { name: 'debugSetStatus', status: target }, roles: staffRolesOf('debugSetStatus') };
  }
  return row && { command: commandOf(row), roles: rolesOf(row) };
}
