import type { StatusCode } from './case-status.js';

/** Why a hand-over is interrupted (R1 §4). */
export type StartState =
  | 'interrupted_functionaries_mismatch'
  | 'interrupted_beneficiaries_mismatch'
  | 'idle_timeout'
  | 'research_file_size_exception';

/** The start states that a customer resolves on a mismatch page. */
export type MismatchState = Extract<StartState, `interrupted_${string}`>;

/**
 * What a command came to. Expected outcomes are values, never exceptions.
 * `findingRef` names a finding the portal holds (a matching result, a party report).
 */
export type CaseOutcome =
  | { readonly kind: 'done' }
  /** This command brought the case to 220 or on. */
  | { readonly kind: 'submitted' }
  /** Nothing for the customer to do here: on hold, aborted, or handed over before. */
  | { readonly kind: 'status' }
  | { readonly kind: 'interrupted'; readonly state: StartState; readonly findingRef: string | null }
  | { readonly kind: 'coreBanking'; readonly findingRef: string; readonly ok: boolean }
  /** The core banking system could not be reached or refused; nothing was booked. */
  | { readonly kind: 'coreBankingFailed'; readonly reason: string };

/** What the validator decides about a command in the present state. */
export type Decision =
  | { readonly decision: 'run' }
  /** The same command already runs: wait for its result. */
  | { readonly decision: 'attach' }
  /** The answer is known already; nothing happens. */
  | { readonly decision: 'answer'; readonly outcome: CaseOutcome }
  | { readonly decision: 'refuse'; readonly reason: 'illegal' | 'busy'; readonly status: StatusCode }
  /** Another member of staff works on the case. */
  | { readonly decision: 'refuse'; readonly reason: 'taken'; readonly status: StatusCode; readonly owner: string };

/**
 * Whether a case that the bank finished has an account: what the clerk said, else what was booked. Page and mail go by
 * it.
 */
export function isAccountOpened({
  accountOpened,
  coreBanking,
}: {
  readonly accountOpened: boolean | null;
  readonly coreBanking: { readonly account: boolean };
}): boolean {
  return accountOpened ?? coreBanking.account;
}

/** Whether a start state is a mismatch that waits for the customer. */
export function isMismatch(
  state: string | null,
): state is 'interrupted_functionaries_mismatch' | 'interrupted_beneficiaries_mismatch' {
  return state === 'interrupted_functionaries_mismatch' || state === 'interrupted_beneficiaries_mismatch';
}
