import type { CaseState, CaseWindow } from './case-state.js';
import { caseStatus, isFinal } from './case-status.js';
import { derivingStatuses, remindedStatuses } from './case-table.statuses.js';
import { snapshotOf } from './snapshot.js';
import { waitingForOf } from './waiting-for.js';

const quarterHour = 15 * 60 * 1000;
const waiting: readonly number[] = [
  caseStatus.onHold,
  caseStatus.onHoldAgain,
  caseStatus.transferring,
  caseStatus.documentsMissing,
  caseStatus.researchDocumentsMissing,
  caseStatus.researchMismatch,
  caseStatus.dataRequested,
];
const running: readonly number[] = [
  caseStatus.transferred,
  caseStatus.researchInitiated,
  caseStatus.researchSuccessful,
];

type Windowed = Omit<CaseState, 'window'>;

/** When the applicant last did something: a save, or the order that is being worked on. */
export function lastSignOf({ statusSince, savedAt, run }: Pick<CaseState, 'statusSince' | 'savedAt' | 'run'>): number {
  return Math.max(statusSince, savedAt ?? 0, run?.since ?? 0);
}

/** Which window is armed in the present state and until when; null when the status has none. */
export function windowOf(state: Windowed): CaseWindow | null {
  const { policy, status, statusSince } = state;
  if (state.archiving || status === caseStatus.archived) return null;
  if (isFinal(status)) return { name: 'archiveDue', dueAt: (state.finalAt ?? statusSince) + policy.archiveAfterMs };
  if (status === caseStatus.doiRequested) return { name: 'doiExpired', dueAt: statusSince + policy.doiWindowMs };
  if (status === caseStatus.doiConfirmed || status === caseStatus.dataCollecting) {
    // While the portal is asked for the last save the window is not armed; the answer arms it anew.
    if (state.pending.some((effect) => effect.kind === 'fetchLastSave')) return null;
    return { name: 'draftExpired', dueAt: lastSignOf(state) + policy.draftWindowMs };
  }
  if (waiting.includes(status)) return { name: 'waitExpired', dueAt: statusSince + policy.waitWindowMs };
  if (running.includes(status)) {
    return { name: 'waitExpired', dueAt: Math.max(statusSince, state.progressAt) + policy.waitWindowMs };
  }
  return null;
}

/** Whether the provider is polled: lost webhooks must not hold up a case that waits for the provider. */
export function isPolled(state: Windowed): boolean {
  return state.handedOver && !state.automationEnded && !state.archiving && derivingStatuses.includes(state.status);
}

/** Time until the next poll in ms: the longer nothing moves, the rarer, from `pollMs` up to 24 times as much. */
export function pollDelay(state: Windowed, at: number): number {
  const least = state.policy.pollMs ?? quarterHour;
  return Math.min(Math.max((at - state.progressAt) / 8, least), 24 * least);
}

export const dayMs = 24 * 60 * 60 * 1000;
export const minutesOfDay = 24 * 60;
/** Nobody is reminded on the first day; a minute more lets the timer of a day be kept. */
export const firstLookMs = dayMs + dayMs / minutesOfDay;

/** What is awaited of the customer and the persons, as a text that differs when they have to do something else. */
export function awaitedIn(state: CaseState): string | null {
  const { status, archiving, persons } = state;
  if (archiving || !remindedStatuses.includes(status) || waitingForOf(snapshotOf(state)) !== 'customer') return null;
  const progress = persons.map(({ personId, status: word, check }) => [personId, word, check]);
  return JSON.stringify([status, progress]);
}
