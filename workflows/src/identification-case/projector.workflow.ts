import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseState } from '@kontor/domain/case/case-state';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { snapshotOf } from '@kontor/domain/case/snapshot';
import type { CaseActivities, Projection } from '@kontor/workflow-contract/case-activities.contract';
import { condition, proxyActivities } from '@temporalio/workflow';
import { withTrace, currentTrace, type TraceHeaders } from '../trace/trace.workflow.js';
import { localAnswer } from './local-attempt.workflow.js';
import type { RecordedInputs } from './recorded-inputs.workflow.js';
import { projectionOptions } from './retry-policies.workflow.js';
import { untilItSucceeds } from './retry.workflow.js';

interface ProjectorOptions {
  readonly caseId: CaseId;
  /** Sequence number up to which an earlier run has projected. */
  readonly seq: number;
  /** See `keepsHistoryBrief`. */
  readonly isBrief: boolean;
  readonly inputs: RecordedInputs;
  /** The projection has fallen behind, or has caught up again. */
  readonly onLag: (isBehind: boolean) => void;
}

/** Changes that go in one call, and by how much their numbers are moved on. */
interface Batch {
  state: CaseState;
  entries: readonly HistoryEntry[];
  shift: number;
}

const summaryOf = ({ state }: Batch): string => `Stand ${state.status} (${state.seq})`;

/** How many projections one answer to operations holds: well below the size that Temporal takes. */
const perAnswer = 50;

/**
 * Projects every change to the portal, in order and one call at a time; changes that queued up meanwhile go in one call. What
 * follows from recorded inputs is first tried within the workflow task. If that task is lost, the next one may take other
 * inputs first and come to other changes under the same numbers. The portal reports it, and they move on behind those it has.
 */
export class Projector {
  readonly #caseId: CaseId;
  readonly #isBrief: boolean;
  readonly #inputs: RecordedInputs;
  readonly #onLag: (isBehind: boolean) => void;
  readonly #batches: Batch[] = [];
  #entries: HistoryEntry[] = [];
  #latest: CaseState | null = null;
  /** Cause of the change to project. */
  #trace: TraceHeaders = currentTrace();
  #seq: number;
  #shift = 0;

  constructor({ caseId, seq, isBrief, inputs, onLag }: ProjectorOptions) {
    this.#caseId = caseId;
    this.#seq = seq;
    this.#isBrief = isBrief;
    this.#inputs = inputs;
    this.#onLag = onLag;
  }

  /** Sequence number of the state up to which the portal is up to date. */
  get seq(): number {
    return this.#seq;
  }

  /** By how much the portal's numbers are above those of the state. */
  get shift(): number {
    return this.#shift;
  }

  get isIdle(): boolean {
    return this.#latest === null;
  }

  /** The projections of this run above a number of the portal, oldest first. */
  above(seq: number): readonly Projection[] {
    return this.#batches
      .filter(({ state, shift }) => state.seq + shift > seq)
      .slice(0, perAnswer)
      .map((batch) => this.#projectionOf(batch));
  }

  add(state: CaseState, entries: readonly HistoryEntry[]): void {
    if (state.seq === (this.#latest?.seq ?? this.#seq)) return;
    this.#entries.push(...entries);
    this.#latest = state;
    this.#trace = currentTrace();
  }

  /** Projects for as long as the run lasts. */
  async run(): Promise<void> {
    for (;;) {
      await condition(() => this.#latest !== null);
      while (this.#latest) await this.#projectNext(this.#latest);
    }
  }

  async #projectNext(state: CaseState): Promise<void> {
    const batch: Batch = { state, entries: this.#entries, shift: this.#shift };
    this.#entries = [];
    this.#batches.push(batch);
    let isBehind = false;
    const onStuck = () => {
      isBehind = true;
      this.#onLag(true);
    };
    await withTrace(this.#trace, () => (this.#isBrief ? this.#record(batch, onStuck) : this.#repeat(batch, onStuck)));
    this.#seq = batch.state.seq;
    this.#shift = batch.shift;
    if (this.#latest === batch.state) this.#latest = null;
    if (isBehind) this.#onLag(false);
  }

  /**
   * Repeats the batch under other numbers while the portal has given these to what a lost task has projected. The repeated
   * task has all inputs of the lost one, so what queued up meanwhile goes with it: then the portal finds each line that it has.
   */
  async #record(batch: Batch, onStuck: () => void): Promise<void> {
    const local = this.#inputs.areAll ? await this.#withinTask(batch) : undefined;
    let taken = local ? local.answer : await this.#repeat(batch, onStuck);
    while (taken !== null) {
      batch.shift = taken - this.#seq;
      batch.entries = [...batch.entries, ...this.#entries];
      batch.state = this.#latest ?? batch.state;
      this.#entries = [];
      taken = await this.#repeat(batch, onStuck);
    }
  }

  #withinTask(batch: Batch): Promise<{ readonly answer: number | null } | undefined> {
    const projection = this.#numbered(batch);
    return localAnswer(summaryOf(batch), (portal: CaseActivities) => portal.recordTransitions(projection));
  }

  #repeat(batch: Batch, onStuck: () => void): Promise<number | null> {
    const { recordTransitions } = proxyActivities<CaseActivities>(projectionOptions(summaryOf(batch)));
    const projection = this.#numbered(batch);
    return untilItSucceeds(() => recordTransitions(projection), onStuck);
  }

  #numbered(batch: Batch): Projection {
    const projection = this.#projectionOf(batch);
    if (!this.#isBrief) return projection;
    return { ...projection, confirmedSeq: this.#seq + this.#shift, firstSeq: this.#seq + 1 + batch.shift };
  }

  #projectionOf({ state, entries, shift }: Batch): Projection {
    const moved = shift === 0 ? entries : entries.map((entry) => ({ ...entry, seq: entry.seq + shift }));
    return { caseId: this.#caseId, seq: state.seq + shift, entries: moved, snapshot: snapshotOf(state) };
  }
}
