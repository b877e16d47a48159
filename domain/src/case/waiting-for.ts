import { isMismatch } from './row-condition.js';
import type { CaseSnapshot } from './case-snapshot.js';
import { caseStatus, statusClass, type StatusClass } from './case-status.js';

/** Who or what moves a case next. */
export type WaitingFor = 'customer' | 'bank' | 'provider' | 'timer';

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
 * hand-over that was refused the bank's.
 */
export function waitingForOf({
  status,
  running,
  startState,
}: Pick<CaseSnapshot, 'status' | 'running' | 'startState'>): WaitingFor {
  if (running !== null && running !== 'coreBanking') return 'provider';
  if (status === caseStatus.transferring) return isMismatch(startState) ? 'customer' : 'bank';
  return byClass[statusClass(status)];
}
