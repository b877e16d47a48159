import { caseStatus } from '../case-status.js';
import type { CaseEvent } from '../case-event.js';
import type { CaseState } from '../case-state.js';
import { derivingStatuses } from '../case-table.statuses.js';
import { cancelAtProviders } from './reduce-archive.js';
import { derive, requestState, startIdentifications } from './reduce-identification.js';
import { rejectedForGood, unseenVariant } from './reduce-order-steps.js';
import type { Reduction } from './reduction.js';

type Result = Extract<CaseEvent, { name: 'transferred' }>['result'];

/**
 * The banking provider has taken the case, or has not. The fact is always kept; the status moves only where a row says
 * so. Where the case ends, what the provider may have taken is looked up and cancelled there.
 */
export function transferred(step: Reduction, result: Result): void {
  const { state } = step;
  if (isEnded(step)) {
    step.line({ type: 'solaris', status: String(state.status) });
    return cancelAtProviders(step);
  }
  if (result === 'accepted') return accepted(step);
  // Nobody waits for it any more, or only for a booking that has nothing to do with it.
  if (!state.run || state.run.kind === 'coreBanking')
    return step.line({ type: 'solaris', status: String(state.status) });
  if (result === 'filesTooLarge') return filesTooLarge(step);
  return rejectedForGood(step);
}

const isEnded = ({ state: { archiving, status } }: Reduction): boolean =>
  archiving || status === caseStatus.abortedByCustomer || status === caseStatus.expired;

function accepted(step: Reduction): void {
  const { state } = step;
  const isFirst = !state.handedOver;
  state.handedOver = true;
  state.resumeAt = null;
  if (state.attention === 'transfer_failed') state.attention = 'none';
  if (state.status === caseStatus.transferring) {
    state.start = null;
    step.follow(state.receiptDue ? 'receipt' : 'accepted');
    state.receiptDue = false;
    return identify(step);
  }
  if (derivingStatuses.includes(state.status) && !state.automationEnded) return acceptedAgain(step);
  if (isFirst) step.line({ type: 'solaris', status: String(state.status) });
}

/** After a mismatch in the research the provider has the resolution and researches again. */
function acceptedAgain(step: Reduction): void {
  const { state } = step;
  if (state.facts.business === 'research_mismatch')
    state.facts = { ...state.facts, business: 'research_initiated', mismatch: null, mismatchRef: null };
  derive(step);
  identify(step);
}

function identify(step: Reduction): void {
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

/** Why a resolution was refused, as long as the case is where the customer resolved it. */
function startAfterRefusal({ revision, state }: Reduction): CaseState['start'] {
  const isKept = revision >= 4 && state.status === caseStatus.researchMismatch;
  return isKept ? { state: 'research_file_size_exception', findingRef: null } : null;
}

/** The form opens again; after the hand-over it cannot, so the bank has to look into it. */
function filesTooLarge(step: Reduction): void {
  const { state } = step;
  state.receiptDue = false;
  if (state.handedOver) {
    state.attention = 'transfer_failed';
    if (step.revision >= 2) state.start = startAfterRefusal(step);
  } else {
    const variant = unseenVariant(step) ?? 'filesTooLarge';
    state.start = { state: 'research_file_size_exception', findingRef: null };
    state.resumeAt = null;
    step.follow(variant);
  }
  step.endRun({ kind: 'interrupted', state: 'research_file_size_exception', findingRef: null });
}
