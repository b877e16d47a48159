import type { PersonId } from '../../person/person-id.js';
import type { CaseActor } from '../case-command.js';
import { isLasting, isOrderStep, type CaseEffect, type EffectRequest } from '../case-effect.js';
import type { CaseOutcome } from '../case-outcome.js';
import type { RowName } from '../case-row.js';
import type { HistoryEntry, MailKind } from '../case-snapshot.js';
import { rememberedOutcomes, type CasePerson, type CaseRun, type CaseState } from '../case-state.js';
import { caseStatus, isFinal, type StatusCode } from '../case-status.js';
import { rowFor } from '../case-table.js';
import { slaAfter } from '../sla.js';

type Draft = { -readonly [K in keyof CaseState]: CaseState[K] };

/** What caused a step; it is on every history line the step writes. */
export interface Cause {
  readonly name: RowName;
  readonly actor: CaseActor;
}

const handOverRuns: readonly CaseRun['kind'][] = ['order', 'continue', 'release'];

/** One step of a case in the making: a copy of the state, with the few ways in which rules may change it. */
export class Reduction {
  readonly state: Draft;
  readonly entries: HistoryEntry[] = [];
  readonly effects: CaseEffect[] = [];
  readonly outcomes: Record<string, CaseOutcome> = {};

  constructor(
    readonly revision: number,
    before: CaseState,
    readonly at: number,
    readonly cause: Cause,
  ) {
    this.state = { ...before };
  }

  /** Writes a history line under the next number. */
  line(
    line: Pick<HistoryEntry, 'type' | 'status' | 'assignedTo'> & { personId?: PersonId; mails?: readonly MailKind[] },
  ): void {
    const { actor, name } = this.cause;
    this.state.seq += 1;
    this.entries.push({
      seq: this.state.seq,
      at: this.at,
      type: line.type,
      personId: line.personId ?? null,
      status: line.status,
      cause: name,
      actor: actor.side,
      accountId: actor.side === 'system' ? null : actor.accountId,
      ...(line.assignedTo === undefined ? {} : { assignedTo: line.assignedTo }),
      mails: line.mails ?? [],
    });
  }

  /** Moves the main status, with all that hangs on it: SLA clock, end of automation at a final status, history. */
  move(to: StatusCode, mails: readonly MailKind[] = []): void {
    const { state, at } = this;
    Object.assign(state, slaAfter(state, to, at));
    state.status = to;
    state.statusSince = at;
    state.progressAt = at;
    if (to !== caseStatus.archived) state.finalAt = isFinal(to) ? at : null;
    if (isFinal(to)) this.endAutomation();
    this.line({ type: 'bgo', status: String(to), mails });
  }

  /** Moves by the table's row for this cause: its target, its mails. */
  follow(variant: string | null = null): void {
    const row = this.row(variant);
    if (typeof row?.to === 'number') this.move(row.to, row.mails);
  }

  /** Mails of the table's row for this cause. */
  mailsOf(variant: string | null): readonly MailKind[] {
    return this.row(variant)?.mails ?? [];
  }

  private row(variant: string | null) {
    return rowFor({ revision: this.revision, name: this.cause.name, status: this.state.status, variant });
  }

  /** Starts an effect under a generation of its own. */
  start(request: EffectRequest, deadline: number | null = null): void {
    this.state.generation += 1;
    const effect: CaseEffect = { ...request, generation: this.state.generation, deadline };
    this.state.pending = [...this.state.pending, effect];
    this.effects.push(effect);
  }

  /** Takes a finished effect off the list; undefined when its generation is not under way any more. */
  finish(generation: number): CaseEffect | undefined {
    const effect = this.state.pending.find((one) => one.generation === generation);
    if (!effect) return undefined;
    this.state.pending = this.state.pending.filter((one) => one !== effect);
    const isOver = !this.state.pending.some(({ isStuck }) => isStuck);
    if (this.state.attention === 'provider_unresponsive' && isOver) this.state.attention = 'none';
    return effect;
  }

  /** Asks for attention as long as an effect finds no answer. */
  stick(generation: number): void {
    this.state.pending = this.state.pending.map((one) =>
      one.generation === generation ? { ...one, isStuck: true } : one,
    );
    if (this.state.attention !== 'transfer_failed') this.state.attention = 'provider_unresponsive';
  }

  /** Drops everything the automated process has under way. */
  endAutomation(): void {
    this.endRun({ kind: 'status' });
    this.dropOrderSteps();
    this.state.pending = this.state.pending.filter((effect) => isLasting(effect) || effect.isEnding);
    this.state.pollAt = null;
    this.state.fetchAgain = false;
    this.state.documentsAgain = false;
  }

  /** Records what a command came to, for whoever waits and for repeats of the command. */
  settle(commandId: string, outcome: CaseOutcome, repeatKey: string | null = null): void {
    this.outcomes[commandId] = outcome;
    const isIdle = outcome.kind === 'interrupted' && outcome.state === 'idle_timeout';
    if (!isIdle)
      this.state.outcomes = [
        ...this.state.outcomes,
        { commandId, outcome, ...(repeatKey === null ? {} : { repeatKey }) },
      ].slice(-rememberedOutcomes);
  }

  /** Ends what runs, if anything does, with an outcome. */
  endRun(outcome: CaseOutcome): void {
    const { run } = this.state;
    if (!run) return;
    this.state.run = null;
    if (handOverRuns.includes(run.kind)) {
      this.state.attempt += 1;
      this.dropOrderSteps();
    }
    if (run.kind === 'release' || run.kind === 'coreBanking') this.state.round += 1;
    this.settle(run.commandId, outcome, run.repeatKey);
  }

  /** A transfer may create something at the provider, so its attempt is let end; other steps of an order are dropped. */
  private dropOrderSteps(): void {
    this.state.pending = this.state.pending
      .filter((effect) => effect.kind === 'transfer' || !isOrderStep(effect))
      .map((effect) => (effect.kind === 'transfer' ? { ...effect, isEnding: true } : effect));
  }

  /** Changes one person and writes the line that records it. */
  changePerson(personId: PersonId, change: Partial<CasePerson>, mails: readonly MailKind[] = []): void {
    const before = this.state.persons.find((person) => person.personId === personId);
    if (!before) return;
    const after = { ...before, ...change };
    this.state.persons = this.state.persons.map((person) => (person === before ? after : person));
    if (after.status !== before.status || after.check !== before.check || mails.length > 0) {
      this.state.progressAt = this.at;
      this.line({ type: 'person', personId, status: after.status, mails });
    }
  }
}
