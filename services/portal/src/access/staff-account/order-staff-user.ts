import type { AccountDeps, StaffDocument } from '../account/account.module.js';
import type { ApprovalGate } from '../approval/approval.module.js';
import type { Session } from '../session/session.module.js';
import { changeStaffUser } from './change-staff-user.js';
import { createStaff } from './create-staff.js';
import { changesRoles, type RoleOrder, roleSubject } from './role-act.js';
import type { StaffActor } from './staff-actor.js';

export interface OrderStaffUserDeps extends Pick<AccountDeps, 'staff' | 'searchHash' | 'now'> {
  readonly gate: ApprovalGate;
}

/** Created or changed, or asked for because a second person must confirm it. */
export type OrderedStaffUser =
  | { readonly kind: 'done'; readonly user: StaffDocument; readonly before: StaffDocument | null }
  | { readonly kind: 'asked'; readonly approvalId: string };

/** Creates a user or changes one; where roles change, the bank can require a second person. @throws Problem 403, 404, 409 */
export async function orderStaffUser(
  { gate, ...deps }: OrderStaffUserDeps,
  { session, actor }: { readonly session: Session; readonly actor: StaffActor },
  order: RoleOrder,
): Promise<OrderedStaffUser> {
  const before = order.kind === 'create' ? null : await deps.staff.findByAccount(order.accountId);
  if (needsApproval(before, order)) {
    const approvalId = await gate.ask('roles', session, { caseId: null, subject: roleSubject(deps, order), order });
    if (approvalId !== null) return { kind: 'asked', approvalId };
  }
  const user =
    order.kind === 'create' ? await createStaff(deps, actor, order.user) : await changeStaffUser(deps, actor, order);
  return { kind: 'done', user, before };
}

function needsApproval(before: StaffDocument | null, order: RoleOrder): boolean {
  return order.kind === 'create' || (before !== null && changesRoles(before, order.change));
}
