import { remindersSince } from './case-row.js';
import { noReminders, type CaseReminders, type CaseState } from './case-state.js';
import { awaitedIn, firstLookMs } from './window.js';

/** What a revision adds to the state of a case, by its number; a field that it adds gets its value here. */
type Upgrades = Readonly<Record<number, (before: CaseState) => CaseState>>;

const upgrades: Upgrades = {
  // An order under way has sent its mail.
  2: (before) => ({ ...before, receiptDue: false }),
  7: (before) => ({ ...before, reminders: remindersOfEarlier(before) }),
};

/** The reminders of a case of an earlier revision: one that waits for the customer looks whom to remind. */
export function remindersOfEarlier(state: CaseState): CaseReminders {
  const of = awaitedIn({ ...state, revision: remindersSince });
  return { ...noReminders, of, askAt: of === null ? null : state.statusSince + firstLookMs };
}

/**
 * The state of a case as the rules of a later revision expect it; whatever it held is kept. It depends on its arguments
 * alone, because a replay does it again under later code.
 */
export function upgradeState(state: CaseState, to: number, known: Upgrades = upgrades): CaseState {
  const between = Object.keys(known)
    .map(Number)
    .sort((a, b) => a - b);
  const due = between.filter((revision) => revision > state.revision && revision <= to);
  return { ...due.reduce((before, revision) => known[revision]?.(before) ?? before, state), revision: to };
}
