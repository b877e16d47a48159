import type { CaseEffect } from '@kontor/domain/case/case-effect';
import type { CaseEvent } from '@kontor/domain/case/case-event';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import { initialState, type CaseState } from '@kontor/domain/case/case-state';
import type { StatusCode } from '@kontor/domain/case/case-status';
import { judge } from '@kontor/domain/case/judge';
import { reduce, type CaseInput } from '@kontor/domain/case/reduce';
import { snapshotOf } from '@kontor/domain/case/snapshot';
import {
  commandRefused,
  type CommandEnvelope,
  type IdentificationCaseInput,
  type RefusalDetail,
} from '@kontor/workflow-contract/identification-case.contract';
import { ApplicationFailure, condition } from '@temporalio/workflow';
import { Alarm } from './alarm.workflow.js';
import { Effects } from './effects.workflow.js';
import { Projector } from './projector.workflow.js';
import { Visibility } from './visibility.workflow.js';

interface Settled {
  readonly outcome: CaseOutcome;
  /** The change that must be projected before somebody is told. */
  readonly seq: number;
}

/** Cases of earlier revisions begin everything at once, as their histories tell. */
const revisionOfProjectedFirst = 2;

/**
 * A case while a run of it lasts: the state and everything that follows it. Whatever comes is reduced at once, in the
 * moment it was judged, so that no two inputs ever interleave.
 */
export class CaseProcess {
  readonly #revision: number;
  readonly #isNew: boolean;
  readonly #effects: Effects;
  readonly #projector: Projector;
  readonly #visibility: Visibility;
  readonly #window: Alarm;
  readonly #poll: Alarm;
  readonly #settled = new Map<string, Settled>();
  #state: CaseState;

  constructor({ caseId, legalForm, revision, policy, carried }: IdentificationCaseInput) {
    this.#revision = revision;
    this.#isNew = carried === undefined;
    this.#state = carried ?? initialState({ caseId, policy, at: Date.now() });
    this.#effects = new Effects({
      caseId,
      ready: (effect) => this.#readyFor(effect),
      onEvent: (event) => this.event(event),
    });
    this.#visibility = new Visibility(caseId, legalForm);
    this.#window = new Alarm(() => this.#windowEnded());
    this.#poll = new Alarm(() => this.event({ name: 'pollDue' }));
    const onLag = (isBehind: boolean) =>
      this.event({ name: 'attentionRaised', attention: isBehind ? 'projection_lag' : 'none' });
    this.#projector = new Projector({ caseId, seq: this.#state.seq, onLag });
  }

  /** Starts the case, or takes up again what an earlier run had under way. */
  begin(): void {
    void this.#projector.run();
    if (this.#isNew) this.event({ name: 'started' });
    else this.#follow();
  }

  get status(): StatusCode {
    return this.#state.status;
  }

  get hasNothingUnderWay(): boolean {
    return this.#state.pending.length === 0 && !this.#state.archiving;
  }

  /** Whether the run may end here: the read side knows all, and no child workflow would be left behind. */
  get canPause(): boolean {
    return this.#projector.isIdle && !this.#state.pending.some((effect) => effect.kind === 'coreBankingStep');
  }

  /** Everything the next run must know. */
  carry(): CaseState {
    return this.#state;
  }

  snapshot(): CaseSnapshot & { readonly seq: number } {
    return { ...snapshotOf(this.#state), seq: this.#state.seq };
  }

  /** Refuses before anything is written; synchronous, so that nothing can come between this and the command itself. */
  validate(envelope: CommandEnvelope): void {
    if (this.#recall(envelope.commandId)) return;
    const judgement = judge(this.#revision, this.#state, envelope.command, envelope.actor);
    if (judgement.verdict !== 'refuse') return;
    const detail: RefusalDetail = { reason: judgement.reason, status: judgement.status };
    throw ApplicationFailure.nonRetryable(`${envelope.command.name}: ${judgement.reason}`, commandRefused, detail);
  }

  /** Carries out a command, or waits for its running twin, or answers what is known; once the read side knows it too. */
  async command(envelope: CommandEnvelope): Promise<CaseOutcome> {
    const known = this.#recall(envelope.commandId);
    if (known) return known;
    const { commandId, command, actor } = envelope;
    const judgement = judge(this.#revision, this.#state, command, actor);
    if (judgement.verdict === 'answer') return judgement.outcome;
    const awaited = judgement.verdict === 'attach' ? (this.#state.run?.commandId ?? commandId) : commandId;
    if (awaited === commandId) this.#take({ kind: 'command', commandId, command, actor });
    await condition(() => this.#settled.has(awaited));
    const { outcome, seq } = this.#settled.get(awaited)!;
    await condition(() => this.#projector.seq >= seq);
    return outcome;
  }

  event(event: CaseEvent): void {
    this.#take({ kind: 'event', event });
  }

  /**
   * A step of an order begins at once, for somebody waits for it. Everything else begins when the read side knows the
   * change that asked for it: what a provider then tells meets a record that is up to date, and whoever waits for the
   * command behind the change is answered first.
   */
  #readyFor(effect: CaseEffect): Promise<void> | null {
    if (this.#revision < revisionOfProjectedFirst || effect.deadline !== null) return null;
    const { seq } = this.#state;
    return condition(() => this.#projector.seq >= seq);
  }

  /** What a command came to that was carried out in this or an earlier run. */
  #recall(commandId: string): CaseOutcome | undefined {
    return this.#state.outcomes.find((one) => one.commandId === commandId)?.outcome;
  }

  #windowEnded(): void {
    const { window } = this.#state;
    if (window) this.event({ ...window });
  }

  #take(input: CaseInput): void {
    const { state, entries, outcomes } = reduce(this.#revision, this.#state, input, Date.now());
    this.#state = state;
    for (const [commandId, outcome] of Object.entries(outcomes))
      this.#settled.set(commandId, { outcome, seq: state.seq });
    this.#projector.add(state, entries);
    this.#follow();
  }

  /** Lets everything outside follow the state. */
  #follow(): void {
    const { pending, window, pollAt } = this.#state;
    this.#effects.keepUpWith(pending);
    this.#window.set(window);
    this.#poll.set(pollAt === null ? null : { name: 'poll', dueAt: pollAt });
    this.#visibility.show(this.#state);
  }
}
