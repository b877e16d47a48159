import { caseStatus } from '../case-status.js';
import type { CaseEvent } from '../case-event.js';
import type { StartState } from '../case-outcome.js';
import { derive, requestState, startIdentifications } from './reduce-identification.js';
import { afterMatching, goTo } from './reduce-order.js';
import type { Reduction } from './reduction.js';

type Result<N extends CaseEvent['name']> = Extract<CaseEvent, { name: N }> extends { result: infer R } ? R : never;

/** Ends the running command without hand-over; a refusal for good is something operations must see. */
function interrupt(step: Reduction, state: StartState, findingRef: string | null = null): void {
  step.endRun({ kind: 'interrupted', state, findingRef });
}

function noAnswer(step: Reduction, result: 'idle' | 'failed' | 'rejected'): void {
  const { state } = step;
  if (result !== 'idle') state.attention = 'transfer_failed';
  // At 255 the mismatch stays what the customer has to resolve.
  if (state.status === caseStatus.transferring) state.start = { state: 'idle_timeout', findingRef: null };
  interrupt(step, 'idle_timeout');
}

export function reportsFetched(step: Reduction, result: Result<'reportsFetched'>): void {
  return result === 'done' ? goTo(step, 'hold') : noAnswer(step, result);
}

/** Findings put the case on hold until the bank decides; else the hand-over begins. */
export function holdEvaluated(step: Reduction, result: Result<'holdEvaluated'>): void {
  if (result === 'idle' || result === 'failed') return noAnswer(step, result);
  step.follow(result);
  if (result === 'clear') return goTo(step, 'functionaries');
  step.state.wasOnHold = true;
  step.state.resumeAt = 'functionaries';
  step.endRun({ kind: 'status' });
}

/**
 * One matching may compare both kinds; the event names the last. A mismatch waits for the customer; after a release the
 * customer learns of it by mail.
 */
export function matched(step: Reduction, event: Extract<CaseEvent, { name: 'matched' }>): void {
  const { kind, result, findingRef } = event;
  if (result === 'idle' || result === 'failed') return noAnswer(step, result);
  if (result === 'matched') return goTo(step, afterMatching(kind));
  step.state.resumeAt = kind;
  const state = `interrupted_${kind}_mismatch` as const;
  step.state.start = { state, findingRef };
  if (step.state.run?.kind === 'release') {
    step.line({ type: 'bgo', status: String(step.state.status), mails: step.mailsOf('onRelease') });
  }
  interrupt(step, state, findingRef);
}

/** The banking provider has taken the case, or has not. */
export function transferred(step: Reduction, result: Result<'transferred'>): void {
  if (result === 'accepted') return step.state.handedOver ? acceptedAgain(step) : accepted(step);
  if (result === 'filesTooLarge') return filesTooLarge(step);
  return noAnswer(step, result);
}

function accepted(step: Reduction): void {
  const { state } = step;
  state.handedOver = true;
  state.start = null;
  state.resumeAt = null;
  if (state.attention === 'transfer_failed') state.attention = 'none';
  step.follow('accepted');
  startIdentifications(step);
  fetchFresh(step);
  step.endRun({ kind: 'submitted' });
}

/** What was asked before the provider took the case is out of date. */
function fetchFresh(step: Reduction): void {
  step.state.pending = step.state.pending.filter((effect) => effect.kind !== 'fetchState');
  step.state.fetchAgain = false;
  requestState(step);
}

/** After a mismatch in the research: the provider has the resolution and researches again. */
function acceptedAgain(step: Reduction): void {
  const { state } = step;
  state.resumeAt = null;
  state.facts = { ...state.facts, business: 'research_initiated', mismatch: null, mismatchRef: null };
  derive(step);
  startIdentifications(step);
  fetchFresh(step);
  step.endRun({ kind: 'submitted' });
}

function filesTooLarge(step: Reduction): void {
  const { state } = step;
  if (!state.handedOver) {
    const variant = state.run?.kind === 'release' ? 'onRelease' : 'filesTooLarge';
    state.start = { state: 'research_file_size_exception', findingRef: null };
    state.resumeAt = null;
    step.follow(variant);
  }
  interrupt(step, 'research_file_size_exception');
}
