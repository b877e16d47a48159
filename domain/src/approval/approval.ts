import { hasRole, type RoleClaims } from '../roles/roles.js';
import { approvalActs, type ApprovalAct } from './four-eyes.js';

/** `confirming`: confirmed, and the act is not known to be done yet. */
export const approvalStates = ['open', 'confirming', 'confirmed', 'rejected', 'withdrawn', 'void'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const openStates: readonly ApprovalState[] = ['open', 'confirming'];

/** Why an approval became void: too old, its subject changed, the act was refused, or who asked may not do it any more. */
export const voidReasons = {
  expired: 'nach 7 Tagen verfallen',
  changed: 'der Stand hat sich geändert',
  refused: 'die Handlung ist nicht mehr möglich',
  requester: 'wer sie beantragt hat, darf die Handlung nicht mehr ausführen',
} as const;
export type VoidReason = keyof typeof voidReasons;

/** How long an approval may be given, ms. */
export const approvalMs = 7 * 24 * 60 * 60 * 1000;

export type Decision = 'confirm' | 'reject' | 'withdraw';

interface Decided {
  readonly act: ApprovalAct;
  readonly state: ApprovalState;
  readonly requestedBy: string;
  /** Account of who confirmed it; null before. */
  readonly decidedBy: string | null;
}

interface Decider extends RoleClaims {
  readonly accountId: string;
}

export type DecisionRefusal = 'closed' | 'role' | 'own' | 'not-own';

/**
 * Why somebody may not decide an approval; null when they may. Who asked withdraws, another person with the role confirms
 * or rejects, and who confirmed may repeat it until the act is done.
 */
export function decisionRefusal(approval: Decided, decider: Decider, decision: Decision): DecisionRefusal | null {
  if (!hasRole(decider, approvalActs[approval.act].roles)) return 'role';
  const isOwn = approval.requestedBy === decider.accountId;
  if (isOwn !== (decision === 'withdraw')) return isOwn ? 'own' : 'not-own';
  const isRepeated =
    decision === 'confirm' && approval.state === 'confirming' && approval.decidedBy === decider.accountId;
  return approval.state === 'open' || isRepeated ? null : 'closed';
}

/** Why an approval is void at a time; null while it can be given. `basis` is what it was asked about, as it is now. */
export function voidReasonOf(
  approval: { readonly requestedAt: number; readonly basis: string },
  now: number,
  basis: string | null,
): VoidReason | null {
  if (now - approval.requestedAt >= approvalMs) return 'expired';
  return approval.basis === basis ? null : 'changed';
}
