import type { Decision } from '@kontor/domain/approval/approval';
import type { ApprovalDeps, RecordedStep } from './approval-deps.js';
import { evidenceOf, remarkCase } from './open-asked.js';
import type { ApprovalChange, StoredApproval } from './stored-approval.js';

export type EndDeps = Pick<ApprovalDeps, 'repository' | 'parts' | 'record' | 'markCase' | 'sessionOf'>;

const steps = { confirmed: 'confirm', rejected: 'reject', withdrawn: 'withdraw', void: 'void' } as const;

/** How an approval ends. */
export interface Ending extends Omit<ApprovalChange, 'order'> {
  readonly state: 'rejected' | 'withdrawn' | 'void';
  /** Who decided; null for what becomes void by itself. */
  readonly by: RecordedStep['by'];
}

/** What ended an approval; null while it can be decided. */
export function endedBy({ state }: Pick<StoredApproval, 'state'>): Decision | 'void' | null {
  return state === 'open' || state === 'confirming' ? null : steps[state];
}

/** Ends an approval and records that; false when it is in another state than it was read in. */
export async function endApproval(
  deps: EndDeps,
  approval: StoredApproval,
  { by, ...change }: Ending,
): Promise<boolean> {
  if (!(await deps.repository.change(approval._id, approval.state, change))) return false;
  await recordEnd(deps, { ...approval, ...change }, by);
  return true;
}

/**
 * Records how an approval ended, in the log and at its case. Its order is removed last: one that ended and still has it was
 * not recorded because of a crash, and recording it again adds nothing twice.
 */
export async function recordEnd(deps: EndDeps, approval: StoredApproval, by: RecordedStep['by']): Promise<void> {
  const step = endedBy(approval);
  if (step === null) return;
  // Nothing that the act is about has changed between the request and the confirmation.
  const changed = step === 'confirm' ? { changes: (await evidenceOf(deps, approval)).changes } : {};
  await deps.record({ approval, step, by, ...changed });
  await remarkCase(deps, approval);
  await deps.repository.change(approval._id, approval.state, { order: null });
}

/** Records what ended and was not recorded; true when it had ended. */
export async function completeEnd(deps: EndDeps, approval: StoredApproval): Promise<boolean> {
  const step = endedBy(approval);
  if (step === null) return false;
  const { decidedBy } = approval;
  await recordEnd(deps, approval, step === 'void' || decidedBy === null ? null : await deciderOf(deps, decidedBy));
  return true;
}

/** Who decided, with the rights of now; none for somebody who has left. */
async function deciderOf({ sessionOf }: EndDeps, accountId: string): Promise<NonNullable<RecordedStep['by']>> {
  return (await sessionOf(accountId)) ?? { accountId, side: 'staff', roles: [] };
}
