import { identificationCaseId } from '@kontor/workflow-contract/identification-case.contract';
import { WorkflowNotFoundError, type WorkflowExecutionDescription } from '@temporalio/client';
import type { Desk } from './desk.js';
import { Refusal } from './refusal.js';

/** An activity that has not come to its end. */
export interface PendingActivity {
  readonly workflowId: string;
  readonly runId: string;
  readonly activityId: string;
  readonly type: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** The code of the last failure, empty before one. */
  readonly lastFailure: string;
}

async function describe({ temporal }: Desk, workflowId: string): Promise<WorkflowExecutionDescription> {
  try {
    return await temporal.workflow.getHandle(workflowId).describe();
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) throw new Refusal(`Temporal knows no ${workflowId}`);
    throw error;
  }
}

/** What a case and its children have under way. @throws Refusal for an unknown case */
export async function pendingOf(desk: Desk, caseId: string): Promise<readonly PendingActivity[]> {
  const root = await describe(desk, identificationCaseId(caseId));
  const children = (root.raw.pendingChildren ?? []).flatMap(({ workflowId }) => workflowId || []);
  const all = [root, ...(await Promise.all(children.map((child) => describe(desk, child))))];
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

/** Says what a case waits for and what it has under way. */
export async function showCase(desk: Desk, caseId: string): Promise<void> {
  const { status, searchAttributes, raw } = await describe(desk, identificationCaseId(caseId));
  const shown = (name: string) => {
    const value = searchAttributes[name]?.[0];
    return value instanceof Date ? value.toISOString() : String(value ?? '–');
  };
  desk.say(`case ${caseId}: workflow ${status.name}, status ${shown('CaseStatus')} (${shown('CasePhase')})`);
  desk.say(`waits for ${shown('WaitingFor')} since ${shown('WaitingSince')}, due ${shown('DueAt')}`);
  desk.say(
    `attention: ${shown('CaseAttention')}, events in its history: ${Number(raw.workflowExecutionInfo?.historyLength ?? 0)}`,
  );
  const pending = await pendingOf(desk, caseId);
  if (pending.length === 0) desk.say('under way: nothing');
  for (const { type, attempt, lastFailure } of pending)
    desk.say(`under way: ${type}, attempt ${attempt}${lastFailure === '' ? '' : `, last failure ${lastFailure}`}`);
  desk.say(desk.linkOf(caseId));
}
