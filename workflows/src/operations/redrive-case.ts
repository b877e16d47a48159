import type { CaseId } from '@kontor/domain/case/case-id';
import { identificationCaseId, retryNowSignal } from '@kontor/workflow-contract/identification-case.contract';
import { isGrpcServiceError, WorkflowNotFoundError } from '@temporalio/client';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';
import { type PendingActivity, pendingOf } from './show-case.js';

/** Status code of gRPC. */
const notFound = 5;

/**
 * Retries now what a case waits to retry: activities between two attempts, and pauses after a non-retryable fault.
 * Effects keep their operation keys, so nothing happens twice.
 */
export async function redriveCase(context: CommandContext, caseId: CaseId): Promise<string> {
  const names: string[] = [];
  for (const activity of await pendingOf(context, caseId)) {
    const { type, attempt } = activity;
    if (attempt > 1 && (await isReset(context, activity))) names.push(`${type} (attempt ${attempt})`);
  }
  try {
    await context.temporal.workflow.getHandle(identificationCaseId(caseId)).signal(retryNowSignal);
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) throw new UserError(`The workflow of case ${caseId} has ended`);
    throw error;
  }
  return names.length === 0 ? `case ${caseId}: pauses ended` : `case ${caseId}: retried now: ${names.join(', ')}`;
}

/** Retries an activity now; false when it or its workflow has ended meanwhile. */
async function isReset(
  { temporal, namespace }: Pick<CommandContext, 'temporal' | 'namespace'>,
  { workflowId, runId, activityId: id }: PendingActivity,
): Promise<boolean> {
  try {
    const execution = { workflowId, runId };
    await temporal.workflowService.resetActivity({ namespace, execution, id, identity: 'operations' });
    return true;
  } catch (error) {
    if (isGrpcServiceError(error) && Number(error.code) === notFound) return false;
    throw error;
  }
}
