import type { CaseActor, CaseCommand, CommandName } from './case-command.js';
import type { CaseOutcome, Judgement } from './case-outcome.js';
import type { CaseRow } from './case-row.js';
import type { CaseState } from './case-state.js';
import { rowFor } from './case-table.js';
import { conditionsHold, isMismatch } from './row-condition.js';
import { snapshotOf } from './snapshot.js';

const handOverCommands: readonly CommandName[] = ['order', 'continue', 'release'];

/** The variant of the table's row that a command asks for; undefined takes whichever row fits the status. */
export function variantOf(command: CaseCommand): string | null | undefined {
  switch (command.name) {
    case 'order':
      return undefined;
    case 'continue':
      return command.abort ? 'abort' : null;
    case 'finish':
      return command.success ? 'success' : 'failure';
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

function isSameAsRunning(state: CaseState, command: CaseCommand): boolean {
  if (state.run?.command !== command.name) return false;
  return command.name !== 'passToCoreBanking' || state.run.mode === command.mode;
}

/** Answers that are known without doing anything (design 2 "Answers of order, continue and release"). */
function knownAnswer(state: CaseState, command: CaseCommand): CaseOutcome | null {
  if (command.name === 'formSaved' && state.status === 210 && !state.run) return { kind: 'done' };
  if (!handOverCommands.includes(command.name)) return null;
  const onHold = (state.status === 213 || state.status === 214) && command.name !== 'release';
  if (onHold || state.status === 350 || (state.handedOver && state.status !== 255)) return { kind: 'status' };
  return null;
}

/** There is one account and one girocard a case: whoever asks again is told what the first one was told. */
function bookedBefore({ status, bookings }: CaseState, command: CaseCommand): CaseOutcome | null {
  if (status !== 410 && status !== 420) return null;
  if (command.name !== 'createAccount' && command.name !== 'createGirocard') return null;
  const findingRef = command.name === 'createAccount' ? bookings.account : bookings.girocard;
  return findingRef === null ? null : { kind: 'coreBanking', findingRef, ok: true };
}

/** The mismatch a customer must resolve first is answered again, as often as is asked. */
function storedMismatch(state: CaseState, command: CaseCommand): CaseOutcome | null {
  if (command.name !== 'order' || state.run || !state.start || !isMismatch(state.start.state)) return null;
  if (state.status !== 218 && state.status !== 255) return null;
  return { kind: 'interrupted', state: state.start.state, findingRef: state.start.findingRef };
}

const isAskedFor = ({ persons }: CaseState, personId: string): boolean =>
  persons.some((one) => one.personId === personId && one.status === 'information_required');

/** What the table cannot say because it lies in the command itself. */
function contentFits(state: CaseState, command: CaseCommand): boolean {
  switch (command.name) {
    case 'order':
      return state.status === 218 ? state.form !== null : command.form !== null;
    case 'continue':
      return state.start?.state === `interrupted_${command.kind}_mismatch` && (command.abort || command.form !== null);
    case 'release':
      return state.form !== null;
    case 'personCompleted':
      return command.form !== null && isAskedFor(state, command.personId);
    default:
      return true;
  }
}

/**
 * The only judge of status: whether a command runs, attaches to its running twin, is answered at once or is refused.
 * Pure and synchronous; it is asked before a command is accepted, and `reduce` never refuses again.
 */
export function judge(revision: number, state: CaseState, command: CaseCommand, actor: CaseActor): Judgement {
  const refuse = (reason: 'illegal' | 'busy'): Judgement => ({ verdict: 'refuse', reason, status: state.status });
  if (state.status === 900 || state.archiving) return refuse('illegal');
  if (isSameAsRunning(state, command)) return { verdict: 'attach' };
  const known = knownAnswer(state, command);
  if (known) return { verdict: 'answer', outcome: known };
  if (state.run && state.run.kind !== 'coreBanking' && handOverCommands.includes(command.name)) return refuse('busy');
  const stored = bookedBefore(state, command) ?? storedMismatch(state, command);
  if (stored) return { verdict: 'answer', outcome: stored };
  const row = rowFor({ revision, name: command.name, status: state.status, variant: variantOf(command) });
  if (!row || !sideFits(state, row, actor)) return refuse('illegal');
  if (!conditionsHold(row.conditions, snapshotOf(state)) || !contentFits(state, command)) return refuse('illegal');
  return state.run && !row.duringRun ? refuse('busy') : { verdict: 'run' };
}
