import type { CaseCommand } from '@kontor/domain/case/case-command';
import type { CaseEffect } from '@kontor/domain/case/case-effect';
import type { CaseEvent } from '@kontor/domain/case/case-event';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import { answerBudgetOf } from '@kontor/domain/case/case-policy';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import { initialState, type CaseState } from '@kontor/domain/case/case-state';
import { isFinal, type StatusCode } from '@kontor/domain/case/case-status';
import { decide, isHandOver } from '@kontor/domain/case/decide';
import { reduce, type CaseInput } from '@kontor/domain/case/reduce/reduce';
import { snapshotOf } from '@kontor/domain/case/snapshot';
import { keepsHistoryBrief } from '@kontor/domain/case/case-table';
import { upgradeState } from '@kontor/domain/case/upgrade-state';
import type { Projection } from '@kontor/workflow-contract/case-activities.contract';
import type { CommandEnvelope, IdentificationCaseInput } from '@kontor/workflow-contract/identification-case.contract';
import { condition, makeContinueAsNewFunc } from '@temporalio/workflow';
import { CaseTimer } from './case-timer.workflow.js';
import { Effects } from './effects.workflow.js';
import { Projector } from './projector.workflow.js';
import { RecordedInputs } from './recorded-inputs.workflow.js';
import { refusalOf } from './refusal.workflow.js';
import { retryNow } from './retry.workflow.js';
import { CaseSearchAttributes } from './search-attributes.workflow.js';

interface Settled {
  readonly outcome: CaseOutcome;
  /** Sequence number that must be projected before the caller gets the outcome. */
  readonly seq: number;
}

const idle: CaseOutcome = { kind: 'interrupted', state: 'idle_timeout', findingRef: null };

/** How long a command waits until the case is as whoever gives it has seen it, ms. */
const catchUpMs = 2_000;

/** A booking ends with its run; an attempt that ends has to be waited for. */
const mustEndHere = (effect: CaseEffect): boolean => effect.kind === 'coreBankingStep' || effect.isEnding === true;

/**
 * The state of a case during one run, and what follows from it: effects, timers, projection, search attributes. Each
 * input is validated and reduced in the same synchronous step, so that inputs never interleave.
 */
export class CaseProcess {
  readonly #isNew: boolean;
  readonly #isBrief: boolean;
  readonly #beganFinal: boolean;
  readonly #inputs = new RecordedInputs();
  readonly #effects: Effects;
  readonly #projector: Projector;
  readonly #searchAttributes: CaseSearchAttributes;
  readonly #window: CaseTimer;
  readonly #poll: CaseTimer;
  readonly #reminder: CaseTimer;
  readonly #settled = new Map<string, Settled>();
  #state: CaseState;
  /** A step of the hand-over has found no answer while somebody waits. */
  #isUnanswered = false;

  constructor({ caseId, legalForm, revision, policy, carried }: IdentificationCaseInput) {
    this.#isNew = carried === undefined;
    this.#state = carried
      ? upgradeState(carried, revision)
      : initialState({ caseId, revision, policy, at: Date.now() });
    const isBrief = keepsHistoryBrief(revision);
    this.#isBrief = isBrief;
    this.#beganFinal = isFinal(this.#state.status);
    this.#effects = new Effects({
      caseId,
      isBrief,
      ready: (effect) => this.#readyFor(effect),
      onEvent: (event) => this.event(event),
      onUnanswered: () => this.#unanswered(),
    });
    this.#searchAttributes = new CaseSearchAttributes({ caseId, legalForm, isBrief });
    this.#window = new CaseTimer(() => this.#windowEnded(), isBrief);
    this.#poll = new CaseTimer(() => this.event({ name: 'pollDue' }), isBrief);
    this.#reminder = new CaseTimer(() => this.event({ name: 'reminderDue' }), isBrief);
    const onLag = (isBehind: boolean) =>
      this.event({ name: 'attentionRaised', attention: isBehind ? 'projection_lag' : 'none' });
    this.#projector = new Projector({ caseId, seq: this.#state.seq, isBrief, inputs: this.#inputs, onLag });
  }

  /** Starts the case, or continues what an earlier run had pending. */
  start(): void {
    void this.#projector.run();
    if (this.#isNew) this.event({ name: 'started' });
    else this.#applyState();
  }

  get status(): StatusCode {
    return this.#state.status;
  }

  /** The run came to a final status, and the next one waits for the archive. */
  get reachedFinal(): boolean {
    const { status, pending, archiving } = this.#state;
    return !this.#beganFinal && isFinal(status) && pending.length === 0 && !archiving;
  }

  /** The run may end here: everything is projected, and nothing is under way that another run cannot take over. */
  get canEndRun(): boolean {
    return this.#projector.isIdle && !this.#state.pending.some(mustEndHere);
  }

  /** The state that the next run continues with. */
  get state(): CaseState {
    return { ...this.#state, seq: this.#projectedAs };
  }

  /** Continues with the state as a new run, under a revision. */
  continueAsNew(input: IdentificationCaseInput, revision: number): Promise<never> {
    const next = { ...input, revision, carried: this.state };
    const options = this.#isBrief ? { typedSearchAttributes: this.#searchAttributes.of(this.#state) } : {};
    return makeContinueAsNewFunc<(input: IdentificationCaseInput) => Promise<void>>(options)(next);
  }

  snapshot(): CaseSnapshot & { readonly seq: number } {
    return { ...snapshotOf(this.#state), seq: this.#projectedAs };
  }

  /** See `Projector.above`. */
  projectionsAbove(seq: number): readonly Projection[] {
    return this.#projector.above(seq);
  }

  /** The number under which the portal has or gets the present state. */
  get #projectedAs(): number {
    return this.#state.seq + this.#projector.shift;
  }

  get #shownSeq(): number | null {
    return this.#isBrief ? this.#projectedAs : null;
  }

  /** Refuses before anything is written to the history. Synchronous, because the SDK does not await validators. */
  validate(envelope: CommandEnvelope): void {
    if (this.#earlierOutcome(envelope.commandId)) return;
    const decided = decide(this.#state.revision, this.#state, envelope.command, envelope.actor);
    if (decided.decision === 'refuse') throw refusalOf(envelope.command, decided, this.#shownSeq);
  }

  /** Runs a command, attaches to the same command that is running, or returns the stored outcome, once it is projected. */
  async command(envelope: CommandEnvelope): Promise<CaseOutcome> {
    this.#inputs.noteUnrecorded();
    const earlier = this.#earlierOutcome(envelope.commandId);
    if (earlier) return this.#onceProjected(earlier);
    const { commandId, command, actor, seen = 0 } = envelope;
    // After a lost task the repeated one takes commands before the answers of activities that it has recorded.
    const isAsSeen = (): boolean => !this.#isBrief || this.#projectedAs >= seen;
    if (!isAsSeen()) await condition(isAsSeen, catchUpMs);
    const decided = decide(this.#state.revision, this.#state, command, actor);
    if (decided.decision === 'refuse') throw refusalOf(command, decided, this.#shownSeq);
    if (decided.decision === 'answer') return this.#onceProjected(decided.outcome);
    const awaited = decided.decision === 'attach' ? (this.#state.run?.commandId ?? commandId) : commandId;
    if (awaited !== commandId) retryNow();
    else {
      this.#isUnanswered = false;
      this.#apply({ kind: 'command', commandId, command, actor });
    }
    const { outcome, seq } = await this.#settledInTime(awaited, command);
    await condition(() => this.#projector.seq >= seq);
    return outcome;
  }

  /** Whoever gives the next command must not meet a portal that does not show this one yet. */
  async #onceProjected(outcome: CaseOutcome): Promise<CaseOutcome> {
    const { seq } = this.#state;
    if (this.#isBrief) await condition(() => this.#projector.seq >= seq);
    return outcome;
  }

  /** What a command comes to; whoever hands a case over gets `idle_timeout` when it takes long, while it continues. */
  async #settledInTime(commandId: string, { name }: CaseCommand): Promise<Settled> {
    const settled = () => this.#settled.get(commandId);
    const isSettled = () => settled() !== undefined;
    const until = Date.now() + answerBudgetOf(this.#state.policy);
    if (!isHandOver(name)) await condition(isSettled);
    else if (!(await (this.#isBrief ? this.#inTime(isSettled, until) : condition(isSettled, until - Date.now()))))
      this.event({ name: 'answerOverdue' });
    return settled() ?? { outcome: idle, seq: this.#state.seq };
  }

  /**
   * Whether a hand-over is settled in time. Each of its steps ends with the time of the person who waits, so a timer of its
   * own is needed only once a step has found no answer, or for a person who comes later.
   */
  async #inTime(isSettled: () => boolean, until: number): Promise<boolean> {
    await condition(() => isSettled() || this.#isUnanswered || this.#state.run?.deadline !== until);
    const remainingMs = until - Date.now();
    return isSettled() || (remainingMs > 0 && condition(isSettled, remainingMs));
  }

  /** A step that is usually over within seconds has found no answer. */
  #unanswered(): void {
    if (!this.#isBrief) return;
    this.#isUnanswered = true;
    this.#searchAttributes.update(this.#state, this.#isPassing);
  }

  /** The present state holds for seconds: a person waits for a hand-over, checks begin, or the run is over. */
  get #isPassing(): boolean {
    const { run, pending, attention } = this.#state;
    if (this.reachedFinal) return attention === 'none';
    const isAwaited = run !== null && run.deadline !== null;
    return !this.#isUnanswered && (isAwaited || pending.some(({ kind }) => kind === 'startIdentification'));
  }

  event(event: CaseEvent): void {
    this.#apply({ kind: 'event', event });
  }

  /**
   * A step of an order starts at once, because a person waits for it. Every other effect starts after its change is
   * projected, so that provider events meet an up-to-date record and the caller of the command is answered first.
   */
  #readyFor(effect: CaseEffect): Promise<void> | null {
    if (effect.deadline !== null) return null;
    const { seq } = this.#state;
    return condition(() => this.#projector.seq >= seq);
  }

  /** Outcome of a command that finished in this or an earlier run. */
  #earlierOutcome(commandId: string): CaseOutcome | undefined {
    return this.#state.outcomes.find((one) => one.commandId === commandId)?.outcome;
  }

  #windowEnded(): void {
    const { window } = this.#state;
    if (window) this.event({ ...window });
  }

  #apply(input: CaseInput): void {
    const { state, entries, outcomes } = reduce(this.#state.revision, this.#state, input, Date.now());
    this.#state = state;
    for (const [commandId, outcome] of Object.entries(outcomes))
      this.#settled.set(commandId, { outcome, seq: state.seq });
    this.#projector.add(state, entries);
    this.#applyState();
  }

  #applyState(): void {
    const { pending, window, pollAt, reminders } = this.#state;
    const askAt = reminders?.askAt ?? null;
    this.#effects.reconcile(pending);
    this.#window.set(window);
    this.#poll.set(pollAt === null ? null : { name: 'poll', dueAt: pollAt });
    this.#reminder.set(askAt === null ? null : { name: 'reminder', dueAt: askAt });
    this.#searchAttributes.update(this.#state, this.#isPassing);
  }
}
