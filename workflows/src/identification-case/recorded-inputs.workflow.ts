import { workflowInfo } from '@temporalio/workflow';

/**
 * Whether the history has everything that a case has taken in. Only that may be projected within a workflow task: Temporal
 * records the task after it, and what is lost with the task has never happened for the case, while the portal shows it and
 * decides by it.
 *
 * - Recorded before the task starts: the start of the run with the state that an earlier run left, signals, timers, the
 *   results of ordinary activities and of child workflows, a cancellation. The repeated task finds them again.
 * - Recorded with the task: an accepted update, also one that comes with the start of the workflow. It is to be noted here.
 * - Recorded with the task as well: the result of a local activity. Nothing of a case may follow from one; the projection,
 *   which is the only one, moves on to other numbers by an ordinary activity.
 * - Time and random numbers decide no transition. Where the repeated task comes to another one all the same (other inputs
 *   came first, or another build of the workflow), the portal has other changes under its numbers and says so.
 *
 * A later task starts with a longer history, and only once the one before is recorded.
 */
export class RecordedInputs {
  readonly #historyLength: () => number;
  #noted = 0;

  /** `historyLength` gives the events at the beginning of the present task, the same in each replay. */
  constructor(historyLength: () => number = () => workflowInfo().historyLength) {
    this.#historyLength = historyLength;
  }

  /** The case takes in what is recorded with the present task. */
  noteUnrecorded(): void {
    this.#noted = this.#historyLength();
  }

  get areAll(): boolean {
    return this.#historyLength() > this.#noted;
  }
}
