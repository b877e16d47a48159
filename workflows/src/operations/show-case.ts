import type { CaseId } from '@kontor/domain/case/case-id';
import { identificationCaseId } from '@kontor/workflow-contract/identification-case.contract';
import { WorkflowNotFoundError, type WorkflowExecutionDescription } from '@temporalio/client';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';

/** An activity that has not finished. */
export interface PendingActivity {
  readonly workflowId: string;
  readonly runId: string;
  readonly activityId: string;
  readonly type: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Code of the last failure; empty before the first. */
  readonly lastFailure: string;
}

async function describe({ temporal }: CommandContext, workflowId: string): Promise<WorkflowExecutionDescription> {
  try {
    return await temporal.workflow.getHandle(workflowId).describe();
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) throw new UserError(`Temporal has no ${workflowId}`);
    throw error;
  }
}

/** Pending activities of a case and its child workflows. @throws UserError for an unknown case */
export async function pendingOf(context: CommandContext, caseId: CaseId): Promise<readonly PendingActivity[]> {
  const root = await describe(context, identificationCaseId(caseId));
  const children = (root.raw.pendingChildren ?? []).flatMap(({ workflowId }) => workflowId || []);
  const all = [root, ...(await Promise.all(children.map((child) => describe(context, child))))];
  return all.flatMap(({ workflowId, runId, raw }) =>
    (raw.pendingActivities ?? []).map(({ activityId, activityType, attempt, lastFailure }) => ({
      workflowId,
      runId,
      activityId: activityId ?? '',
      type: activityType?.name ?? '',
      attempt: attempt ?? 1,
      lastFailure: lastFailure?.applicationFailureInfo?.type ?? lastFailure?.message ?? '',
    })),
  );
}

/** Prints what a case waits for and its pending activities. */
export async function showCase(context: CommandContext, caseId: CaseId): Promise<void> {
  const { status, searchAttributes, raw } = await describe(context, identificationCaseId(caseId));
  const shown = (name: string) => {
    const value = searchAttributes[name]?.[0];
    return value instanceof Date ? value.toISOString() : String(value ?? '–');
  };
  context.print(`case ${caseId}: workflow ${status.name}, status ${shown('CaseStatus')} (${shown('CasePhase')})`);
  context.print(`waits for ${shown('WaitingFor')} since ${shown('WaitingSince')}, due ${shown('DueAt')}`);
  context.print(
    `attention: ${shown('CaseAttention')}, events in its history: ${Number(raw.workflowExecutionInfo?.historyLength ?? 0)}`,
  );
  const pending = await pendingOf(context, caseId);
  if (pending.length === 0) context.print('pending: nothing');
  for (const { type, attempt, lastFailure } of pending)
    context.print(`pending: ${type}, attempt ${attempt}${lastFailure === '' ? '' : `, last failure ${lastFailure}`}`);
  context.print(context.linkOf(caseId));
}
