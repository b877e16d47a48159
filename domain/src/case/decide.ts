import type { PersonId } from '../person/person-id.js';
import { mailboxOf } from '../reminder/reminder-topic.js';
import { caseStatus } from './case-status.js';
import { type CaseActor, type CaseCommand, type CommandName, repeatKeyOf } from './case-command.js';
import { isMismatch, type CaseOutcome, type Decision } from './case-outcome.js';
import type { CaseRow } from './case-row.js';
import type { CaseState } from './case-state.js';
import { rowFor } from './case-table.js';
import { besideResolution, bookingStatuses } from './case-table.statuses.js';
import { isOwned, otherOwner } from './owner.js';
import { conditionsHold } from './row-condition.js';
import { snapshotOf } from './snapshot.js';
import { isCheckOpen } from './waiting-for.js';

const handOverCommands: readonly CommandName[] = ['order', 'continue', 'release'];

/** Whether a command hands the case over, or continues the hand-over: whoever gives it waits for the outcome within a budget. */
export const isHandOver = (name: CommandName): boolean => handOverCommands.includes(name);

/** The variant of the table's row that a command asks for; undefined takes whichever row fits the status. */
export function variantOf(command: CaseCommand): string | null | undefined {
  switch (command.name) {
    case 'order':
    case 'release':
      return undefined;
    case 'continue':
      return command.abort ? 'abort' : null;
    case 'finish':
      return command.success ? 'success' : 'failure';
    case 'remind':
      return command.topic;
    case 'debugSetStatus':
      return String(command.status);
    default:
      return null;
  }
}

function sideFits(state: CaseState, row: CaseRow, actor: CaseActor): boolean {
  if (row.who.includes('debug')) return state.policy.debug;
  if (actor.side === 'system') return true;
  return row.who.includes('customer') ? actor.side === 'customer' : actor.side === 'staff';
}

/** Whether the rules let the bank hand over again what the customer resolved. */
function mayReleaseResolution({ status, revision }: CaseState): boolean {
  if (status === caseStatus.researchMismatch) return true;
  return besideResolution.includes(status) && rowFor({ revision, name: 'release', status }) !== undefined;
}

/**
 * Whether a command waits for what runs already. Order and release wait for whatever hands the case over, a continue for
 * the same resolution only.
 */
function isAttached(state: CaseState, command: CaseCommand): boolean {
  const { run, status } = state;
  if (!run) return false;
  switch (command.name) {
    case 'order':
      return run.kind !== 'coreBanking';
    case 'release':
      return run.kind !== 'coreBanking' && (status === caseStatus.transferring || mayReleaseResolution(state));
    case 'continue':
      return run.command === command.name && run.resolution === command.resolution;
    case 'passToCoreBanking':
      return run.command === command.name && run.mode === command.mode;
    default:
      return run.command === command.name;
  }
}

/** After the hand-over only a mismatch of the research is handed over again, and by the bank what the provider refused of it. */
function isResolvable(state: CaseState, { name }: CaseCommand): boolean {
  const { status, start, run, attention } = state;
  if (status !== caseStatus.researchMismatch)
    return name === 'release' && attention === 'transfer_failed' && mayReleaseResolution(state);
  return name === 'release' || run !== null || isMismatch(start?.state ?? null);
}

/** Answers that are known without doing anything. */
function knownAnswer(state: CaseState, command: CaseCommand): CaseOutcome | null {
  if (command.name === 'formSaved' && state.status === caseStatus.dataCollecting && !state.run) return { kind: 'done' };
  if (!handOverCommands.includes(command.name)) return null;
  const onHold =
    (state.status === caseStatus.onHold || state.status === caseStatus.onHoldAgain) && command.name !== 'release';
  const isOver = state.status === caseStatus.abortedByCustomer || (state.handedOver && !isResolvable(state, command));
  return onHold || isOver ? { kind: 'status' } : null;
}

/** What is booked is booked once a case: whoever asks again gets the answer of the first one. */
function bookedBefore({ status, bookings, coreBanking }: CaseState, command: CaseCommand): CaseOutcome | null {
  if (!bookingStatuses.includes(status)) return null;
  const answer = (findingRef: string | null): CaseOutcome | null =>
    findingRef === null ? null : { kind: 'coreBanking', findingRef, ok: true };
  switch (command.name) {
    case 'passToCoreBanking':
      return coreBanking.mode === command.mode ? answer(bookings.parties) : null;
    case 'createAccount':
      return answer(bookings.account);
    case 'createGirocard':
      return answer(bookings.girocard);
    default:
      return null;
  }
}

/** The last thing that staff did is answered again to whoever did it and asks for it again. */
function repeated({ outcomes }: CaseState, command: CaseCommand, actor: CaseActor): Decision | null {
  const key = repeatKeyOf(command, actor);
  const last = outcomes.findLast(({ repeatKey = null }) => repeatKey !== null);
  return key !== null && last?.repeatKey === key ? { decision: 'answer', outcome: last.outcome } : null;
}

/** The mismatch a customer must resolve first is answered again, as often as is asked. */
function storedMismatch(state: CaseState, command: CaseCommand): CaseOutcome | null {
  if (command.name !== 'order' || state.run || !state.start || !isMismatch(state.start.state)) return null;
  if (state.status !== caseStatus.transferring && state.status !== caseStatus.researchMismatch) return null;
  return { kind: 'interrupted', state: state.start.state, findingRef: state.start.findingRef };
}

const isAskedFor = ({ persons }: CaseState, personId: PersonId): boolean =>
  persons.some((one) => one.personId === personId && one.status === 'information_required');

/** A person is reminded of an open identity check only, the customer of everything else, and nobody who stopped it. */
function canRemind(
  { persons, reminders }: CaseState,
  { topic, personId }: Extract<CaseCommand, { name: 'remind' }>,
): boolean {
  const coSigners = persons.filter(({ acting }) => !acting).map((one) => one.personId);
  if (reminders?.stopped.includes(mailboxOf({ coSigners }, { personId })) === true) return false;
  if (topic !== 'identityCheck') return personId === null;
  return persons.some((one) => one.personId === personId && isCheckOpen(one));
}

/** What is asked for is so already. */
function changesNothing({ owner, reminders }: CaseState, command: CaseCommand): boolean {
  switch (command.name) {
    case 'assign':
      return command.to === owner;
    case 'pauseReminders':
      return reminders?.paused === true;
    case 'resumeReminders':
      return reminders?.paused !== true;
    case 'stopReminders':
      return reminders?.stopped.includes(command.personId) === true;
    default:
      return false;
  }
}

/** What the table cannot say because it lies in the command itself. */
function contentFits(state: CaseState, command: CaseCommand): boolean {
  switch (command.name) {
    case 'order':
      return state.status === caseStatus.transferring ? state.form !== null : command.form !== null;
    case 'continue':
      return state.start?.state === `interrupted_${command.kind}_mismatch` && (command.abort || command.form !== null);
    case 'release':
      return state.form !== null;
    case 'personCompleted':
      return command.form !== null && isAskedFor(state, command.personId);
    case 'remind':
      return canRemind(state, command);
    default:
      return true;
  }
}

/**
 * Whether the status allows a command: it runs, attaches to the same one under way, is answered at once or is refused.
 * Pure and synchronous; it is asked before a command is accepted, and `reduce` never refuses again.
 */
export function decide(revision: number, state: CaseState, command: CaseCommand, actor: CaseActor): Decision {
  const refuse = (reason: 'illegal' | 'busy'): Decision => ({ decision: 'refuse', reason, status: state.status });
  if (state.status === caseStatus.archived || state.archiving)
    return repeated(state, command, actor) ?? refuse('illegal');
  const owner = actor.side === 'staff' && isOwned(command.name) ? otherOwner(state, actor.accountId) : null;
  if (owner !== null) return { decision: 'refuse', reason: 'taken', status: state.status, owner };
  if (isAttached(state, command)) return { decision: 'attach' };
  const known = knownAnswer(state, command);
  if (known) return { decision: 'answer', outcome: known };
  if (state.run && state.run.kind !== 'coreBanking' && handOverCommands.includes(command.name)) return refuse('busy');
  const stored = bookedBefore(state, command) ?? storedMismatch(state, command);
  if (stored) return { decision: 'answer', outcome: stored };
  const row = rowFor({ revision, name: command.name, status: state.status, variant: variantOf(command) });
  const isPossible = row && sideFits(state, row, actor) && conditionsHold(row.conditions, snapshotOf(state));
  if (!isPossible || !contentFits(state, command)) return repeated(state, command, actor) ?? refuse('illegal');
  if (changesNothing(state, command)) return { decision: 'answer', outcome: { kind: 'done' } };
  return state.run && !row.duringRun ? refuse('busy') : { decision: 'run' };
}
