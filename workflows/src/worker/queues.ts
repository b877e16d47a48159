import type { Bus } from '@kontor/platform/bus/bus';
import { taskQueues, type TaskQueue } from '@kontor/workflow-contract/task-queues';
import type { Client } from '@temporalio/client';
import { createCaseActivities } from '../activities/case.activities.js';
import { createClosedRuns } from '../activities/closed-runs.js';
import { createCompanyCheckActivities } from '../activities/company-check.activities.js';
import { createCoreBankingActivities } from '../activities/core-banking.activities.js';
import { createIdentityActivities } from '../activities/identity.activities.js';
import { createRetentionActivities } from '../activities/retention.activities.js';

export interface QueueSettings {
  readonly taskQueue: TaskQueue;
  readonly activities: object;
  /** How many activities of the queue run at once. */
  readonly slots: number;
  /** Activities a second over all workers, where the system behind bears no more. */
  readonly perSecond?: number;
}

/** What each task queue is served with: a slow provider fills its own slots and nobody else's. */
export function createQueues(bus: Bus, temporal: Client): readonly QueueSettings[] {
  return [
    { taskQueue: taskQueues.case, activities: createCaseActivities(bus), slots: 100 },
    { taskQueue: taskQueues.identity, activities: createIdentityActivities(bus), slots: 50 },
    { taskQueue: taskQueues.companyCheck, activities: createCompanyCheckActivities(bus), slots: 50 },
    { taskQueue: taskQueues.coreBanking, activities: createCoreBankingActivities(bus), slots: 20, perSecond: 20 },
    {
      taskQueue: taskQueues.retention,
      activities: createRetentionActivities(bus, createClosedRuns(temporal)),
      slots: 10,
    },
  ];
}
