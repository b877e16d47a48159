import type { FrozenForm } from '../case-command.js';
import { noFacts, type CaseState } from '../case-state.js';
import { caseStatus, type StatusCode } from '../case-status.js';
import { archive, cancelAtProviders, mayBeAtProviders } from './reduce-archive.js';
import { personsOf } from './persons-of-form.js';
import type { Reduction } from './reduction.js';

/** The customer ends the process; what a provider may have started is cancelled there. */
export function abort(step: Reduction, variant: 'abort' | null): void {
  const { state } = step;
  const atProviders = mayBeAtProviders(state);
  state.start = null;
  step.follow(variant);
  if (atProviders) cancelAtProviders(step);
}

/** The automated process ends for good and the case is ready (R3 §4.2). */
export function supportFix(step: Reduction, form: FrozenForm | null): void {
  const { state } = step;
  if (!state.form && form) {
    state.form = form;
    state.persons = personsOf(state.persons, form);
  }
  state.automationEnded = true;
  state.start = null;
  step.endAutomation();
  step.follow();
  if (mayHaveOpenChecks(state)) step.start({ kind: 'cancelIdentityChecks' });
}

/** Nobody needs an identity check any more, and a person should not go through one. */
function mayHaveOpenChecks({ handedOver, persons }: Pick<CaseState, 'handedOver' | 'persons'>): boolean {
  return handedOver && persons.some(({ required, conclusive }) => required && !conclusive);
}

/** Hides the case and erases it at once by the archive path. */
export function disableProcess(step: Reduction): void {
  const { state } = step;
  const atProviders = state.finalAt === null && mayBeAtProviders(state);
  state.hidden = true;
  state.automationEnded = true;
  step.endAutomation();
  step.line({ type: 'bgo', status: String(state.status) });
  if (atProviders) cancelAtProviders(step);
  archive(step);
}

/** Re-enters a phase, with everything that belongs to a later one forgotten. */
export function debugSetStatus(step: Reduction, status: StatusCode): void {
  const { state } = step;
  step.endAutomation();
  state.pending = [];
  state.start = null;
  state.resumeAt = status === caseStatus.onHold || status === caseStatus.onHoldAgain ? 'functionaries' : null;
  state.wasOnHold ||= status === caseStatus.onHold || status === caseStatus.onHoldAgain;
  state.handedOver = false;
  state.automationEnded = false;
  state.facts = noFacts;
  state.owner = null;
  state.coreBanking = { mode: null, parties: false, account: false, girocard: false };
  step.follow(String(status));
}
