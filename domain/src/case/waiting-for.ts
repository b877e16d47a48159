import { isMismatch } from './row-condition.js';
import type { CaseAttention, CaseSnapshot } from './case-snapshot.js';
import { caseStatus, statusClass, type StatusClass } from './case-status.js';

/** Who or what moves a case next. */
export type WaitingFor = 'customer' | 'bank' | 'provider' | 'timer';

/** What the bank reads of a case; `stalled`: nobody at the bank has moved it on for longer than the bank allows. */
export type ShownAttention = CaseAttention | 'stalled';

const byClass: Readonly<Record<StatusClass, WaitingFor>> = {
  open: 'customer',
  waiting: 'customer',
  hold: 'bank',
  ready: 'bank',
  bank: 'bank',
  running: 'provider',
  final: 'timer',
  archived: 'timer',
};

/**
 * Who or what moves a case next: a hand-over under way is the providers' turn, an unresolved mismatch the customer's, and a
 * hand-over that was refused the bank's. While an act of the bank waits for a second person, the case waits for the bank.
 */
export function waitingForOf({
  status,
  running,
  startState,
  approvalOpen = false,
}: Pick<CaseSnapshot, 'status' | 'running' | 'startState'> & { readonly approvalOpen?: boolean }): WaitingFor {
  if (approvalOpen) return 'bank';
  if (running !== null && running !== 'coreBanking') return 'provider';
  if (status === caseStatus.transferring) return isMismatch(startState) ? 'customer' : 'bank';
  return byClass[statusClass(status)];
}

/** The time before which a case that waits for the bank counts as stalled; both in ms since 1970. */
export function stalledBefore(now: number, stalledAfterDays: number): number {
  return now - stalledAfterDays * 24 * 60 * 60 * 1000;
}

/** Why staff should look at a case; a reason that the process gave goes before `stalled`. `before` in ms since 1970. */
export function shownAttention(
  found: { readonly attention: CaseAttention; readonly waitingFor: WaitingFor | null; readonly waitingSince: number },
  before: number,
): ShownAttention {
  if (found.attention !== 'none') return found.attention;
  return found.waitingFor === 'bank' && found.waitingSince < before ? 'stalled' : 'none';
}

/** The times in ms (since 1970 or of a span) that a deadline is computed from. */
export interface DeadlineBasis {
  /** How long a case may wait for the bank. */
  readonly stalledAfterMs: number;
  readonly slaTargetHours: number;
}

/**
 * Until when the bank should have moved a case on, or the providers should be done (ms since 1970); null while nobody of
 * them has to act.
 */
export function deadlineOf(
  found: {
    readonly waitingFor: WaitingFor | null;
    readonly waitingSince: number;
    readonly snapshot: Pick<CaseSnapshot, 'slaMs' | 'slaSince'> | null;
  },
  { stalledAfterMs, slaTargetHours }: DeadlineBasis,
): number | null {
  if (found.waitingFor === 'bank') return found.waitingSince + stalledAfterMs;
  const { slaMs = 0, slaSince = null } = found.snapshot ?? {};
  return slaSince === null ? null : slaSince + slaTargetHours * 3_600_000 - slaMs;
}
