import { CancellationScope, isCancellation, sleep } from '@temporalio/workflow';
import { withoutTrace } from '../trace/trace.workflow.js';

/** What fires later is rarely reached by a case that needs no timer now. */
const soonMs = 24 * 60 * 60 * 1000;

interface Armed {
  readonly name: string;
  readonly firesAt: number;
  readonly scope: CancellationScope;
}

/**
 * One timer whose due time changes with the case. When only the due time of the same timer moves later, the running
 * timer is kept and checked again when it fires, which saves history events. A shared one is kept also for another name
 * that is due later, and while there is none, unless it would soon fire in vain.
 */
export class CaseTimer {
  readonly #root = CancellationScope.current();
  readonly #onDue: () => void;
  readonly #isShared: boolean;
  #armed: Armed | null = null;
  #target: { readonly name: string; readonly dueAt: number } | null = null;

  constructor(onDue: () => void, isShared: boolean) {
    this.#onDue = onDue;
    this.#isShared = isShared;
  }

  /** Sets when the timer is due; null clears it. */
  set(target: { readonly name: string; readonly dueAt: number } | null): void {
    this.#target = target;
    const armed = this.#armed;
    if (armed && this.#fits(armed, target)) return;
    this.#armed = null;
    armed?.scope.cancel();
    if (target) this.#arm(target);
  }

  #fits({ name, firesAt }: Armed, target: { readonly name: string; readonly dueAt: number } | null): boolean {
    if (target === null) return this.#isShared && firesAt > Date.now() + soonMs;
    return firesAt <= target.dueAt && (this.#isShared || name === target.name);
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
