import { defaultPayloadConverter } from '@temporalio/common';
import type { History } from '@temporalio/common/lib/proto-utils.js';

/** What a workflow task has left in the history of its run. */
export interface RecordedTask {
  readonly completedEventId: number;
  /** It has accepted an update, which was recorded only with it. */
  readonly acceptsUpdate: boolean;
  /** Activities that ran within it, by name, in the order of their ends. */
  readonly localActivities: readonly string[];
}

/** The workflow tasks of a run in their order. */
export function recordedTasks({ events }: History): readonly RecordedTask[] {
  const tasks: { completedEventId: number; acceptsUpdate: boolean; localActivities: string[] }[] = [];
  for (const event of events ?? []) {
    if (event.workflowTaskCompletedEventAttributes)
      tasks.push({ completedEventId: Number(event.eventId), acceptsUpdate: false, localActivities: [] });
    const task = tasks.at(-1);
    if (event.workflowExecutionUpdateAcceptedEventAttributes) task!.acceptsUpdate = true;
    const { markerName, details } = event.markerRecordedEventAttributes ?? {};
    if (markerName !== 'core_local_activity') continue;
    const [data] = details?.['data']?.payloads ?? [];
    const { activity_type: name } = defaultPayloadConverter.fromPayload<{ activity_type: string }>(data!);
    task!.localActivities.push(name);
  }
  return tasks;
}

/** The tasks that have projected within themselves what is recorded only with them. */
export const projectedUnrecorded = (history: History): readonly RecordedTask[] =>
  recordedTasks(history).filter(({ acceptsUpdate, localActivities }) => acceptsUpdate && localActivities.length > 0);
