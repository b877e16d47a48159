import type { CaseActor, CaseCommand, FrozenForm } from './case-command.js';
import type { CaseEffect, EffectKind } from './case-effect.js';
import type { CaseEvent } from './case-event.js';
import type { CaseOutcome, Judgement } from './case-outcome.js';
import { regularPolicy, type CasePolicy } from './case-policy.js';
import type { HistoryEntry } from './case-snapshot.js';
import { initialState, type CaseState } from './case-state.js';
import { currentRevision } from './case-table.js';
import { judge } from './judge.js';
import type { PersonVerdict, ProviderState } from './provider-state.js';
import { reduce, type CaseInput } from './reduce.js';

export const customer: CaseActor = { side: 'customer', accountId: 'c1' };
export const clerk: CaseActor = { side: 'staff', accountId: 's1' };

/** A GmbH with two directors who represent it jointly, and an owner who needs no identification. */
export const gmbhForm = (change: Partial<FrozenForm> = {}): FrozenForm => ({
  version: 1,
  hash: 'h1',
  persons: [
    { personId: 'p1', acting: true, required: true, representation: 'JOINT' },
    { personId: 'p2', acting: false, required: true, representation: 'JOINT' },
    { personId: 'p3', acting: false, required: false, representation: null },
  ],
  reports: [],
  earlyReadiness: false,
  source: 'solaris',
  ...change,
});

export const verdict = (personId: string, change: Partial<PersonVerdict> = {}): PersonVerdict => ({
  personId,
  status: 'successful',
  check: null,
  conclusive: true,
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

/** Plays one case without anything outside: commands as people give them, effects answered by hand. */
export class CasePlay {
  state: CaseState;
  now = 1_000_000;
  readonly history: HistoryEntry[] = [];
  readonly outcomes: Record<string, CaseOutcome> = {};
  private count = 0;

  constructor(policy: CasePolicy = { ...regularPolicy, debug: true }) {
    this.state = initialState({ caseId: '7', policy, at: this.now });
    this.event({ name: 'started' });
  }

  take(input: CaseInput): void {
    this.now += 1000;
    const reduced = reduce(currentRevision, Object.freeze(this.state), input, this.now);
    this.state = reduced.state;
    this.history.push(...reduced.entries);
    Object.assign(this.outcomes, reduced.outcomes);
  }

  event(event: CaseEvent): this {
    this.take({ kind: 'event', event });
    return this;
  }

  judge(command: CaseCommand, actor: CaseActor = customer): Judgement {
    return judge(currentRevision, this.state, command, actor);
  }

  /** Gives a command that must run; returns its id. */
  give(command: CaseCommand, actor: CaseActor = customer): string {
    const judgement = this.judge(command, actor);
    if (judgement.verdict !== 'run') throw new Error(`${command.name} at ${this.state.status}: ${judgement.verdict}`);
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

export const toForm = (play: CasePlay): CasePlay => {
  play.give({ name: 'confirmEmail' });
  play.give({ name: 'formSaved' });
  return play;
};

/** Orders and hands over, up to 220 with every check started. */
export const toTransferred = (play: CasePlay, form = gmbhForm()): CasePlay => {
  toForm(play).give({ name: 'order', form });
  play.answer('evaluateHold', 'holdEvaluated', { result: 'clear' });
  return toAccepted(play);
};

export const toAccepted = (play: CasePlay): CasePlay => {
  play.answer('matchPersons', 'matched', { kind: 'functionaries', result: 'matched', findingRef: null });
  play.answer('matchPersons', 'matched', { kind: 'beneficiaries', result: 'matched', findingRef: null });
  play.answer('transfer', 'transferred', { result: 'accepted' });
  while (play.state.pending.some((effect) => effect.kind === 'startIdentification')) {
    const effect = play.pending('startIdentification');
    const personId = effect.kind === 'startIdentification' ? effect.personId : '';
    play.answer('startIdentification', 'identificationStarted', { personId, checkRef: `check-${personId}` });
  }
  return play.answer('fetchState', 'stateFetched', { state: providerState() });
};

export const toHold = (play: CasePlay, result: 'findings' | 'again' = 'findings'): CasePlay => {
  toForm(play).give({ name: 'order', form: gmbhForm() });
  return play.answer('evaluateHold', 'holdEvaluated', { result });
};

export const toReady = (play: CasePlay): CasePlay =>
  toTransferred(play).fetched({
    business: 'completed',
    dueDiligenceComplete: true,
    persons: [verdict('p1'), verdict('p2')],
  });

export const toBank = (play: CasePlay): CasePlay => {
  toReady(play).give({ name: 'takeOver' }, clerk);
  return play;
};
