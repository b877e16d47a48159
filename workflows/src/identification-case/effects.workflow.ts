import type { CaseEffect } from '@kontor/domain/case/case-effect';
import type { CaseEvent } from '@kontor/domain/case/case-event';
import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { carryOut } from './carry-out.workflow.js';

interface EffectsOptions {
  readonly caseId: string;
  /** When an effect may begin; null means at once. */
  readonly ready: (effect: CaseEffect) => Promise<void> | null;
  readonly onEvent: (event: CaseEvent) => void;
}

/**
 * Keeps what runs outside in step with the list of effects in the case's state: starts what is new on it, cancels what
 * is gone from it, and hands each result back as an event. Nobody ever waits for an effect.
 */
export class Effects {
  // Effects belong to the run, not to the command or effect that happened to cause them.
  readonly #root = CancellationScope.current();
  readonly #caseId: string;
  readonly #ready: EffectsOptions['ready'];
  readonly #onEvent: EffectsOptions['onEvent'];
  readonly #running = new Map<number, CancellationScope>();

  constructor({ caseId, ready, onEvent }: EffectsOptions) {
    this.#caseId = caseId;
    this.#ready = ready;
    this.#onEvent = onEvent;
  }

  keepUpWith(pending: readonly CaseEffect[]): void {
    const wanted = new Set(pending.map((effect) => effect.generation));
    for (const [generation, scope] of this.#running) {
      if (wanted.has(generation)) continue;
      this.#running.delete(generation);
      scope.cancel();
    }
    for (const effect of pending) if (!this.#running.has(effect.generation)) this.#start(effect);
  }

  #start(effect: CaseEffect): void {
    const scope = new CancellationScope({ cancellable: true, parent: this.#root });
    this.#running.set(effect.generation, scope);
    const stuck = () => this.#onEvent({ name: 'effectStuck', generation: effect.generation });
    const begin = () => carryOut(this.#caseId, effect, stuck);
    scope
      .run(() => this.#ready(effect)?.then(begin) ?? begin())
      .then(
        (event) => {
          this.#running.delete(effect.generation);
          this.#onEvent(event);
        },
        (error: unknown) => {
          if (!isCancellation(error)) throw error;
        },
      );
  }
}
