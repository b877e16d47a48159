import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseEffect } from '@kontor/domain/case/case-effect';
import type { CaseEvent } from '@kontor/domain/case/case-event';
import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { JointAttempt } from './joint-attempt.workflow.js';
import { runEffect } from './run-effect.workflow.js';

interface EffectsOptions {
  readonly caseId: CaseId;
  /** See `keepsHistoryBrief`. */
  readonly isBrief: boolean;
  /** Resolves when an effect may start; null means at once. */
  readonly ready: (effect: CaseEffect) => Promise<void> | null;
  readonly onEvent: (event: CaseEvent) => void;
  /** A step for which somebody waits has found no answer, and continues. */
  readonly onUnanswered: () => void;
}

interface RunningEffect {
  readonly scope: CancellationScope;
  /** Its attempt may end, and no other starts. */
  isEnding: boolean;
}

/**
 * Runs the effects that the case's state lists as pending: starts new ones, cancels those that are no longer listed, and
 * passes each result to `onEvent`. No command waits for an effect.
 */
export class Effects {
  // Effects belong to the run, not to the command or effect that caused them.
  readonly #root = CancellationScope.current();
  readonly #case: Pick<EffectsOptions, 'caseId' | 'isBrief' | 'onUnanswered'>;
  readonly #ready: EffectsOptions['ready'];
  readonly #onEvent: EffectsOptions['onEvent'];
  readonly #running = new Map<number, RunningEffect>();

  constructor({ caseId, isBrief, ready, onEvent, onUnanswered }: EffectsOptions) {
    this.#case = { caseId, isBrief, onUnanswered };
    this.#ready = ready;
    this.#onEvent = onEvent;
  }

  reconcile(pending: readonly CaseEffect[]): void {
    const wanted = new Set(pending.map((effect) => effect.generation));
    for (const [generation, { scope }] of this.#running) {
      if (wanted.has(generation)) continue;
      this.#running.delete(generation);
      scope.cancel();
    }
    const starting = pending.filter(({ generation }) => !this.#running.has(generation));
    const joint = this.#case.isBrief ? JointAttempt.of(this.#case.caseId, starting) : undefined;
    for (const effect of pending) {
      if (!this.#running.has(effect.generation)) this.#start(effect, joint);
      if (effect.isEnding) this.#letEnd(effect);
    }
  }

  #letEnd({ generation }: CaseEffect): void {
    const running = this.#running.get(generation);
    if (!running || running.isEnding) return;
    running.isEnding = true;
    running.scope.cancel();
  }

  #start(effect: CaseEffect, joint: JointAttempt | undefined): void {
    const scope = new CancellationScope({ cancellable: true, parent: this.#root });
    const running = { scope, isEnding: false };
    this.#running.set(effect.generation, running);
    const onStuck = () => this.#onEvent({ name: 'effectStuck', generation: effect.generation });
    const start = () => runEffect({ ...this.#case, onStuck, joint }, effect);
    scope
      .run(() => this.#ready(effect)?.then(start) ?? start())
      .then(
        (event) => {
          this.#running.delete(effect.generation);
          this.#onEvent(event);
        },
        (error: unknown) => {
          if (!isCancellation(error)) throw error;
          if (!running.isEnding) return;
          this.#running.delete(effect.generation);
          this.#onEvent({ name: 'transferred', generation: effect.generation, result: 'unknown' });
        },
      );
  }
}
