import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseState } from '@kontor/domain/case/case-state';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { snapshotOf } from '@kontor/domain/case/snapshot';
import type { CaseActivities } from '@kontor/workflow-contract/case-activities.contract';
import { condition, proxyActivities } from '@temporalio/workflow';
import { withTrace, currentTrace, type TraceHeaders } from '../trace/trace.workflow.js';
import { projectionOptions } from './retry-policies.workflow.js';
import { untilItSucceeds } from './retry.workflow.js';

interface ProjectorOptions {
  readonly caseId: CaseId;
  /** Sequence number up to which an earlier run has projected. */
  readonly seq: number;
  /** The projection has fallen behind, or has caught up again. */
  readonly onLag: (isBehind: boolean) => void;
}

/** Projects every change to the portal, in order; changes that queued up meanwhile go in one call. */
export class Projector {
  readonly #caseId: CaseId;
  readonly #onLag: (isBehind: boolean) => void;
  #entries: HistoryEntry[] = [];
  #latest: CaseState | null = null;
  /** Cause of the change to project. */
  #trace: TraceHeaders = currentTrace();
  #seq: number;

  constructor({ caseId, seq, onLag }: ProjectorOptions) {
    this.#caseId = caseId;
    this.#seq = seq;
    this.#onLag = onLag;
  }

  /** Sequence number up to which the portal is up to date. */
  get seq(): number {
    return this.#seq;
  }

  get isIdle(): boolean {
    return this.#latest === null;
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
    const entries = this.#entries;
    this.#entries = [];
    const { recordTransitions } = proxyActivities<CaseActivities>(
      projectionOptions(`Stand ${state.status} (${state.seq})`),
    );
    let isBehind = false;
    const project = () =>
      recordTransitions({ caseId: this.#caseId, seq: state.seq, entries, snapshot: snapshotOf(state) });
    const onStuck = () => {
      isBehind = true;
      this.#onLag(true);
    };
    await withTrace(this.#trace, () => untilItSucceeds(project, onStuck));
    this.#seq = state.seq;
    if (this.#latest === state) this.#latest = null;
    if (isBehind) this.#onLag(false);
  }
}
