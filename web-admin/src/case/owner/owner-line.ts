import { isStatusCode } from '@kontor/domain/case/case-status';
import { ownableStatuses } from '@kontor/domain/case/case-table.statuses';
import { assignOthersRoles } from '@kontor/domain/case/command-roles';
import { hasRole, staffRoleLabels } from '@kontor/domain/roles/roles';
import type { StaffSession } from '../../providers/session.js';
import type { BankCase } from '../bank-case/bank-case.js';

/** Who works on a case, what the reader may change about it, and who may do the rest. */
export interface OwnerLine {
  readonly owner: string;
  readonly mayTake: boolean;
  readonly mayLetGo: boolean;
  readonly mayAssign: boolean;
  /** What to do, and by whom, where the reader may not do everything. */
  readonly hint: string | null;
}

const others = assignOthersRoles.map((role) => `„${staffRoleLabels[role]}“`).join(' oder ');

/** The line in the head of the case; null where nobody can be responsible and nobody was. */
export function ownerLine(
  { status, owner, commands }: Pick<BankCase, 'status' | 'owner' | 'commands'>,
  session: Pick<StaffSession, 'accountId' | 'roles' | 'inheritedRoles'>,
): OwnerLine | null {
  const isOwnable = isStatusCode(status) && ownableStatuses.includes(status);
  if (!isOwnable && owner === null) return null;
  const isOwn = owner?.accountId === session.accountId;
  const name = owner === null ? 'niemand' : (owner.name ?? 'jemand anderes');
  const mayChange = isOwnable && commands.has('assign');
  const mayAssign = mayChange && hasRole(session, assignOthersRoles);
  const isForeign = owner !== null && !isOwn;
  return {
    owner: isOwn ? 'Sie' : name,
    mayTake: mayChange && !isOwn,
    mayLetGo: mayChange && (isOwn || (isForeign && mayAssign)),
    mayAssign,
    hint:
      mayChange && isForeign && !mayAssign
        ? `Übernehmen Sie den Vorgang, oder bitten Sie ${name}, ihn abzugeben. Anderen zuweisen kann ihn die Rolle ${others}.`
        : null,
  };
}
