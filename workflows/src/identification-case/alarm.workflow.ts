import { CancellationScope, isCancellation, sleep } from '@temporalio/workflow';
import { causedByTime } from '../trace/trace.workflow.js';

interface Armed {
  readonly name: string;
  readonly firesAt: number;
  readonly scope: CancellationScope;
}

/** One timer that is moved as the case moves. A later end of the same name lets the timer run and looks again then. */
export class Alarm {
  readonly #root = CancellationScope.current();
  readonly #onDue: () => void;
  #armed: Armed | null = null;
  #target: { readonly name: string; readonly dueAt: number } | null = null;

  constructor(onDue: () => void) {
    this.#onDue = onDue;
  }

  /** Sets when the alarm is due, or that it is not. */
  set(target: { readonly name: string; readonly dueAt: number } | null): void {
    this.#target = target;
    const armed = this.#armed;
    if (armed && target && armed.name === target.name && armed.firesAt <= target.dueAt) return;
    this.#armed = null;
    armed?.scope.cancel();
    if (target) this.#arm(target);
  }

  #arm({ name, dueAt }: { readonly name: string; readonly dueAt: number }): void {
    const scope = new CancellationScope({ cancellable: true, parent: this.#root });
    const armed = { name, firesAt: dueAt, scope };
    this.#armed = armed;
    scope
      .run(() => sleep(Math.max(1, dueAt - Date.now()), { summary: `${name} ${new Date(dueAt).toISOString()}` }))
      .then(
        () => this.#fire(armed),
        (error: unknown) => {
          if (!isCancellation(error)) throw error;
        },
      );
  }

  #fire(armed: Armed): void {
    if (this.#armed !== armed) return;
    this.#armed = null;
    const target = this.#target;
    if (!target) return;
    if (target.dueAt > Date.now()) this.#arm(target);
    else causedByTime(() => this.#onDue());
  }
}
