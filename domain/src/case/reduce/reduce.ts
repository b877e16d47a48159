import type { CaseActor, CaseCommand } from '../case-command.js';
import type { CaseEffect } from '../case-effect.js';
import type { CaseEvent } from '../case-event.js';
import type { CaseOutcome } from '../case-outcome.js';
import type { HistoryEntry } from '../case-snapshot.js';
import type { CaseState } from '../case-state.js';
import { reduceCommand } from './reduce-command.js';
import { reduceEvent } from './reduce-event.js';
import { armReminders } from './reduce-reminders.js';
import { Reduction } from './reduction.js';
import { snapshotOf } from '../snapshot.js';
import { isPolled, pollDelay, windowOf } from '../window.js';

/** A command that was decided to run, under its business id. */
export interface CommandInput {
  readonly kind: 'command';
  readonly commandId: string;
  readonly actor: CaseActor;
  readonly command: CaseCommand;
}

export interface EventInput {
  readonly kind: 'event';
  readonly event: CaseEvent;
}

export type CaseInput = CommandInput | EventInput;

/** What a step came to: the next state, lines to project, effects to start, outcomes by command id. */
export interface Reduced {
  readonly state: CaseState;
  readonly entries: readonly HistoryEntry[];
  readonly effects: readonly CaseEffect[];
  readonly outcomes: Readonly<Record<string, CaseOutcome>>;
}

const system: CaseActor = { side: 'system', accountId: '' };

/**
 * The next state of a case after a command or an event. Pure: time is passed in (ms since 1970), nothing is refused
 * here (`decide` does that), and what a stale effect or a foreign window reports changes nothing.
 */
export function reduce(revision: number, before: CaseState, input: CaseInput, at: number): Reduced {
  const cause =
    input.kind === 'command'
      ? { name: input.command.name, actor: input.actor }
      : { name: input.event.name, actor: system };
  const step = new Reduction(revision, before, at, cause);
  if (input.kind === 'command') reduceCommand(step, input.commandId, input.command);
  else reduceEvent(step, input.event);
  closeStep(step, before);
  return {
    state: step.state,
    entries: step.entries,
    effects: step.effects.filter(isPending(step)),
    outcomes: step.outcomes,
  };
}

const isPending = (step: Reduction) => (effect: CaseEffect) => step.state.pending.includes(effect);

/** Arms windows, and numbers a change that shows but wrote no line. */
function closeStep(step: Reduction, before: CaseState): void {
  const { state, at } = step;
  // The answer to an order may be another one now, so the next order needs an id of its own.
  if (!before.run && !state.run && before.status !== state.status) state.attempt += 1;
  if (!isPolled(state)) state.pollAt = null;
  else state.pollAt ??= at + pollDelay(state, at);
  armReminders(step);
  const window = windowOf(state);
  const same = window?.name === before.window?.name && window?.dueAt === before.window?.dueAt;
  state.window = same ? before.window : window;
  if (state.seq === before.seq && shown(state) !== shown(before)) state.seq += 1;
}

/** Without the reason of a failure: it comes and goes with a run, and must not number a step that a replay does again. */
const shown = (state: CaseState): string => JSON.stringify({ ...snapshotOf(state), bookingFailure: null });
