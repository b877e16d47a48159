import type { StaffRole } from '../roles/roles.js';
import type { CaseCommand } from './case-command.js';
import type { CaseRow } from './case-row.js';
import { caseStatus, isStatusCode, type StatusCode } from './case-status.js';
import { currentRevision, rowsAt } from './case-table.js';
import { rolesOf, type SettableCommand, settableCommands, staffRolesOf } from './command-roles.js';

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

/** A command that staff give by naming its target status: its name, and for `finish` how the case ended. */
export type StatusChoice =
  { readonly name: Exclude<SettableCommand, 'finish'> } | { readonly name: 'finish'; readonly success: boolean };

/** The status by which staff ask for a command: the inverse of `statusCommandOf`. */
export function targetStatusOf(choice: StatusChoice): StatusCode {
  const variant = choice.name === 'finish' ? (choice.success ? 'success' : 'failure') : null;
  const row = settableRows.find((one) => one.name === choice.name && one.variant === variant);
  if (row === undefined || typeof row.to === 'string') throw new Error(`${choice.name} has no target status`);
  return row.to;
}
