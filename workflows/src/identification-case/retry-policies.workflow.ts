import { nonRetryableFaults } from '@kontor/workflow-contract/faults.contract';
import { ActivityCancellationType, type ActivityOptions } from '@temporalio/workflow';
import type { TaskQueue } from '@kontor/workflow-contract/task-queues';

const nonRetryableErrorTypes = [...nonRetryableFaults];

/** Retry policy of the projection: short attempts, because a caller waits for it. */
export const projectionOptions = (summary: string): ActivityOptions => ({
  taskQueue: 'case',
  summary,
  startToCloseTimeout: '5s',
  scheduleToCloseTimeout: '10m',
  retry: { initialInterval: 200, backoffCoefficient: 2, maximumInterval: '10s', nonRetryableErrorTypes },
});

/** Retry policy "within deadline": a step of an order, for which a person waits; the steps share `remainingMs`. */
export function deadlineOptions(taskQueue: TaskQueue, remainingMs: number, summary: string): ActivityOptions {
  return {
    taskQueue,
    summary,
    startToCloseTimeout: Math.min(8_000, remainingMs),
    scheduleToCloseTimeout: remainingMs,
    retry: { initialInterval: 200, backoffCoefficient: 2, maximumInterval: '2s', nonRetryableErrorTypes },
    priority: { priorityKey: 1 },
  };
}

/**
 * Retry policy of a step of an order for which nobody waits any more: rounds of 15 minutes, repeated by
 * `untilItSucceeds`, which reports each failed round.
 */
export const unattendedOptions = (taskQueue: TaskQueue, summary: string): ActivityOptions => ({
  taskQueue,
  summary,
  startToCloseTimeout: '30s',
  scheduleToCloseTimeout: '15m',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s', nonRetryableErrorTypes },
});

/** A cancelled activity lets the attempt under way end, and starts no other. */
export const endingWithItsAttempt = { cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED } as const;

/** Retry policy "background": rounds of an hour, repeated by `untilItSucceeds`, which reports each failed round. */
export const backgroundOptions = (
  taskQueue: TaskQueue,
  summary: string,
  startToCloseSeconds = 30,
): ActivityOptions => ({
  taskQueue,
  summary,
  startToCloseTimeout: startToCloseSeconds * 1000,
  scheduleToCloseTimeout: '1h',
  retry: { initialInterval: 500, backoffCoefficient: 2, maximumInterval: '30s', nonRetryableErrorTypes },
});
