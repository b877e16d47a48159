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
  /** Maximum of concurrent activities. */
  readonly slots: number;
  /** Maximum of activities per second over all workers. */
  readonly perSecond?: number;
}

/** Activities and slots of each task queue: a slow provider uses up only the slots of its own queue. */
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
