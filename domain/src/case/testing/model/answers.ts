import type { CaseEffect } from '../../case-effect.js';
import type { CaseEvent } from '../../case-event.js';
import type { CasePerson, CaseState } from '../../case-state.js';
import type { PersonCheckResult, ProviderState } from '../../provider-state.js';
import type { Scenario } from './scenario.js';

/** One way in which something outside answers. An unhelpful one (silence, refusal) happens a few times only. */
export interface Answer {
  readonly event: CaseEvent;
  readonly label: string;
  readonly isHelpful: boolean;
}

const labelOf = (event: CaseEvent): string => ('result' in event ? `${event.name}: ${event.result}` : event.name);
const helpful = (...events: readonly CaseEvent[]): readonly Answer[] =>
  events.map((event) => ({ event, label: labelOf(event), isHelpful: true }));
const unhelpful = (...events: readonly CaseEvent[]): readonly Answer[] =>
  events.map((event) => ({ event, label: labelOf(event), isHelpful: false }));

/** Every answer that an effect may get. */
export function answersTo(scenario: Scenario, state: CaseState, effect: CaseEffect, at: number): readonly Answer[] {
  const { generation } = effect;
  switch (effect.kind) {
    case 'fetchLastSave':
      return helpful(...[at, null].map((savedAt) => ({ name: 'lastSaveFetched', generation, savedAt }) as const));
    case 'fetchReports':
    case 'evaluateHold':
    case 'matchPersons':
    case 'transfer':
      return orderAnswers(scenario, effect);
    case 'startIdentification': {
      const started = { name: 'identificationStarted', generation, personId: effect.personId } as const;
      // Null: the provider misses data of the person.
      const mayMiss = scenario.people.some(({ status }) => status === 'information_required');
      return helpful({ ...started, checkRef: 'check' }, ...(mayMiss ? [{ ...started, checkRef: null }] : []));
    }
    case 'fetchState':
      return helpful(
        ...providerStates(scenario, state).map(
          (fetched) => ({ name: 'stateFetched', generation, state: fetched }) as const,
        ),
      );
    case 'planReminders': {
      const due = state.persons.slice(0, 1).map(({ personId }) => ({ topic: 'identityCheck', personId }) as const);
      return helpful({ name: 'remindersPlanned', generation, due, nextAt: at + 1 });
    }
    case 'handOverDocuments':
      return helpful({ name: 'documentsHandedOver', generation });
    case 'cancelAtProviders':
      return helpful({ name: 'cancelledAtProviders', generation });
    case 'cancelIdentityChecks':
      return helpful({ name: 'identityChecksCancelled', generation });
    case 'coreBankingStep': {
      const booked = {
        name: 'coreBankingStepEnded',
        generation,
        step: effect.step,
        findingRef: 'f',
        reason: '',
      } as const;
      return [
        ...helpful({ ...booked, result: 'booked', ok: true }),
        ...unhelpful({ ...booked, result: 'booked', ok: false }, { ...booked, result: 'failed', ok: false }),
      ];
    }
    case 'sealEvidence':
      return helpful({ name: 'evidenceSealed', generation });
    case 'eraseCase':
      return helpful({ name: 'erased', generation });
  }
}

type OrderEffect = Extract<CaseEffect, { kind: 'fetchReports' | 'evaluateHold' | 'matchPersons' | 'transfer' }>;

function orderAnswers(scenario: Scenario, effect: OrderEffect): readonly Answer[] {
  const { generation } = effect;
  switch (effect.kind) {
    case 'fetchReports':
      return helpful({ name: 'reportsFetched', generation });
    case 'evaluateHold': {
      const results = ['clear', 'findings', 'again'] as const;
      return helpful(...results.map((result) => ({ name: 'holdEvaluated', generation, result }) as const));
    }
    case 'matchPersons': {
      const matched = { name: 'matched', generation, kind: effect.of, findingRef: null } as const;
      const results = scenario.mayMismatch ? (['matched', 'mismatch'] as const) : (['matched'] as const);
      return [
        ...helpful(...results.map((result) => ({ ...matched, result }))),
        ...unhelpful({ ...matched, result: 'rejected' }),
      ];
    }
    case 'transfer': {
      const transferred = { name: 'transferred', generation } as const;
      if (effect.isEnding) return helpful(...endings.map((result) => ({ ...transferred, result })));
      const results = ['filesTooLarge', 'rejected'] as const;
      return [
        ...helpful({ ...transferred, result: 'accepted' }),
        ...unhelpful(...results.map((result) => ({ ...transferred, result }))),
      ];
    }
  }
}

const endings = ['accepted', 'filesTooLarge', 'rejected', 'unknown'] as const;

/** A person whom the provider took without starting a check lacks data. */
const lacksData = ({ pending }: CaseState, { personId, required, status, checkRef }: CasePerson): boolean =>
  required &&
  status === 'created' &&
  checkRef === null &&
  !pending.some((effect) => effect.kind === 'startIdentification' && effect.personId === personId);

const present = ({ personId, status, check, conclusive, attemptsLeft }: CasePerson): PersonCheckResult => ({
  personId,
  status,
  check,
  conclusive,
  attemptsLeft,
});

/** The provider reports what is; only a check that exists can have moved on, and one thing moves at a time. */
function providerStates({ businesses, people }: Scenario, state: CaseState): readonly ProviderState[] {
  const mayMiss = people.some(({ status }) => status === 'information_required');
  const shown = (person: CasePerson): PersonCheckResult =>
    mayMiss && lacksData(state, person) ? { ...present(person), status: 'information_required' } : present(person);
  const same: ProviderState = { ...state.facts, persons: state.persons.map(shown) };
  const moved = businesses
    .filter((business) => business !== same.business)
    .map((business): ProviderState => {
      const isMismatch = business === 'research_mismatch';
      return { ...same, business, mismatch: isMismatch ? 'functionaries' : null, mismatchRef: isMismatch ? 'm' : null };
    });
  const isDone = { ...same, business: 'completed', dueDiligenceComplete: true } as const;
  const persons = state.persons
    .filter(({ required, conclusive }) => required && !conclusive)
    .flatMap((person) => people.map((result) => ({ person, result })))
    .filter(({ person, result }) => person.checkRef !== null || result.status === 'information_required')
    .map(({ person, result }): ProviderState => {
      const next = { ...result, personId: person.personId };
      return { ...same, persons: same.persons.map((one) => (one.personId === person.personId ? next : one)) };
    });
  return [same, ...moved, isDone, ...persons];
}
