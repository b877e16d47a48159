import type { ApprovalRequired } from '@kontor/api/approval/approval.schema';
import type { ApprovalAct } from '@kontor/domain/approval/four-eyes';
import type { Response } from 'express';
import type { Session } from '../session/session.module.js';
import type { ApprovalGate, Asked } from './approved-act.js';

/** Answers 202 where the act needs a second person; false when it is to be done at once. */
export async function isAsked<Order>(
  gate: ApprovalGate,
  response: Response,
  { act, session, ...asked }: Asked<Order> & { readonly act: ApprovalAct; readonly session: Session },
): Promise<boolean> {
  const approvalId = await gate.ask(act, session, asked);
  if (approvalId === null) return false;
  answerAsked(response, approvalId);
  return true;
}

/** Answers that nothing has happened yet, because a second person must confirm it. */
export function answerAsked(response: Response, approvalId: string): void {
  const answer: ApprovalRequired = { state: 'approval_required', approvalId };
  response.status(202).json(answer);
}
