import type { CaseSnapshot } from './case-snapshot.js';
import type { CaseState } from './case-state.js';

/** What the read side keeps of a case's state. */
export function snapshotOf(state: CaseState): CaseSnapshot {
  return {
    revision: state.revision,
    status: state.status,
    handedOver: state.handedOver,
    automationEnded: state.automationEnded,
    startState: state.start?.state ?? null,
    startFindingRef: state.start?.findingRef ?? null,
    wasOnHold: state.wasOnHold,
    attempt: state.attempt,
    round: state.round,
    running: state.run?.kind ?? null,
    persons: state.persons.map(
      ({ personId, status, check, source, acting, required, representation, checkRef, attemptsLeft }) => ({
        personId,
        status,
        check,
        source,
        acting,
        required,
        representation,
        checkRef,
        attemptsLeft,
      }),
    ),
    coreBanking: state.coreBanking,
    bookingFailure: bookingFailureOf(state),
    accountOpened: state.accountOpened,
    attention: state.attention,
    firstOrderedAt: state.firstOrderedAt,
    slaMs: state.slaMs,
    slaSince: state.slaSince,
    slaEnded: state.slaEnded,
    finalAt: state.finalAt,
    dueAt: state.window?.dueAt ?? null,
    hidden: state.hidden,
    owner: state.owner,
    ...remindersOf(state),
  };
}

function remindersOf({ reminders }: CaseState): Pick<CaseSnapshot, 'reminders'> {
  return reminders === undefined ? {} : { reminders: { paused: reminders.paused, stopped: reminders.stopped } };
}

function bookingFailureOf({ run, outcomes }: Pick<CaseState, 'run' | 'outcomes'>): string | null {
  if (run?.kind === 'coreBanking') return null;
  const last = outcomes.findLast(
    ({ outcome }) => outcome.kind === 'coreBanking' || outcome.kind === 'coreBankingFailed',
  );
  return last?.outcome.kind === 'coreBankingFailed' ? last.outcome.reason : null;
}
