import type { PersonId } from '../../person/person-id.js';
import type { Reminder } from '../../reminder/due-reminders.js';
import type { CaseCommand } from '../case-command.js';
import type { CaseEvent } from '../case-event.js';
import { remindersSince } from '../case-row.js';
import { noReminders } from '../case-state.js';
import { awaitedIn, dayMs, firstLookMs, minutesOfDay } from '../window.js';
import type { Reduction } from './reduction.js';

/** Lets the case look whom to remind a day after what it waits for has changed, and never for what is over. */
export function armReminders({ state, at, revision }: Reduction): void {
  if (revision < remindersSince) return;
  const before = state.reminders ?? noReminders;
  const of = awaitedIn(state);
  if (of === before.of) return;
  const { reminderDayMs } = state.policy;
  const askAt = of === null ? null : at + (reminderDayMs ?? firstLookMs);
  state.reminders = { ...before, of, askAt };
  state.pending = state.pending.filter(({ kind }) => kind !== 'planReminders');
}

/** It is time to look whom to remind. */
export function planReminders(step: Reduction): void {
  const { state, at } = step;
  const { reminders } = state;
  const askAt = reminders?.askAt ?? null;
  if (reminders === undefined || askAt === null || askAt > at) return;
  state.reminders = { ...reminders, askAt: null };
  step.start({ kind: 'planReminders', dayMs: state.policy.reminderDayMs ?? null });
}

/**
 * The portal has looked: each reminder that is due is a line of the history, with its mail. It looks again after a minute at
 * the earliest, so that clocks that differ cause no loop.
 */
export function remindersPlanned(step: Reduction, event: Extract<CaseEvent, { name: 'remindersPlanned' }>): void {
  const { state, at } = step;
  const { due, nextAt } = event;
  const minuteMs = (state.policy.reminderDayMs ?? dayMs) / minutesOfDay;
  const askAt = nextAt === null ? null : Math.max(nextAt, at + minuteMs);
  state.reminders = { ...(state.reminders ?? noReminders), askAt };
  for (const reminder of due) reminderLine(step, reminder, step.mailsOf(reminder.topic));
}

/** What a look under way finds would be out of date: the portal looks again. */
function lookAgain({ state, at }: Reduction): void {
  const rest = state.pending.filter(({ kind }) => kind !== 'planReminders');
  if (rest.length === state.pending.length) return;
  state.pending = rest;
  state.reminders = { ...(state.reminders ?? noReminders), askAt: at };
}

/** The bank reminds somebody now. */
export function remind(step: Reduction, command: Extract<CaseCommand, { name: 'remind' }>): void {
  reminderLine(step, command, step.mailsOf(command.topic));
  lookAgain(step);
}

/** The bank pauses all reminders of the case, or lets them come again. */
export function pauseReminders(step: Reduction, paused: boolean): void {
  const { state, at } = step;
  const reminders = state.reminders ?? noReminders;
  state.reminders = { ...reminders, paused, askAt: paused || reminders.of === null ? reminders.askAt : at };
  step.line({ type: 'bgo', status: String(state.status) });
  lookAgain(step);
}

/** A person, or the customer (null), wants no more reminders of this case. */
export function stopReminders(step: Reduction, personId: PersonId | null): void {
  const { state } = step;
  const reminders = state.reminders ?? noReminders;
  state.reminders = { ...reminders, stopped: [...reminders.stopped, personId] };
  reminderLine(step, { personId }, []);
  lookAgain(step);
}

/** A line about a person has the status of that person. */
function reminderLine(
  step: Reduction,
  { personId }: Pick<Reminder, 'personId'>,
  mails: ReturnType<Reduction['mailsOf']>,
): void {
  const { status, persons } = step.state;
  const person = persons.find((one) => one.personId === personId);
  if (person === undefined) step.line({ type: 'bgo', status: String(status), mails });
  else step.line({ type: 'person', personId: person.personId, status: person.status, mails });
}
