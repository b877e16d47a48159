import type { ApprovalAct } from '@kontor/domain/approval/four-eyes';
import { markStored } from '../../case/case-record/case-record.module.js';
import type { ApprovalDeps } from './approval-deps.js';
import type { AnyAct, ApprovalEvidence, Asked } from './approved-act.js';
import type { StoredApproval } from './stored-approval.js';

/** How an act is carried out. */
export function actNamed({ acts }: Pick<ApprovalDeps, 'acts'>, name: ApprovalAct): AnyAct {
  const act = acts()[name];
  if (act === undefined) throw new TypeError(`Nobody carries out ${name}`);
  return act;
}

/** What was asked for, to be carried out; null when it cannot be read any more. */
export async function askedOf(
  { parts }: Pick<ApprovalDeps, 'parts'>,
  { _id: id, caseId, subject, order }: StoredApproval,
): Promise<Asked<unknown> | null> {
  const opened = order === null ? null : await parts.open({ id, caseId, part: 'order' }, order);
  return opened === null ? null : { caseId, subject, order: opened };
}

/**
 * Whether the act is done: while its approval is open, nothing else changes what it is about. Not for acts of a case, which
 * also changes by itself; its commands are repeatable.
 */
export async function wasCarriedOut(
  deps: Pick<ApprovalDeps, 'acts'>,
  { act, caseId, basis }: StoredApproval,
  asked: Asked<unknown>,
): Promise<boolean> {
  return caseId === null && (await actNamed(deps, act).basisOf(asked)) !== basis;
}

/** What was to be seen when it was asked; nothing once the key of its case is destroyed. */
export async function evidenceOf(
  { parts }: Pick<ApprovalDeps, 'parts'>,
  { _id: id, caseId, evidence }: StoredApproval,
): Promise<ApprovalEvidence> {
  const opened = await parts.open({ id, caseId, part: 'evidence' }, evidence);
  return (opened as ApprovalEvidence | null) ?? { lines: [], changes: [] };
}

/** Notes at the case whether one of its approvals is still open. */
export async function remarkCase(
  { repository, markCase }: Pick<ApprovalDeps, 'repository' | 'markCase'>,
  { caseId }: Pick<StoredApproval, 'caseId'>,
): Promise<void> {
  if (caseId === null) return;
  await markStored(
    () => repository.hasOpen(caseId),
    (isOpen) => markCase(caseId, isOpen),
  );
}
