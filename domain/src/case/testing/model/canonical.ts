import type { CaseEffect } from '../../case-effect.js';
import type { CasePerson, CaseState } from '../../case-state.js';

type Plain = Readonly<Record<string, unknown>>;

/** A person without what distinguishes one from another of the same kind. */
function plainPerson({ pending }: CaseState, { personId, checkRef, ...person }: CasePerson): Plain {
  const isStarting = pending.some((effect) => effect.kind === 'startIdentification' && effect.personId === personId);
  return { ...person, hasCheck: checkRef !== null, isStarting };
}

function plainEffect(state: CaseState, order: readonly string[], effect: CaseEffect): Plain {
  const { isStuck: _isStuck, ...known } = effect;
  const plain: Record<string, unknown> = { ...known, generation: 0, deadline: effect.deadline !== null };
  if ('version' in effect) plain['version'] = effect.version === (state.form?.version ?? 0);
  if ('personId' in effect) plain['personId'] = order.indexOf(effect.personId);
  return plain;
}

/**
 * A state as the model check distinguishes states: without times (a window may end whenever it is armed), counters, ids,
 * outcomes and what draws attention but a refusal; effects in their order, persons of the same kind alike. Two states with one canonical text behave alike.
 */
export function canonicalOf(state: CaseState): string {
  const persons = state.persons
    .map((person) => ({ id: person.personId, text: JSON.stringify(plainPerson(state, person)) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  const order = persons.map(({ id }) => id);
  const { owner, status, run, resumeAt, start, facts, coreBanking, window } = state;
  const { handedOver, automationEnded, hidden, archiving, fetchAgain, documentsAgain } = state;
  return JSON.stringify({
    ...{ owner, status, resumeAt, coreBanking, handedOver, automationEnded, hidden, archiving },
    ...{ fetchAgain, documentsAgain },
    form: state.form && { reports: state.form.reports.length, earlyReadiness: state.form.earlyReadiness },
    run: run && { ...run, commandId: '', repeatKey: null, since: 0, deadline: run.deadline !== null },
    start: start?.state ?? null,
    facts: { ...facts, mismatchRef: null },
    booked: [state.bookings.account !== null, state.bookings.girocard !== null],
    window: window?.name ?? null,
    isPolled: state.pollAt !== null,
    isFinalSince: state.finalAt !== null,
    isRefused: state.attention === 'transfer_failed',
    wasOrdered: state.firstOrderedAt !== null,
    // Reminders change nothing but themselves.
    pending: state.pending
      .filter(({ kind }) => kind !== 'planReminders')
      .map((effect) => plainEffect(state, order, effect)),
    persons: persons.map(({ text }) => text),
  });
}
