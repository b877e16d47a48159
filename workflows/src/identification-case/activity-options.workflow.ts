import { finalFaults } from '@kontor/workflow-contract/faults.contract';
import type { ActivityOptions } from '@temporalio/workflow';
import type { TaskQueue } from '@kontor/workflow-contract/task-queues';

const nonRetryableErrorTypes = [...finalFaults];

/** The projection: quick, and tried until it stands; a caller waits for it. */
export const projecting = (summary: string): ActivityOptions => ({
  taskQueue: 'case',
  summary,
  startToCloseTimeout: '5s',
  scheduleToCloseTimeout: '10m',
  retry: { initialInterval: 200, backoffCoefficient: 2, maximumInterval: '10s', nonRetryableErrorTypes },
});

/** A step of an order: somebody waits at a screen, so it answers within the shared budget or not at all. */
export function withinBudget(taskQueue: TaskQueue, remainingMs: number, summary: string): ActivityOptions {
  return {
    taskQueue,
    summary,
    startToCloseTimeout: Math.min(8_000, remainingMs),
    scheduleToCloseTimeout: remainingMs,
    retry: { initialInterval: 200, backoffCoefficient: 2, maximumInterval: '2s', nonRetryableErrorTypes },
    priority: { priorityKey: 1 },
  };
}

/** Work nobody waits for: tried for an hour at a time, for ever; after each hour operations are told. */
export const patient = (taskQueue: TaskQueue, summary: string, startToCloseSeconds = 30): ActivityOptions => ({
  taskQueue,
  summary,
  startToCloseTimeout: startToCloseSeconds * 1000,
  scheduleToCloseTimeout: '1h',
  retry: { initialInterval: 500, backoffCoefficient: 2, maximumInterval: '30s', nonRetryableErrorTypes },
});
