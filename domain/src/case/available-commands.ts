import type { CommandName } from './case-command.js';
import type { GuardName, Who } from './case-row.js';
import type { CaseSnapshot } from './case-snapshot.js';
import { rowsAt } from './case-table.js';
import { conditionsHold, type PortalFacts } from './row-condition.js';

/** What may be done with a case by somebody: a command of the process or something the portal guards. */
export type AvailableName = CommandName | GuardName;

interface Asker {
  readonly side: 'customer' | 'staff';
  /** Roles with the inherited ones; empty for a customer. */
  readonly roles: readonly string[];
  readonly debug: boolean;
}

function mayAsk(who: readonly Who[], asker: Asker): boolean {
  return who.some((one) => {
    if (one === 'debug') return asker.debug;
    return one === 'customer' ? asker.side === 'customer' : asker.side === 'staff' && asker.roles.includes(one);
  });
}

/**
 * Everything the table allows somebody to do with a case now: the buttons of both web apps and the guards of the API.
 * `roles` contains inherited roles too; for the customer it is empty.
 */
export function availableCommands(
  snapshot: CaseSnapshot & PortalFacts,
  roles: readonly string[],
  side: 'customer' | 'staff',
  debug = false,
): readonly AvailableName[] {
  if (snapshot.hidden) return [];
  const names = rowsAt(snapshot.revision)
    .filter((row) => row.kind !== 'event' && row.from.includes(snapshot.status))
    .filter((row) => mayAsk(row.who, { side, roles, debug }))
    .filter((row) => row.duringRun || snapshot.running === null)
    .filter((row) => conditionsHold(row.conditions, snapshot))
    .map((row) => row.name as AvailableName);
  return [...new Set(names)];
}

/** Whether the table allows one thing now; see {@link availableCommands}. */
export function isAvailable(
  name: AvailableName,
  snapshot: CaseSnapshot & PortalFacts,
  asker: { readonly roles: readonly string[]; readonly side: 'customer' | 'staff'; readonly debug?: boolean },
): boolean {
  return availableCommands(snapshot, asker.roles, asker.side, asker.debug ?? false).includes(name);
}
