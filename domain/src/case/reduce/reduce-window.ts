import { caseStatus } from '../case-status.js';
import { lastSignOf } from '../window.js';
import { cancelAtProviders, mayBeAtProviders } from './reduce-archive.js';
import type { Reduction } from './reduction.js';

/** 110: nobody confirmed the e-mail address in time. */
export function doiExpired(step: Reduction): void {
  step.follow();
}

/** 130, 210: the portal has the time of the last save; the answer decides. */
export function draftExpired(step: Reduction): void {
  step.start({ kind: 'fetchLastSave' });
}

/** The draft expires if the last save and the order lie a whole window back. */
export function lastSaveFetched(step: Reduction, savedAt: number | null): void {
  const { state, at } = step;
  const lastSign = lastSignOf({ ...state, savedAt });
  if (lastSign + state.policy.draftWindowMs > at) state.savedAt = lastSign;
  else step.follow('expired');
}

/** A hold, a mismatch, a question or a silent provider lasted too long; an unanswered question goes back to the bank. */
export function waitExpired(step: Reduction): void {
  const { state } = step;
  if (state.status === caseStatus.dataRequested) return step.follow('unanswered');
  const atProviders = mayBeAtProviders(state);
  step.follow();
  if (atProviders) cancelAtProviders(step);
}
