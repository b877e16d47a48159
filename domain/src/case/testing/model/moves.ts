import { regularPolicy } from '../../case-policy.js';
import type { CaseEffect } from '../../case-effect.js';
import type { CaseState } from '../../case-state.js';
import { currentRevision } from '../../case-table.js';
import { decide } from '../../decide.js';
import type { CaseInput } from '../../reduce/reduce.js';
import { answersTo } from './answers.js';
import { byBank, byCustomer, type ModelCommand, type Scenario } from './scenario.js';

/**
 * How a state is left: by a command, an effect's answer, a refusal, silence for long, a window, a poll or news of a
 * provider.
 */
export type MoveKind = 'command' | 'answer' | 'refusal' | 'silence' | 'window' | 'poll' | 'news';

export interface Move {
  readonly kind: MoveKind;
  readonly label: string;
  readonly input: CaseInput;
  readonly at: number;
}

const second = 1_000;
const longestPoll = 24 * (regularPolicy.pollMs ?? 0);

/** The latest time in the state. */
const latest = ({ statusSince, progressAt, fetchedAt, savedAt, firstOrderedAt }: CaseState): number =>
  Math.max(statusSince, progressAt, fetchedAt, savedAt ?? 0, firstOrderedAt ?? 0);

/** Everything that may happen next to a case, by the rules of the table and by what a scenario lets outside do. */
export function movesOf(scenario: Scenario, state: CaseState): readonly Move[] {
  const at = latest(state) + second;
  return [...commandMoves(scenario, state, at), ...answerMoves(scenario, state, at), ...otherMoves(state, at)];
}

function commandMoves(scenario: Scenario, state: CaseState, at: number): readonly Move[] {
  const ways: readonly ModelCommand[] = [
    ...byCustomer({ name: 'confirmEmail' }, { name: 'formSaved' }, { name: 'order', form: scenario.form }),
    ...byBank({ name: 'release' }),
    ...scenario.commands,
  ];
  return ways.flatMap(({ command: given, actor }): readonly Move[] => {
    const command = withNextVersion(state, given);
    if (decide(currentRevision, state, command, actor).decision !== 'run') return [];
    const label = labelOf(command);
    return [
      { kind: 'command', label, at, input: { kind: 'command', commandId: `${label}:${state.seq}`, actor, command } },
    ];
  });
}

function labelOf(command: ModelCommand['command']): string {
  switch (command.name) {
    case 'continue':
      return `${command.abort ? 'end' : 'continue'} at ${command.kind}`;
    case 'assign':
      return command.to === null ? 'let go' : `assign to ${command.to}`;
    case 'finish':
      return command.success ? 'finish' : 'finish without account';
    case 'passToCoreBanking':
      return `pass as ${command.mode}`;
    case 'debugSetStatus':
      return `set to ${command.status}`;
    default:
      return command.name;
  }
}

/** Every frozen form is a version of its own. */
function withNextVersion(state: CaseState, command: ModelCommand['command']): ModelCommand['command'] {
  if (!('form' in command) || !command.form) return command;
  return { ...command, form: { ...command.form, version: (state.form?.version ?? 0) + 1 } };
}

/** The portal answers after the window that made the case ask. */
const answeredAt = ({ kind }: CaseEffect, { policy }: CaseState, at: number): number =>
  kind === 'fetchLastSave' ? at + policy.draftWindowMs : at;

const answerMoves = (scenario: Scenario, state: CaseState, now: number): readonly Move[] =>
  state.pending.flatMap((effect) => {
    const at = answeredAt(effect, state, now);
    return answersTo(scenario, state, effect, at).map(({ event, isHelpful, label }): Move => {
      return { kind: isHelpful ? 'answer' : 'refusal', label, at, input: { kind: 'event', event } };
    });
  });

function otherMoves(state: CaseState, at: number): readonly Move[] {
  const { window, pollAt, fetchedAt, seq, seenEvents, handedOver, run, pending } = state;
  const moves: Move[] = [];
  const add = (kind: MoveKind, label: string, move: Pick<Move, 'at'> & Pick<CaseInput & { kind: 'event' }, 'event'>) =>
    moves.push({ kind, label, at: move.at, input: { kind: 'event', event: move.event } });
  if (window) add('window', window.name, { at: Math.max(at, window.dueAt), event: { ...window } });
  if (pollAt !== null) {
    const due = Math.max(at, pollAt, fetchedAt + longestPoll + second);
    add('poll', 'poll', { at: due, event: { name: 'pollDue' } });
  }
  const { askAt = null } = state.reminders ?? {};
  if (askAt !== null) add('poll', 'remind', { at: Math.max(at, askAt), event: { name: 'reminderDue' } });
  if (run && run.deadline !== null)
    add('silence', 'overdue', { at: Math.max(at, run.deadline), event: { name: 'answerOverdue' } });
  for (const { kind, generation, isStuck } of pending)
    if (!isStuck) add('silence', `${kind} stuck`, { at, event: { name: 'effectStuck', generation } });
  add('news', 'mail failed', { at, event: { name: 'mailFailed', mailId: `${seq}` } });
  const event = { name: 'providerEvent', eventId: `${seenEvents.length}`, source: 'banking', reference: 'r' } as const;
  if (handedOver) add('news', 'news', { at, event });
  return moves;
}
