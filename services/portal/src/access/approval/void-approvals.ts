import { type VoidReason, voidReasonOf } from '@kontor/domain/approval/approval';
import { keptSince } from '@kontor/domain/audit/audit-retention';
import type { ApprovalDeps } from './approval-deps.js';
import { completeEnd, endApproval, type EndDeps } from './end-approval.js';
import { actNamed, askedOf, wasCarriedOut } from './open-asked.js';
import type { StoredApproval } from './stored-approval.js';

type VoidDeps = EndDeps & Pick<ApprovalDeps, 'acts' | 'now'>;

const batch = 100;
/** After so long an act is not under way any more, ms. */
const carryOutMs = 60_000;

/** Ends an approval that can no longer be given. */
export async function voidApproval(deps: VoidDeps, approval: StoredApproval, reason: VoidReason): Promise<void> {
  await endApproval(deps, approval, { step: 'void', by: null, voidReason: reason, decidedAt: deps.now() });
}

/** Ends an open approval that is too old or whose subject changed; null while it can be given. */
export async function voidIfStale(deps: VoidDeps, approval: StoredApproval): Promise<VoidReason | null> {
  // While it is being carried out, its subject changes by the act itself.
  const basis = approval.state === 'open' ? await basisNow(deps, approval) : approval.basis;
  const reason = voidReasonOf(approval, deps.now(), basis);
  if (reason !== null) await voidApproval(deps, approval, reason);
  return reason;
}

async function basisNow(deps: VoidDeps, approval: StoredApproval): Promise<string | null> {
  const asked = await askedOf(deps, approval);
  return asked === null ? null : actNamed(deps, approval.act).basisOf(asked);
}

/** Whether an approval can be decided; ends it when it is stale, and records what a crash left. */
export async function canBeDecided(deps: VoidDeps, approval: StoredApproval): Promise<boolean> {
  if (await completeEnd(deps, await afterAct(deps, approval))) return false;
  return (await voidIfStale(deps, approval)) === null;
}

/** The approval; confirmed when its act is done and the process ended before that was noted. */
async function afterAct(deps: VoidDeps, approval: StoredApproval): Promise<StoredApproval> {
  const { _id: id, state, decidedAt } = approval;
  if (state !== 'confirming' || deps.now() - (decidedAt ?? 0) < carryOutMs) return approval;
  const asked = await askedOf(deps, approval);
  if (asked === null || !(await wasCarriedOut(deps, approval, asked))) return approval;
  const isNoted = await deps.repository.change(id, 'confirming', { state: 'confirmed' });
  return isNoted ? { ...approval, state: 'confirmed' } : approval;
}

/** Ends all stale approvals, and removes decided ones that belong to no case when the log forgets their year. */
export function createVoidApprovals(deps: VoidDeps): () => Promise<void> {
  return async () => {
    const failures: unknown[] = [];
    for (let after = ''; ;) {
      const found = await deps.repository.openAfter(after, batch);
      // One that cannot be read now, because its service is away, holds up no other.
      for (const approval of found) await canBeDecided(deps, approval).catch((error: unknown) => failures.push(error));
      const last = found.at(-1);
      if (last === undefined || found.length < batch) break;
      after = last._id;
    }
    await deps.repository.removeDecided(keptSince(deps.now()));
    if (failures.length > 0) throw failures[0];
  };
}
