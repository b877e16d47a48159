import { isCheckOpen } from '../case/waiting-for.js';
import type { PersonProgress } from '../case/case-snapshot.js';
import { statusClass, type StatusCode } from '../case/case-status.js';
import { hasFailedForGood, progressOf } from '../person/check-progress.js';
import { isIdentified, shownStatus } from '../person/person-status.js';

/**
 * What a co-signer does next by the own link: complete the data that a provider requires, pass the identity check, or
 * wait for it; `identified` and `over` ask for nothing more.
 */
export const coSignerSteps = ['data', 'check', 'waiting', 'identified', 'over'] as const;
export type CoSignerStep = (typeof coSignerSteps)[number];

interface CoSignerState {
  /** Main status of the case. */
  readonly status: StatusCode;
  readonly person: PersonProgress;
  /** Whether a provider requires data of the person, and the process accepts them now. */
  readonly mayComplete: boolean;
}

/** The next step of a person of a case that is handed over (R2 §4.2). */
export function coSignerStep({ status, person, mayComplete }: CoSignerState): CoSignerStep {
  const value = shownStatus(person);
  if (isIdentified(value)) return 'identified';
  if (['final', 'archived'].includes(statusClass(status))) return 'over';
  if (mayComplete) return 'data';
  if (isCheckOpen(person)) return 'check';
  const isDecided = !person.required || hasFailedForGood(progressOf({ ...person, value }));
  return isDecided ? 'over' : 'waiting';
}

/** Whether the link of a co-signer still opens a session: until the person is decided. */
export function isLinkNeeded(step: CoSignerStep): boolean {
  return step !== 'identified' && step !== 'over';
}

const dayMs = 24 * 60 * 60 * 1000;

/** How long a co-signer's link is valid at most, and a session that it opened, ms. */
export const coSignerTimes = { linkMs: 30 * dayMs, sessionMs: 2 * 60 * 60 * 1000 } as const;
