import type { CaseId } from '@kontor/domain/case/case-id';
import { effectKey, type CaseEffect } from '@kontor/domain/case/case-effect';
import type { ProviderState } from '@kontor/domain/case/provider-state';
import type {
  IdentityActivities,
  JointAnswers,
  Operation,
  StartedCheck,
  StartOfCheck,
} from '@kontor/workflow-contract/case-activities.contract';
import { ActivityFailure, CancellationScope, proxyActivities } from '@temporalio/workflow';
import { backgroundOptions } from './retry-policies.workflow.js';

export type StartEffect = Extract<CaseEffect, { kind: 'startIdentification' }>;

const isStart = (effect: CaseEffect): effect is StartEffect => effect.kind === 'startIdentification';

export const operationOf = (caseId: CaseId, effect: CaseEffect): Operation => ({
  caseId,
  operationKey: effectKey(caseId, effect),
  deadline: effect.deadline,
});

export const startOf = (caseId: CaseId, effect: StartEffect): StartOfCheck => ({
  ...operationOf(caseId, effect),
  personId: effect.personId,
  version: effect.version,
  source: effect.source,
});

/** Short, because an answer waits for the others; what has none is repeated by itself, under the same operation key. */
const attemptSeconds = 10;

/** Effects at the identity service that begin at the same moment: their first attempt is one activity. */
export class JointAttempt {
  readonly #caseId: CaseId;
  readonly #starts: readonly StartEffect[];
  readonly #fetch: CaseEffect | undefined;
  #asked: Promise<JointAnswers | null> | undefined;

  private constructor(caseId: CaseId, starts: readonly StartEffect[], fetch: CaseEffect | undefined) {
    this.#caseId = caseId;
    this.#starts = starts;
    this.#fetch = fetch;
  }

  /** Undefined where fewer than two of the effects can go together. */
  static of(caseId: CaseId, starting: readonly CaseEffect[]): JointAttempt | undefined {
    const starts = starting.filter(isStart);
    const fetch = starting.find(({ kind }) => kind === 'fetchState');
    const isJoint = starts.length + (fetch ? 1 : 0) > 1;
    return isJoint ? new JointAttempt(caseId, starts, fetch) : undefined;
  }

  /** Null when there was no answer. */
  async started(effect: StartEffect): Promise<StartedCheck | null> {
    const answers = await this.#answers();
    return answers?.started[this.#starts.indexOf(effect)] ?? null;
  }

  /** Null when there was no answer. */
  async state(): Promise<ProviderState | null> {
    return (await this.#answers())?.state ?? null;
  }

  #answers(): Promise<JointAnswers | null> {
    // The end of one of the effects does not end the others' attempt.
    this.#asked ??= CancellationScope.nonCancellable(() => this.#ask());
    return this.#asked;
  }

  async #ask(): Promise<JointAnswers | null> {
    const { identifyTogether } = proxyActivities<IdentityActivities>({
      ...backgroundOptions('identity', `Identifikation beginnen (${this.#starts.length})`, attemptSeconds),
      retry: { maximumAttempts: 1 },
    });
    try {
      return await identifyTogether({
        caseId: this.#caseId,
        starts: this.#starts.map((effect) => startOf(this.#caseId, effect)),
        fetch: this.#fetch ? operationOf(this.#caseId, this.#fetch) : null,
      });
    } catch (error) {
      if (!(error instanceof ActivityFailure)) throw error;
      return null;
    }
  }
}
