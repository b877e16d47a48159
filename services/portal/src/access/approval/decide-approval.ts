import { type Decision, decisionRefusal } from '@kontor/domain/approval/approval';
import { approvalActs, visibleActs } from '@kontor/domain/approval/four-eyes';
import { hasRole } from '@kontor/domain/roles/roles';
import { Problem } from '@kontor/platform/problem/problem';
import * as z from 'zod';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../session/session.module.js';
import type { ApprovalDeps } from './approval-deps.js';
import type { Asked } from './approved-act.js';
import { completeEnd, endApproval, endedBy, recordEnd } from './end-approval.js';
import { actNamed, askedOf, wasCarriedOut } from './open-asked.js';
import type { StoredApproval } from './stored-approval.js';
import { voidApproval, voidIfStale } from './void-approvals.js';

interface Decided {
  readonly id: string;
  readonly session: Session;
  readonly decision: Decision;
}

export type DecideApproval = (decided: Decided) => Promise<StoredApproval>;

/** Who decides, with the roles as a claim. */
export function claimsOf({ accountId, roles }: Pick<Session, 'accountId' | 'roles'>) {
  return { accountId, roles, inheritedRoles: [] };
}

/** Confirms, rejects or withdraws. @throws Problem 403, 404, 409 and, on confirming, what the act's guard throws */
export function createDecideApproval(deps: ApprovalDeps): DecideApproval {
  const { repository } = deps;
  return async ({ id, session, decision }) => {
    const approval = await repository.find(id);
    if (approval === null || !visibleActs(claimsOf(session)).includes(approval.act)) throw problem('not-found');
    if (isRepeated(approval, { id, session, decision })) await completeEnd(deps, approval);
    else await decide(deps, approval, { id, session, decision });
    return (await repository.find(id)) ?? approval;
  };
}

/** Whether it is decided so by the same person, but not recorded: the answer was an error. */
function isRepeated(approval: StoredApproval, { session, decision }: Decided): boolean {
  return endedBy(approval) === decision && approval.decidedBy === session.accountId && approval.order !== null;
}

async function decide(deps: ApprovalDeps, approval: StoredApproval, { session, decision }: Decided): Promise<void> {
  refuseDecision(approval, session, decision);
  const reason = await voidIfStale(deps, approval);
  if (reason !== null) throw problem('approval-void', { reason });
  if (decision === 'confirm') return confirm(deps, approval, session);
  const end = { step: decision, by: session, decidedBy: session.accountId, decidedAt: deps.now() };
  if (!(await endApproval(deps, approval, end))) throw problem('approval-closed');
}

function refuseDecision(approval: StoredApproval, session: Session, decision: Decision): void {
  switch (decisionRefusal(approval, claimsOf(session), decision)) {
    case null:
      return;
    case 'own':
      throw problem('own-approval');
    case 'closed':
      throw problem(approval.state === 'void' ? 'approval-void' : 'approval-closed');
    case 'role':
    case 'not-own':
      throw problem('forbidden');
  }
}

/**
 * The state `confirming` comes first, so that of two people who confirm one carries it out, and can repeat it after a
 * crash; it lasts until the act is done.
 */
async function confirm(deps: ApprovalDeps, approval: StoredApproval, session: Session): Promise<void> {
  const { repository, now } = deps;
  const asked = await askedOf(deps, approval);
  if (asked === null) throw problem('approval-closed');
  const isStarted = approval.state === 'confirming';
  if (!isStarted) await actNamed(deps, approval.act).check(asked, session, 'confirmer');
  const confirming = { state: 'confirming', decidedBy: session.accountId, decidedAt: now() } as const;
  if (!isStarted || !(await wasCarriedOut(deps, approval, asked))) {
    const requester = await requesterOf(deps, approval);
    if (!isStarted && !(await repository.change(approval._id, 'open', confirming))) throw problem('approval-closed');
    const confirmation = { asked, requester, confirmedBy: session.accountId };
    await carryOut(deps, { ...approval, ...confirming }, confirmation);
  }
  await repository.change(approval._id, 'confirming', { state: 'confirmed' });
  // Also when the act has removed the case, and this approval with it.
  await recordEnd(deps, approval, { step: 'confirm', by: session });
}

/** Whoever asked, with the rights of now. @throws Problem 409 when the person may not do it any more */
async function requesterOf(deps: ApprovalDeps, approval: StoredApproval): Promise<Session> {
  const requester = await deps.sessionOf(approval.requestedBy);
  if (requester !== null && hasRole(claimsOf(requester), approvalActs[approval.act].roles)) return requester;
  await voidApproval(deps, approval, 'requester');
  throw problem('approval-void', { reason: 'requester' });
}

interface Confirmation {
  readonly asked: Asked<unknown>;
  readonly requester: Session;
  readonly confirmedBy: string;
}

/** What is refused for now can be confirmed later; what is refused for good makes the approval void. */
async function carryOut(
  deps: ApprovalDeps,
  approval: StoredApproval,
  { asked, requester, confirmedBy }: Confirmation,
): Promise<void> {
  try {
    await actNamed(deps, approval.act).carryOut(asked, requester, confirmedBy);
  } catch (error) {
    if (isForNow(error))
      await deps.repository.change(approval._id, 'confirming', { state: 'open', decidedBy: null, decidedAt: null });
    else if (isForGood(error)) await voidApproval(deps, approval, 'refused');
    throw error;
  }
}

const isForNow = (error: unknown): boolean => error instanceof Problem && ['busy', 'taken'].includes(error.code);

const isForGood = (error: unknown): boolean =>
  error instanceof z.ZodError || (error instanceof Problem && error.status < 500);
