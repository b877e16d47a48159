import type { ApprovalDeps, RecordedStep } from './approval-deps.js';
import { evidenceOf, remarkCase } from './open-asked.js';
import type { ApprovalChange, StoredApproval } from './stored-approval.js';

export type EndDeps = Pick<ApprovalDeps, 'repository' | 'parts' | 'record' | 'markCase' | 'sessionOf'>;

/** The state after each step that ends an approval. */
const states = { confirm: 'confirmed', reject: 'rejected', withdraw: 'withdrawn', void: 'void' } as const;
type EndStep = keyof typeof states;
const endSteps = Object.keys(states) as readonly EndStep[];

interface End {
  readonly step: EndStep;
  /** Who decided; null for what becomes void by itself. */
  readonly by: RecordedStep['by'];
}

/** What ended an approval; null while it can be decided. */
export function endedBy({ state }: Pick<StoredApproval, 'state'>): EndStep | null {
  return endSteps.find((step) => states[step] === state) ?? null;
}

/** Ends an approval and records that; false when it is in another state than it was read in. */
export async function endApproval(
  deps: EndDeps,
  approval: StoredApproval,
  { step, by, ...change }: End & Omit<ApprovalChange, 'state' | 'order'>,
): Promise<boolean> {
  if (!(await deps.repository.change(approval._id, approval.state, { ...change, state: states[step] }))) return false;
  await recordEnd(deps, approval, { step, by });
  return true;
}

/**
 * Records how an approval ended, in the log and at its case. Its order is removed last: one that ended and still has it was
 * not recorded because of a crash, and recording it again adds nothing twice.
 */
export async function recordEnd(deps: EndDeps, approval: StoredApproval, { step, by }: End): Promise<void> {
  // Nothing that the act is about has changed between the request and the confirmation.
  const changed = step === 'confirm' ? { changes: (await evidenceOf(deps, approval)).changes } : {};
  await deps.record({ approval, step, by, ...changed });
  await remarkCase(deps, approval);
  await deps.repository.change(approval._id, states[step], { order: null });
}

/** Records what ended and was not recorded; true when it had ended. */
export async function completeEnd(deps: EndDeps, approval: StoredApproval): Promise<boolean> {
  const step = endedBy(approval);
  if (step === null) return false;
  const { decidedBy } = approval;
  const by = step === 'void' || decidedBy === null ? null : await deciderOf(deps, decidedBy);
  await recordEnd(deps, approval, { step, by });
  return true;
}

/** Who decided, with the rights of now; none for somebody who has left. */
async function deciderOf({ sessionOf }: EndDeps, accountId: string): Promise<NonNullable<RecordedStep['by']>> {
  return (await sessionOf(accountId)) ?? { accountId, side: 'staff', roles: [] };
}
