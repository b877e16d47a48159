import { personIdOf } from '../../person/person-id.js';
import { caseIdOf } from '../case-id.js';
import type { CaseActor, CaseCommand, FrozenForm } from '../case-command.js';
import type { CaseEffect, EffectKind } from '../case-effect.js';
import type { CaseEvent } from '../case-event.js';
import type { CaseOutcome, Decision } from '../case-outcome.js';
import { regularPolicy, type CasePolicy } from '../case-policy.js';
import type { HistoryEntry } from '../case-snapshot.js';
import { initialState, type CaseState } from '../case-state.js';
import { currentRevision } from '../case-table.js';
import { decide } from '../decide.js';
import type { PersonCheckResult, ProviderState } from '../provider-state.js';
import { reduce, type CaseInput } from '../reduce/reduce.js';

export const customer: CaseActor = { side: 'customer', accountId: 'c1' };
export const clerk: CaseActor = { side: 'staff', accountId: 's1' };

export const otherClerk: CaseActor = { side: 'staff', accountId: 's2' };

/** A GmbH with two directors who represent it jointly, and an owner who needs no identification. */
export const gmbhForm = (change: Partial<FrozenForm> = {}): FrozenForm => ({
  version: 1,
  hash: 'h1',
  persons: [
    { personId: personIdOf('p1'), acting: true, required: true, representation: 'JOINT' },
    { personId: personIdOf('p2'), acting: false, required: true, representation: 'JOINT' },
    { personId: personIdOf('p3'), acting: false, required: false, representation: null },
  ],
  reports: [],
  earlyReadiness: false,
  source: 'solaris',
  ...change,
});

export const checkResult = (personId: string, change: Partial<PersonCheckResult> = {}): PersonCheckResult => ({
  personId: personIdOf(personId),
  status: 'successful',
  check: null,
  conclusive: true,
  attemptsLeft: null,
  ...change,
});

export const providerState = (change: Partial<ProviderState> = {}): ProviderState => ({
  business: 'pending',
  dueDiligenceComplete: false,
  mismatch: null,
  mismatchRef: null,
  persons: [],
  ...change,
});

type Answer<N extends CaseEvent['name']> = Omit<Extract<CaseEvent, { name: N }>, 'name' | 'generation'>;

/** Runs one case without anything outside: commands as people give them, effects answered by hand. */
export class CaseFixture {
  state: CaseState;
  now = 1_000_000;
  readonly history: HistoryEntry[] = [];
  readonly outcomes: Record<string, CaseOutcome> = {};
  private count = 0;

  constructor(
    policy: CasePolicy = { ...regularPolicy, debug: true },
    readonly revision: number = currentRevision,
  ) {
    this.state = initialState({ caseId: caseIdOf('7'), revision, policy, at: this.now });
    this.event({ name: 'started' });
  }

  take(input: CaseInput): void {
    this.now += 1000;
    const reduced = reduce(this.revision, Object.freeze(this.state), input, this.now);
    this.state = reduced.state;
    this.history.push(...reduced.entries);
    Object.assign(this.outcomes, reduced.outcomes);
  }

  event(event: CaseEvent): this {
    this.take({ kind: 'event', event });
    return this;
  }

  decide(command: CaseCommand, actor: CaseActor = customer): Decision {
    return decide(this.revision, this.state, command, actor);
  }

  /** Gives a command that must run; returns its id. */
  give(command: CaseCommand, actor: CaseActor = customer): string {
    const decided = this.decide(command, actor);
    if (decided.decision !== 'run') throw new Error(`${command.name} at ${this.state.status}: ${decided.decision}`);
    const commandId = `${command.name}:${this.count++}`;
    this.take({ kind: 'command', commandId, command, actor });
    return commandId;
  }

  pending(kind: EffectKind): CaseEffect {
    const effect = this.state.pending.find((one) => one.kind === kind);
    if (!effect) throw new Error(`${kind} is not under way at ${this.state.status}`);
    return effect;
  }

  /** Answers the first pending effect of a kind. */
  answer<N extends Extract<CaseEvent, { generation: number }>['name']>(
    kind: EffectKind,
    name: N,
    result: Answer<N>,
  ): this {
    const { generation } = this.pending(kind);
    return this.event({ name, generation, ...result } as unknown as CaseEvent);
  }

  /** Lets the armed window run out. */
  expire(): this {
    const { window } = this.state;
    if (!window) throw new Error(`no window at ${this.state.status}`);
    this.now = window.dueAt;
    return this.event({ ...window });
  }

  fetched(change: Partial<ProviderState>): this {
    return this.event({ name: 'providerEvent', eventId: `e${this.now}`, source: 'banking', reference: 'r' }).answer(
      'fetchState',
      'stateFetched',
      { state: providerState(change) },
    );
  }
}

export const toForm = (fixture: CaseFixture): CaseFixture => {
  fixture.give({ name: 'confirmEmail' });
  fixture.give({ name: 'formSaved' });
  return fixture;
};

/** Orders and hands over, up to 220 with every check started. */
export const toTransferred = (fixture: CaseFixture, form = gmbhForm()): CaseFixture => {
  toForm(fixture).give({ name: 'order', form });
  fixture.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  return toAccepted(fixture);
};

/** Takes an order to 220; no check has an address yet. */
export const toHandedOver = (fixture: CaseFixture): CaseFixture => {
  fixture.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'matched', findingRef: null });
  fixture.answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'matched', findingRef: null });
  return fixture.answer('transfer', 'transferred', { result: 'accepted' });
};

export const toAccepted = (fixture: CaseFixture): CaseFixture => {
  toHandedOver(fixture);
  while (fixture.state.pending.some((effect) => effect.kind === 'startIdentification')) {
    const effect = fixture.pending('startIdentification');
    const personId = effect.kind === 'startIdentification' ? effect.personId : '';
    fixture.answer('startIdentification', 'identificationStarted', {
      personId: personIdOf(personId),
      checkRef: `check-${personId}`,
    });
  }
  return fixture.answer('fetchState', 'stateFetched', { state: providerState() });
};

export const toHold = (fixture: CaseFixture, result: 'findings' | 'again' = 'findings'): CaseFixture => {
  toForm(fixture).give({ name: 'order', form: gmbhForm() });
  return fixture.answer('evaluateHold', 'holdEvaluated', { result });
};

export const toReady = (fixture: CaseFixture): CaseFixture =>
  toTransferred(fixture).fetched({
    business: 'completed',
    dueDiligenceComplete: true,
    persons: [checkResult('p1'), checkResult('p2')],
  });

export const toBank = (fixture: CaseFixture): CaseFixture => {
  toReady(fixture).give({ name: 'takeOver' }, clerk);
  return fixture;
};
