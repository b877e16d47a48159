import { identificationCaseId, tryAgainSignal } from '@kontor/workflow-contract/identification-case.contract';
import { WorkflowNotFoundError } from '@temporalio/client';
import type { Desk } from './desk.js';
import { Refusal } from './refusal.js';
import { pendingOf } from './show-case.js';

/**
 * Tries everything now that a case waits to try again: activities between two attempts, and pauses after a fault that
 * no repetition mended. Effects keep their operation keys, so nothing happens twice.
 */
export async function redriveCase(desk: Desk, caseId: string): Promise<string> {
  const waiting = (await pendingOf(desk, caseId)).filter(({ attempt }) => attempt > 1);
  for (const { workflowId, runId, activityId: id } of waiting) {
    await desk.temporal.workflowService.resetActivity({
      namespace: desk.namespace,
      execution: { workflowId, runId },
      id,
      identity: 'operations',
    });
  }
  try {
    await desk.temporal.workflow.getHandle(identificationCaseId(caseId)).signal(tryAgainSignal);
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) throw new Refusal(`The workflow of case ${caseId} has ended`);
    throw error;
  }
  const names = waiting.map(({ type, attempt }) => `${type} (attempt ${attempt})`).join(', ');
  return names === '' ? `case ${caseId}: pauses are ended` : `case ${caseId}: tried now: ${names}`;
}
