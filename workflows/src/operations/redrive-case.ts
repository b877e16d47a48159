import type { CaseId } from '@kontor/domain/case/case-id';
import { identificationCaseId, retryNowSignal } from '@kontor/workflow-contract/identification-case.contract';
import { WorkflowNotFoundError } from '@temporalio/client';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';
import { pendingOf } from './show-case.js';

/**
 * Retries now what a case waits to retry: activities between two attempts, and pauses after a non-retryable fault.
 * Effects keep their operation keys, so nothing happens twice.
 */
export async function redriveCase(context: CommandContext, caseId: CaseId): Promise<string> {
  const waiting = (await pendingOf(context, caseId)).filter(({ attempt }) => attempt > 1);
  for (const { workflowId, runId, activityId: id } of waiting) {
    await context.temporal.workflowService.resetActivity({
      namespace: context.namespace,
      execution: { workflowId, runId },
      id,
      identity: 'operations',
    });
  }
  try {
    await context.temporal.workflow.getHandle(identificationCaseId(caseId)).signal(retryNowSignal);
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) throw new UserError(`The workflow of case ${caseId} has ended`);
    throw error;
  }
  const names = waiting.map(({ type, attempt }) => `${type} (attempt ${attempt})`).join(', ');
  return names === '' ? `case ${caseId}: pauses ended` : `case ${caseId}: retried now: ${names}`;
}
