import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { ApprovalGate } from '../../access/approval/approval.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { actOfStatus } from './case-acts.js';
import type { SetStatus, StatusRequest } from './set-status.js';

export interface OrderStatusDeps {
  readonly core: Pick<CaseCore, 'cases'>;
  readonly setStatus: SetStatus;
  readonly gate: ApprovalGate;
  readonly debug: boolean;
}

/** Set, or asked for because a second person must confirm it. */
export type OrderedStatus =
  { readonly kind: 'set'; readonly outcome: CaseOutcome } | { readonly kind: 'asked'; readonly approvalId: string };

/** Sets a status, or asks for a second person where the bank wants one for it. */
export async function orderStatus(
  { core, setStatus, gate, debug }: OrderStatusDeps,
  { caseId, session, ...order }: StatusRequest,
): Promise<OrderedStatus> {
  const act = await actOfStatus(core, caseId, { ...order, debug });
  const approvalId = act === undefined ? null : await gate.ask(act, session, { caseId, subject: caseId, order });
  if (approvalId !== null) return { kind: 'asked', approvalId };
  return { kind: 'set', outcome: await setStatus({ caseId, session, ...order }) };
}
