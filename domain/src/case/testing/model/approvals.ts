import { availableCommands, type AvailableName } from '../../available-commands.js';
import type { CaseCommand } from '../../case-command.js';
import { currentRevision } from '../../case-table.js';
import { decide } from '../../decide.js';
import { snapshotOf } from '../../snapshot.js';
import { waitingForOf } from '../../waiting-for.js';
import { clerk } from '../case-fixture.js';
import type { Exploration, Node } from './explore.js';

/** The commands of a case that the bank can have confirmed by a second person. */
const confirmable: Readonly<Partial<Record<AvailableName, CaseCommand>>> = {
  release: { name: 'release' },
  supportFix: { name: 'supportFix' },
  finish: { name: 'finish', success: true, accountOpened: false },
  disableProcess: { name: 'disableProcess' },
};

const staff = { side: 'staff', roles: ['ROLE_ADMIN', 'ROLE_ADMIN_PLUS'] } as const;

/** What may wait for a second person in a state, by the table. */
function askable({ state }: Node): readonly CaseCommand[] {
  // While a case is being erased, its approvals are erased too.
  if (state.archiving) return [];
  const names = availableCommands({ ...snapshotOf(state), revision: currentRevision, owner: null }, staff);
  return names.flatMap((name) => confirmable[name] ?? []);
}

/** The state has not changed, else the approval would be void: so whoever confirms does what the button does. */
function isUnconfirmable({ state }: Node, command: CaseCommand): boolean {
  const { decision } = decide(currentRevision, { ...state, owner: null }, command, clerk);
  return decision === 'refuse';
}

/**
 * States in which an open approval is not seen as waiting for the bank, or in which its confirmation would be refused.
 */
export function approvalViolationsIn({ nodes }: Exploration): readonly string[] {
  return nodes.flatMap((node) =>
    askable(node).flatMap((command) => {
      const place = `${command.name} at ${node.state.status}`;
      const isSeen = waitingForOf({ ...snapshotOf(node.state), approvalOpen: true }) === 'bank';
      return [
        ...(isSeen ? [] : [`${place}: not seen as waiting for the bank`]),
        ...(isUnconfirmable(node, command) ? [`${place}: cannot be confirmed`] : []),
      ];
    }),
  );
}

/** How many approvals can be open over all states. */
export function approvalsIn({ nodes }: Exploration): number {
  return nodes.reduce((sum, node) => sum + askable(node).length, 0);
}
