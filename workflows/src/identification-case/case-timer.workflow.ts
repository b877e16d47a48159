import { CancellationScope, isCancellation, sleep } from '@temporalio/workflow';
import { withoutTrace } from '../trace/trace.workflow.js';

interface Armed {
  readonly name: string;
  readonly firesAt: number;
  readonly scope: CancellationScope;
}

/**
 * One timer whose due time changes with the case. When only the due time of the same timer moves later, the running
 * timer is kept and checked again when it fires, which saves history events.
 */
export class CaseTimer {
  readonly #root = CancellationScope.current();
  readonly #onDue: () => void;
  #armed: Armed | null = null;
  #target: { readonly name: string; readonly dueAt: number } | null = null;

  constructor(onDue: () => void) {
    this.#onDue = onDue;
  }

  /** Sets when the timer is due; null clears it. */
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
    else withoutTrace(() => this.#onDue());
  }
}
