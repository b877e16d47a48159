import type { Approval } from '@kontor/api/approval/approval.schema';
import { approvalMs, type Decision, decisionRefusal } from '@kontor/domain/approval/approval';
import { visibleActs } from '@kontor/domain/approval/four-eyes';
import type { Session } from '../session/session.module.js';
import type { ApprovalDeps } from './approval-deps.js';
import type { ApprovalEvidence } from './approved-act.js';
import { claimsOf } from './decide-approval.js';
import { evidenceOf } from './open-asked.js';
import type { ApprovalQuery, StoredApproval } from './stored-approval.js';

type ListDeps = Pick<ApprovalDeps, 'repository' | 'parts' | 'nameOf'>;

export interface ListApprovals {
  /** The approvals of acts that the person sees. */
  readonly list: (
    session: Session,
    query: Omit<ApprovalQuery, 'acts'>,
  ) => Promise<{ readonly rows: readonly Approval[]; readonly total: number }>;
  readonly shown: (session: Session, approval: StoredApproval) => Promise<Approval>;
}

const decisions: readonly Decision[] = ['confirm', 'reject', 'withdraw'];

export function createListApprovals(deps: ListDeps): ListApprovals {
  const shown = (session: Session, approval: StoredApproval) => answer(deps, session, approval);
  return {
    shown,
    list: async (session, query) => {
      const { rows, total } = await deps.repository.list({ ...query, acts: visibleActs(claimsOf(session)) });
      return { rows: await Promise.all(rows.map((approval) => shown(session, approval))), total };
    },
  };
}

async function answer(deps: ListDeps, session: Session, approval: StoredApproval): Promise<Approval> {
  const { _id: id, act, state, caseId, subject, requestedBy, requestedAt, decidedBy, decidedAt, voidReason } = approval;
  const person = async (accountId: string) => ({ accountId, name: await deps.nameOf(accountId) });
  return {
    '@id': `/approvals/${id}`,
    '@type': 'Approval',
    approvalId: id,
    act,
    state,
    caseId,
    subject,
    requestedBy: await person(requestedBy),
    requestedAt: new Date(requestedAt).toISOString(),
    expiresAt: new Date(requestedAt + approvalMs).toISOString(),
    decidedBy: decidedBy === null ? null : await person(decidedBy),
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
    voidReason,
    evidence: mutable(await evidenceOf(deps, approval)),
    decisions: decisions.filter((decision) => decisionRefusal(approval, claimsOf(session), decision) === null),
  };
}

const mutable = ({ lines, changes }: ApprovalEvidence): Approval['evidence'] => ({
  lines: [...lines],
  changes: [...changes],
});
