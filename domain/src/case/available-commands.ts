import type { CommandName } from './case-command.js';
import type { GuardName, Who } from './case-row.js';
import type { CaseSnapshot } from './case-snapshot.js';
import { rowFor, rowsAt } from './case-table.js';
import { otherOwner } from './owner.js';
import { conditionsHold, type PortalFacts } from './row-condition.js';

/** What may be done with a case by somebody: a command of the process or something the portal guards. */
export type AvailableName = CommandName | GuardName;

/** Who asks. */
export interface Asker {
  readonly side: 'customer' | 'staff';
  /** Roles with the inherited ones; empty for a customer. */
  readonly roles: readonly string[];
  readonly debug?: boolean;
  /** The account of a member of staff; without it no case counts as that of somebody else. */
  readonly accountId?: string | undefined;
}

function mayAsk(who: readonly Who[], asker: Asker): boolean {
  return who.some((one) => {
    if (one === 'debug') return asker.debug === true;
    return one === 'customer' ? asker.side === 'customer' : asker.side === 'staff' && asker.roles.includes(one);
  });
}

/**
 * Everything the table allows somebody to do with a case now: the buttons of both web apps and the guards of the API.
 */
export function availableCommands(snapshot: CaseSnapshot & PortalFacts, asker: Asker): readonly AvailableName[] {
  if (snapshot.hidden) return [];
  const { accountId } = asker;
  const subject = { ...snapshot, taken: accountId !== undefined && otherOwner(snapshot, accountId) !== null };
  const names = rowsAt(snapshot.revision)
    .filter((row) => row.kind !== 'event' && row.from.includes(snapshot.status))
    .filter((row) => mayAsk(row.who, asker))
    .filter((row) => row.duringRun || snapshot.running === null)
    .filter((row) => conditionsHold(row.conditions, subject))
    .map((row) => row.name as AvailableName);
  return [...new Set(names)];
}

/** Whether the table allows one thing now; see {@link availableCommands}. */
export function isAvailable(name: AvailableName, snapshot: CaseSnapshot & PortalFacts, asker: Asker): boolean {
  return availableCommands(snapshot, asker).includes(name);
}

/** Whether the bank may remove a case irrevocably (R3 §4.2 "Delete"): all but 410, 420, 425, 430, 900. */
export function isDisableProcessPossible({
  revision,
  status,
  hidden,
}: Pick<CaseSnapshot, 'revision' | 'status' | 'hidden'>): boolean {
  return !hidden && rowFor({ revision, name: 'disableProcess', status }) !== undefined;
}
