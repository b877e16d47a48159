import { isFirstPersonPending, type PersonStatusSource } from './person-status.js';

const failedAttempts: readonly string[] = ['failed', 'aborted', 'rejected', 'flow_incomplete'];

/** Whether the last attempt failed and the person may try again (R2 §4.2). */
export function mayTryAgain(value: string, attemptsLeft: number | null): boolean {
  return failedAttempts.includes(value) && attemptsLeft !== null && attemptsLeft > 0;
}

/** What the next step of an identity check depends on. */
export interface CheckProgress {
  readonly value: string;
  /** See `isFirstPersonPending`. */
  readonly pending: boolean;
  /** How often the person may still try; null when nobody says. */
  readonly attemptsLeft: number | null;
}

/** The progress that what is shown of a person (`value`) says. */
export function progressOf({
  value,
  source,
  attemptsLeft,
}: Pick<CheckProgress, 'value' | 'attemptsLeft'> & { readonly source: PersonStatusSource }): CheckProgress {
  return { value, pending: isFirstPersonPending({ source, value }), attemptsLeft };
}

/** Whether the next step is the person's own: the check is open, interrupted or may be tried again; never after the last attempt. */
export function isOwnStep({ value, pending, attemptsLeft }: CheckProgress): boolean {
  if (attemptsLeft === 0 && failedAttempts.includes(value)) return false;
  return pending || value === 'aborted' || mayTryAgain(value, attemptsLeft);
}

/**
 * Whether the next step of a person's identification is that of the person or of the customer: data is missing, or the
 * person has to pass a check that is open.
 */
export function isAsked({ required, ...progress }: CheckProgress & { readonly required: boolean }): boolean {
  return progress.value === 'information_required' || (required && isOwnStep(progress));
}

const failures: readonly string[] = [...failedAttempts, 'fraud', 'canceled'];

/** Whether a check failed and nothing is left that the person could do. */
export function hasFailedForGood(progress: CheckProgress): boolean {
  return failures.includes(progress.value) && !isOwnStep(progress);
}

/** Whether the last attempt ended without a result, e.g. because it was interrupted. */
export function hasTried(value: string): boolean {
  return failedAttempts.includes(value);
}
