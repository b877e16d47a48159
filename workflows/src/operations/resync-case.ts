import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import { setTimeout as pause } from 'node:timers/promises';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { Projection } from '@kontor/workflow-contract/case-activities.contract';
import {
  identificationCaseId,
  projectionsQuery,
  snapshotQuery,
} from '@kontor/workflow-contract/identification-case.contract';
import type { WorkflowHandle } from '@temporalio/client';
import pLimit from 'p-limit';
import { toSnapshotMessage } from '@kontor/case-client/case/case-snapshot.message';
import { toHistoryLine } from '@kontor/case-client/case/history-entry.message';
import type { CommandContext } from './command-context.js';
import { codeOf, UserError } from './user-error.js';

const attempts = 20;
const pauseMs = 500;

/**
 * Sends every transition of a case to the portal again, in order, as each of its runs computes them. The portal
 * ignores transitions that it already has, so this is safe at any time.
 */
export async function resyncCase(context: CommandContext, caseId: CaseId): Promise<string> {
  let projected = 0;
  for (const batch of await projectionsOf(context, caseId)) projected = await project(context, batch);
  const seq = await seqOf(context, caseId, projected);
  for (let n = 0; projected < seq && n < attempts; n += 1) {
    await pause(pauseMs);
    for (const batch of await projectionsOf(context, caseId)) projected = await project(context, batch);
  }
  if (projected < seq)
    throw new UserError(`Case ${caseId}: the workflow is at sequence ${seq}, the portal at ${projected}`);
  return `case ${caseId} is at sequence ${projected} in both`;
}

/** The projections of all runs that Temporal still has, oldest first; each run computes its own from its history. */
async function projectionsOf({ temporal }: CommandContext, caseId: CaseId): Promise<readonly Projection[]> {
  const runs: { runId: string; at: number }[] = [];
  for await (const { runId, startTime } of temporal.workflow.list({
    query: `WorkflowId = '${identificationCaseId(caseId)}'`,
  }))
    runs.push({ runId, at: startTime.getTime() });
  if (runs.length === 0) throw new UserError(`Temporal has no case ${caseId}`);
  const projections: Projection[] = [];
  for (const { runId } of runs.sort((a, b) => a.at - b.at))
    projections.push(...(await projectionsOfRun(temporal.workflow.getHandle(identificationCaseId(caseId), runId))));
  return projections;
}

async function projectionsOfRun(run: WorkflowHandle): Promise<readonly Projection[]> {
  const projections: Projection[] = [];
  for (;;) {
    const next = await run.query(projectionsQuery, { above: projections.at(-1)?.seq ?? 0 });
    if (next.length === 0) return projections;
    projections.push(...next);
  }
}

async function project({ cases }: CommandContext, { caseId, seq, entries, snapshot }: Projection): Promise<number> {
  const request = {
    caseId,
    seq: BigInt(seq),
    lines: entries.map(toHistoryLine),
    snapshot: toSnapshotMessage(snapshot),
  };
  try {
    return Number((await cases.recordTransitions(request)).projectedSeq);
  } catch (error) {
    if (error instanceof ServiceFault && error.code === 'not-found')
      throw new UserError(`The portal has no case ${caseId}: its data is older than the case. Restore a newer backup.`);
    throw error;
  }
}

/** The sequence number of a running workflow; for a closed one the last projected number. */
async function seqOf({ temporal }: CommandContext, caseId: CaseId, projected: number): Promise<number> {
  const handle = temporal.workflow.getHandle(identificationCaseId(caseId));
  const { status } = await handle.describe();
  return status.name === 'RUNNING' ? (await handle.query(snapshotQuery)).seq : projected;
}

/** Cases at once; each makes a worker compute it from its history. */
const concurrency = 8;

/** Resynchronises every case with a running workflow; one that fails does not keep the others from it. */
export async function resyncAll(context: CommandContext): Promise<string> {
  const ids: CaseId[] = [];
  const query = `WorkflowType = 'identificationCase' AND ExecutionStatus = 'Running'`;
  for await (const { workflowId } of context.temporal.workflow.list({ query }))
    ids.push(caseIdOf(workflowId.replace(/^case\//, '')));
  const synced = await pLimit(concurrency).map(ids, (caseId) => isResynced(context, caseId));
  const done = synced.filter(Boolean).length;
  if (done < ids.length) throw new UserError(`${done} cases are in sync, ${ids.length - done} are not`);
  return `${done} cases are in sync`;
}

async function isResynced(context: CommandContext, caseId: CaseId): Promise<boolean> {
  try {
    context.print(await resyncCase(context, caseId));
    return true;
  } catch (error) {
    context.print(error instanceof UserError ? error.message : `Case ${caseId}: ${codeOf(error)}`);
    return false;
  }
}
