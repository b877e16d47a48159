import type { CaseEvent } from '../case-event.js';
import { isOrderStep } from '../case-effect.js';
import { afterMatching, goTo } from './reduce-order.js';
import type { Reduction } from './reduction.js';

type Result<N extends CaseEvent['name']> = Extract<CaseEvent, { name: N }> extends { result: infer R } ? R : never;

/**
 * Nobody waits for the hand-over any more: it continues in the background under the same operation keys, and the next
 * order is a new command that attaches to it.
 */
export function answerOverdue(step: Reduction): void {
  const { state } = step;
  if (!state.run || state.run.kind === 'coreBanking') return;
  state.attempt += 1;
  state.run = { ...state.run, deadline: null };
  state.pending = state.pending.map((effect) => (isOrderStep(effect) ? { ...effect, deadline: null } : effect));
  confirmReceipt(step);
}

/** A provider refuses for good: the bank has to look into it. */
export function rejectedForGood(step: Reduction): void {
  const { state } = step;
  state.attention = 'transfer_failed';
  if (step.revision >= 2) state.start = null;
  confirmReceipt(step);
  step.endRun({ kind: 'status' });
}

/** The mail about the order, once and where the status itself brings none; its text is that of the moment it is sent. */
function confirmReceipt(step: Reduction): void {
  const { state } = step;
  if (!state.receiptDue) return;
  state.receiptDue = false;
  step.line({ type: 'solaris', status: String(state.status), mails: step.mailsOf('receipt') });
}

export function reportsFetched(step: Reduction): void {
  goTo(step, 'hold');
}

/** Findings put the case on hold until the bank decides; else the hand-over starts. */
export function holdEvaluated(step: Reduction, result: Result<'holdEvaluated'>): void {
  step.follow(result);
  if (result === 'clear') return goTo(step, 'functionaries');
  step.state.wasOnHold = true;
  step.state.receiptDue = false;
  step.state.resumeAt = 'functionaries';
  step.endRun({ kind: 'status' });
}

/** Which row reports the end of a run that nobody sees on the screen; null while the customer waits for it. */
export function unseenVariant({ state: { run } }: Reduction): 'onRelease' | 'later' | null {
  if (run?.kind === 'release') return 'onRelease';
  return run?.deadline === null ? 'later' : null;
}

/**
 * One matching may compare both kinds; the event names the last. A mismatch waits for the customer, who is informed by
 * mail when nobody waits at the screen.
 */
export function matched(step: Reduction, event: Extract<CaseEvent, { name: 'matched' }>): void {
  const { kind, result, findingRef } = event;
  if (result === 'rejected') return rejectedForGood(step);
  if (result === 'matched') return goTo(step, afterMatching(kind));
  step.state.resumeAt = kind;
  const state = `interrupted_${kind}_mismatch` as const;
  step.state.start = { state, findingRef };
  confirmReceipt(step);
  const variant = unseenVariant(step);
  if (variant) step.line({ type: 'bgo', status: String(step.state.status), mails: step.mailsOf(variant) });
  step.endRun({ kind: 'interrupted', state, findingRef });
}
