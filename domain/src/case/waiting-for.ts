import { isOwnStep, progressOf } from '../person/check-progress.js';
import { type PersonStatus, shownStatus } from '../person/person-status.js';
import { isMismatch } from './case-outcome.js';
import type { CaseAttention, CaseSnapshot, PersonProgress } from './case-snapshot.js';
import { caseStatus, isBesideChecks, statusClass, type StatusClass } from './case-status.js';

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

/** Whether the next step of a person's identification is the person's own: the check is open, or may be repeated. */
export function isCheckOpen(
  person: Pick<PersonProgress, 'status' | 'check' | 'source' | 'required' | 'attemptsLeft' | 'checkRef'>,
): boolean {
  if (!person.required || person.checkRef === null) return false;
  return isOwnStep(progressOf({ ...person, value: shownStatus(person) }));
}

const beforeCheck: readonly PersonStatus[] = ['created', 'information_required', 'information_completed'];

/** Whether a person still has to pass the identity check, also where none is open yet. */
export function mustIdentify(person: Parameters<typeof isCheckOpen>[0]): boolean {
  return person.required && (beforeCheck.includes(person.status) || isCheckOpen(person));
}

/** What {@link waitingForOf} looks at; a snapshot has it. */
export type WaitingSubject = Pick<
  CaseSnapshot,
  'revision' | 'status' | 'running' | 'startState' | 'persons' | 'attention'
> & {
  /** An act of the bank waits for a second person. */
  readonly approvalOpen?: boolean;
};

/**
 * Who or what moves a case next: a hand-over under way is the providers' turn, an unresolved mismatch the customer's, a
 * hand-over that was refused the bank's. While the providers work, persons who must pass or complete something come first.
 */
export function waitingForOf(subject: WaitingSubject): WaitingFor {
  const { revision, status, running, startState, approvalOpen = false } = subject;
  if (approvalOpen) return 'bank';
  // Beside the checks a resolution is handed over, and persons can begin all the same.
  const isAlone = revision < 4 || !isBesideChecks(status);
  if (running !== null && running !== 'coreBanking' && isAlone) return 'provider';
  if (status === caseStatus.transferring) return isMismatch(startState) ? 'customer' : 'bank';
  return revision < 2 ? byClass[statusClass(status)] : waitingForOthers(subject);
}

/**
 * Whether a resolution was refused while the identity checks run: whoever it added gets no link until the bank hands it
 * over again.
 */
export function isRefusedBesideChecks({
  status,
  running,
  attention,
}: Pick<CaseSnapshot, 'running' | 'attention'> & { readonly status: number }): boolean {
  return isBesideChecks(status) && running === null && attention === 'transfer_failed';
}

function waitingForOthers(subject: WaitingSubject): WaitingFor {
  const { revision, status, startState, persons } = subject;
  if (revision >= 4 && isRefusedBesideChecks(subject)) return 'bank';
  if (status === caseStatus.researchMismatch && !isMismatch(startState)) return 'bank';
  const isAsked = persons.some((person) => person.status === 'information_required' || isCheckOpen(person));
  return isBesideChecks(status) && isAsked ? 'customer' : byClass[statusClass(status)];
}

/** The time before which a case that waits for the bank counts as stalled; both in ms since 1970. */
export function stalledBefore(now: number, stalledAfterDays: number): number {
  return now - stalledAfterDays * 24 * 60 * 60 * 1000;
}

/** Who a case waits for and since when, ms since 1970; `followUpAt`: the day until which staff put it aside. */
interface Waiting {
  readonly waitingFor: WaitingFor | null;
  readonly waitingSince: number;
  readonly followUpAt?: number | null;
}

/** Since when the bank could have acted: what it put aside is due from the day on which it comes back. */
const bankWaitedSince = ({ waitingSince, followUpAt }: Waiting): number => Math.max(waitingSince, followUpAt ?? 0);

/** Why staff should look at a case; a reason that the process gave goes before `stalled`. `before` in ms since 1970. */
export function shownAttention(found: Waiting & { readonly attention: CaseAttention }, before: number): ShownAttention {
  if (found.attention !== 'none') return found.attention;
  return found.waitingFor === 'bank' && bankWaitedSince(found) < before ? 'stalled' : 'none';
}

/** Since when somebody has been expected to act (ms since 1970); null where only the archive is waited for. */
export function actorWaitedSince({
  waitingFor,
  waitingSince,
}: Pick<Waiting, 'waitingFor' | 'waitingSince'>): number | null {
  return waitingFor === null || waitingFor === 'timer' ? null : waitingSince;
}

/** The times in ms (since 1970 or of a span) that a deadline is computed from. */
export interface DeadlineBasis {
  /** How long a case may wait for the bank. */
  readonly stalledAfterMs: number;
  readonly slaTargetHours: number;
}

/** Until when the customer has to act (ms since 1970); null while the case waits for nobody or somebody else. */
export function customerDeadline({
  waitingFor,
  snapshot,
}: {
  readonly waitingFor: WaitingFor | null;
  readonly snapshot: Pick<CaseSnapshot, 'dueAt'> | null;
}): number | null {
  return waitingFor === 'customer' ? (snapshot?.dueAt ?? null) : null;
}

/**
 * Until when whoever a case waits for should have acted (ms since 1970): the bank by its own target, the customer before
 * the case expires, the providers by the SLA; null when nobody has to act.
 */
export function deadlineOf(
  found: Waiting & { readonly snapshot: Pick<CaseSnapshot, 'slaMs' | 'slaSince' | 'dueAt'> | null },
  { stalledAfterMs, slaTargetHours }: DeadlineBasis,
): number | null {
  const { slaMs = 0, slaSince = null } = found.snapshot ?? {};
  if (found.waitingFor === 'bank') return bankWaitedSince(found) + stalledAfterMs;
  if (found.waitingFor === 'customer') return customerDeadline(found);
  return slaSince === null ? null : slaSince + slaTargetHours * 3_600_000 - slaMs;
}
