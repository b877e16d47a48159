import type { CaseEffect } from '@kontor/domain/case/case-effect';
import type { CaseEvent } from '@kontor/domain/case/case-event';
import type {
  CaseActivities,
  CompanyCheckActivities,
  IdentityActivities,
  Operation,
} from '@kontor/workflow-contract/case-activities.contract';
import type { TaskQueue } from '@kontor/workflow-contract/task-queues';
import { proxyActivities, type ActivityOptions } from '@temporalio/workflow';
import { deadlineOptions, endingWithItsAttempt, unattendedOptions } from './retry-policies.workflow.js';
import { inTime, isRefusal, untilItSucceeds } from './retry.workflow.js';
import type { EffectContext } from './effect-context.workflow.js';

export type OrderEffect = Extract<CaseEffect, { kind: 'fetchReports' | 'evaluateHold' | 'matchPersons' | 'transfer' }>;

/** One attempt of a step under its activity options; what it takes depends on whether somebody waits for it. */
type Attempt<T> = (options: ActivityOptions, deadline: number | null) => Promise<T>;

interface Step {
  readonly taskQueue: TaskQueue;
  readonly summary: string;
  /** Until when somebody waits for the step, ms since 1970. */
  readonly deadline: number | null;
  readonly onStuck: () => void;
  readonly onUnanswered: () => void;
}

/** The shortest time in which an attempt can be answered, ms. */
const shortestAttemptMs = 1_000;

/**
 * Runs a step: until its deadline for the person who waits, then in the background under the same operation key, until
 * there is an answer. A service that says `idle` has no answer.
 */
async function answerOf<T extends { readonly kind?: string } | void>(
  { taskQueue, summary, deadline, onStuck, onUnanswered }: Step,
  attempt: Attempt<T>,
): Promise<T> {
  const remainingMs = (deadline ?? 0) - Date.now();
  if (remainingMs >= shortestAttemptMs) {
    const first = await inTime(async () => ({
      answer: await attempt(deadlineOptions(taskQueue, remainingMs, summary), deadline),
    }));
    if (first && first.answer?.kind !== 'idle') return first.answer;
  }
  onUnanswered();
  return untilItSucceeds(() => attempt(unattendedOptions(taskQueue, summary), null), onStuck);
}

/** As `answerOf`; a provider that refuses for good answers `rejected`. */
async function answerOrRefusal<T extends { readonly kind: string }>(
  step: Step,
  attempt: Attempt<T>,
): Promise<T | { readonly kind: 'rejected' }> {
  const refusable: Attempt<T | { readonly kind: 'rejected' }> = async (options, deadline) => {
    try {
      return await attempt(options, deadline);
    } catch (error) {
      if (isRefusal(error)) return { kind: 'rejected' };
      throw error;
    }
  };
  return answerOf(step, refusable);
}

/** Runs a step of an order and returns its result as an event. */
export async function orderStep(
  { onStuck, onUnanswered }: EffectContext,
  effect: OrderEffect,
  operation: Operation,
): Promise<CaseEvent> {
  const { generation, version } = effect;
  const step = { deadline: effect.deadline, onStuck, onUnanswered };
  const until = (deadline: number | null) => ({ ...operation, version, deadline });
  switch (effect.kind) {
    case 'fetchReports':
      await answerOf({ ...step, taskQueue: 'company-check', summary: 'Auskünfte holen' }, (options, deadline) =>
        companyCheck(options).fetchReports({ ...until(deadline), reports: effect.reports }),
      );
      return { name: 'reportsFetched', generation };
    case 'evaluateHold': {
      const { findings, rejectedBefore } = await answerOf(
        { ...step, taskQueue: 'case', summary: 'Prüfregeln auswerten' },
        async (options, deadline) => ({ ...(await portal(options).evaluateHold(until(deadline))), kind: 'found' }),
      );
      return { name: 'holdEvaluated', generation, result: rejectedBefore ? 'again' : findings ? 'findings' : 'clear' };
    }
    case 'matchPersons': {
      const match = await answerOrRefusal(
        { ...step, taskQueue: 'company-check', summary: `Abgleich ${effect.of}` },
        (options, deadline) => companyCheck(options).matchPersons({ ...until(deadline), kind: effect.of }),
      );
      const matched = { name: 'matched', generation } as const;
      if (match.kind === 'matched') return { ...matched, kind: match.compared, result: 'matched', findingRef: null };
      if (match.kind !== 'mismatch') return { ...matched, kind: effect.of, result: 'rejected', findingRef: null };
      return { ...matched, kind: match.compared, result: 'mismatch', findingRef: match.findingRef };
    }
    case 'transfer': {
      const transfer = await answerOrRefusal(
        { ...step, taskQueue: 'identity', summary: 'Übertragung an den Anbieter' },
        (options, deadline) => identity({ ...options, ...endingWithItsAttempt }).transferCase(until(deadline)),
      );
      return { name: 'transferred', generation, result: transfer.kind === 'idle' ? 'unknown' : transfer.kind };
    }
  }
}

const portal = (options: ActivityOptions) => proxyActivities<CaseActivities>(options);
const identity = (options: ActivityOptions) => proxyActivities<IdentityActivities>(options);
const companyCheck = (options: ActivityOptions) => proxyActivities<CompanyCheckActivities>(options);
