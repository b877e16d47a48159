import type { CaseState } from '@kontor/domain/case/case-state';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { snapshotOf } from '@kontor/domain/case/snapshot';
import type { CaseActivities } from '@kontor/workflow-contract/case-activities.contract';
import { condition, proxyActivities } from '@temporalio/workflow';
import { causedBy, currentCause, type Cause } from '../trace/trace.workflow.js';
import { projecting } from './activity-options.workflow.js';
import { untilDone } from './persistence.workflow.js';

interface ProjectorOptions {
  readonly caseId: string;
  /** Number up to which an earlier run has projected. */
  readonly seq: number;
  /** The read side has fallen behind, or has caught up again. */
  readonly onLag: (isBehind: boolean) => void;
}

/** Brings every change to the read side: one after the other, in order, whatever has gathered at once. */
export class Projector {
  readonly #caseId: string;
  readonly #onLag: (isBehind: boolean) => void;
  #lines: HistoryEntry[] = [];
  #latest: CaseState | null = null;
  /** Of the change that is to be projected: it outlives whoever made it. */
  #cause: Cause = currentCause();
  #seq: number;

  constructor({ caseId, seq, onLag }: ProjectorOptions) {
    this.#caseId = caseId;
    this.#seq = seq;
    this.#onLag = onLag;
  }

  /** The change up to which the read side stands. */
  get seq(): number {
    return this.#seq;
  }

  get isIdle(): boolean {
    return this.#latest === null;
  }

  add(state: CaseState, lines: readonly HistoryEntry[]): void {
    if (state.seq === (this.#latest?.seq ?? this.#seq)) return;
    this.#lines.push(...lines);
    this.#latest = state;
    this.#cause = currentCause();
  }

  /** Projects for as long as the run lasts. */
  async run(): Promise<void> {
    for (;;) {
      await condition(() => this.#latest !== null);
      while (this.#latest) await this.#projectNext(this.#latest);
    }
  }

  async #projectNext(state: CaseState): Promise<void> {
    const entries = this.#lines;
    this.#lines = [];
    const { recordTransitions } = proxyActivities<CaseActivities>(projecting(`Stand ${state.status} (${state.seq})`));
    let isBehind = false;
    const project = () =>
      recordTransitions({ caseId: this.#caseId, seq: state.seq, entries, snapshot: snapshotOf(state) });
    const onStuck = () => {
      isBehind = true;
      this.#onLag(true);
    };
    await causedBy(this.#cause, () => untilDone(project, onStuck));
    this.#seq = state.seq;
    if (this.#latest === state) this.#latest = null;
    if (isBehind) this.#onLag(false);
  }
}
