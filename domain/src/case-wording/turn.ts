import { isMismatch } from '../case/case-outcome.js';
import { caseStatus, hundreds, isBesideChecks, type StatusCode } from '../case/case-status.js';

/** Who has to act in a case: the customer, the bank, the providers, or no one any more. */
export type Turn = 'customer' | 'bank' | 'provider' | 'nobody';

const turns: Readonly<Record<StatusCode, Turn>> = {
  0: 'customer',
  110: 'customer',
  120: 'nobody',
  130: 'customer',
  210: 'customer',
  213: 'bank',
  214: 'bank',
  216: 'nobody',
  218: 'provider',
  220: 'customer',
  230: 'customer',
  240: 'provider',
  245: 'customer',
  250: 'nobody',
  255: 'customer',
  260: 'provider',
  305: 'bank',
  310: 'bank',
  315: 'bank',
  320: 'nobody',
  330: 'nobody',
  340: 'nobody',
  350: 'nobody',
  410: 'bank',
  420: 'bank',
  425: 'customer',
  430: 'nobody',
  440: 'nobody',
  450: 'nobody',
  900: 'nobody',
};

/** Input of the decision; a case snapshot has it. */
export interface TurnSubject {
  readonly status: number;
  /** A mismatch waits for the customer (R2 §4.1 "218"). */
  readonly startState?: string | null | undefined;
  /** The command that is being carried out. Absent: not known, and a hand-over counts as under way. */
  readonly running?: string | null | undefined;
  /** At 430: whether an account is open. Absent counts as yes. */
  readonly accountOpened?: boolean | null | undefined;
  /** At 220, 240 and 260: whether a person still has to pass the identity check. Absent counts as yes at 220. */
  readonly identificationOpen?: boolean | undefined;
  /** At 420: whether the customer answered the request; false where the time for it ran out. Absent counts as yes. */
  readonly requestAnswered?: boolean | null | undefined;
  /** Whether somebody who has to be identified is not. Absent counts as no. */
  readonly hasUnidentified?: boolean | undefined;
  /** At 220, 240 and 260: whether a resolution was refused (`isRefusedBesideChecks`). Absent counts as no. */
  readonly isResolutionRefused?: boolean | undefined;
}

const isKnown = (status: number): status is StatusCode => Object.hasOwn(turns, status);

/** Whether the transfer was interrupted and waits for the customer to continue (R2 §4.1 "218"). */
export function isInterrupted({ status, startState = null }: TurnSubject): boolean {
  return status === caseStatus.transferring && isMismatch(startState);
}

/** Whether a provider refused what is handed over: nothing of it is under way, and only the bank can hand it over again. */
export function isRefused({ status, startState = null, running, isResolutionRefused = false }: TurnSubject): boolean {
  if (isBesideChecks(status)) return isResolutionRefused;
  const isHandedOver = status === caseStatus.transferring || status === caseStatus.researchMismatch;
  return isHandedOver && running === null && !isMismatch(startState);
}

/** Whether the customer's resolution of a mismatch of the research is being handed over (255). */
export function isResolving({ status, running = null }: TurnSubject): boolean {
  return status === caseStatus.researchMismatch && running !== null && running !== 'coreBanking';
}

/** Whether an order is being prepared whose form is locked (130, 210). */
export function isOrdered({ status, running }: TurnSubject): boolean {
  return (status === caseStatus.doiConfirmed || status === caseStatus.dataCollecting) && running === 'order';
}

/** Whether the bank finished the case with success, but without an account. */
export function isCompletedWithoutAccount({ status, accountOpened }: TurnSubject): boolean {
  return status === caseStatus.bankSuccessful && accountOpened === false;
}

/** What changes the texts of a main status. */
export type Situation =
  | 'ordered'
  | 'tooLarge'
  | 'interrupted'
  | 'refused'
  | 'refusedAsTooLarge'
  | 'resolving'
  | 'unanswered'
  | 'withoutAccount';

const isTooLarge = (startState: string | null | undefined): boolean => startState === 'research_file_size_exception';

/** What changes the texts of a main status; null where they are its own. */
export function situationOf(subject: TurnSubject): Situation | null {
  const { status, startState, requestAnswered } = subject;
  if (isInterrupted(subject)) return 'interrupted';
  if (isRefused(subject)) return isTooLarge(startState) ? 'refusedAsTooLarge' : 'refused';
  if (isResolving(subject)) return 'resolving';
  if (isOrdered(subject)) return 'ordered';
  if (status === caseStatus.dataCollecting && isTooLarge(startState)) return 'tooLarge';
  if (status === caseStatus.supplementaryDataAdded && requestAnswered === false) return 'unanswered';
  return isCompletedWithoutAccount(subject) ? 'withoutAccount' : null;
}

/** Who has to act at a main status (R2 §4.1, R3 §4.1); no one at an unknown status. */
export function turnOf(subject: TurnSubject): Turn {
  const { status, identificationOpen = status === caseStatus.transferred } = subject;
  if (!isKnown(status)) return 'nobody';
  if (isInterrupted(subject)) return 'customer';
  if (isRefused(subject)) return 'bank';
  if (isOrdered(subject) || isResolving(subject)) return 'provider';
  return isBesideChecks(status) ? (identificationOpen ? 'customer' : 'provider') : turns[status];
}

/**
 * Whether nobody is asked to identify any more: the case is over, or support has ended the checks, or the bank has the case
 * and no check is open. `openChecks` counts those that still can be passed.
 */
export function isIdentificationOver({
  status,
  openChecks,
}: {
  readonly status: number;
  readonly openChecks: number;
}): boolean {
  if (!isKnown(status)) return false;
  if (turns[status] === 'nobody' || status === caseStatus.successfulManual) return true;
  return status >= hundreds.result && openChecks === 0;
}

/** Whether a case ended without an account: no one has to act, and none was opened (R2 §4.1). */
export function isOverWithoutAccount(status: number): boolean {
  return isKnown(status) && turns[status] === 'nobody' && status !== caseStatus.bankSuccessful;
}
