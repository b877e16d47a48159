import { setTimeout as pause } from 'node:timers/promises';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { Projection } from '@kontor/workflow-contract/case-activities.contract';
import { identificationCaseId, snapshotQuery } from '@kontor/workflow-contract/identification-case.contract';
import { defaultPayloadConverter } from '@temporalio/common';
import { toProjectedLine } from '../activities/history-line.js';
import type { Desk } from './desk.js';
import { Refusal } from './refusal.js';

const attempts = 20;
const pauseMs = 500;

/**
 * Tells the portal again every change of a case that its workflow ever told, in order: the runs of the workflow hold
 * them. Lines the portal has are left as they are, so that it may be done at any time and as often as one likes.
 */
export async function resyncCase(desk: Desk, caseId: string): Promise<string> {
  let projected = 0;
  for (const batch of await toldBy(desk, caseId)) projected = await tell(desk, batch);
  const seq = await seqOf(desk, caseId, projected);
  for (let n = 0; projected < seq && n < attempts; n += 1) {
    await pause(pauseMs);
    for (const batch of await toldBy(desk, caseId)) projected = await tell(desk, batch);
  }
  if (projected < seq)
    throw new Refusal(`Case ${caseId}: the workflow stands at line ${seq}, the portal at ${projected}`);
  return `case ${caseId} stands at line ${projected} in both`;
}

/** What the runs that Temporal still has handed to the projection, oldest first. */
async function toldBy({ temporal }: Desk, caseId: string): Promise<readonly Projection[]> {
  const runs: { runId: string; at: number }[] = [];
  for await (const { runId, startTime } of temporal.workflow.list({
    query: `WorkflowId = '${identificationCaseId(caseId)}'`,
  }))
    runs.push({ runId, at: startTime.getTime() });
  if (runs.length === 0) throw new Refusal(`Temporal knows no case ${caseId}`);
  const told: Projection[] = [];
  for (const { runId } of runs.sort((a, b) => a.at - b.at)) {
    const history = await temporal.workflow.getHandle(identificationCaseId(caseId), runId).fetchHistory();
    for (const { activityTaskScheduledEventAttributes: scheduled } of history.events ?? []) {
      const payload = scheduled?.input?.payloads?.[0];
      if (scheduled?.activityType?.name !== 'recordTransitions' || !payload) continue;
      told.push(defaultPayloadConverter.fromPayload<Projection>(payload));
    }
  }
  return told;
}

async function tell({ cases }: Desk, { caseId, seq, entries, snapshot }: Projection): Promise<number> {
  const request = {
    caseId,
    seq: BigInt(seq),
    lines: entries.map(toProjectedLine),
    snapshot: JSON.stringify(snapshot),
  };
  try {
    return Number((await cases.recordTransitions(request)).projectedSeq);
  } catch (error) {
    if (error instanceof ServiceFault && error.code === 'not-found')
      throw new Refusal(`The portal has no case ${caseId}: its data is older than the case. Restore a newer backup.`);
    throw error;
  }
}

/** Where a running workflow stands; one that has ended stands where it told last. */
async function seqOf({ temporal }: Desk, caseId: string, told: number): Promise<number> {
  const handle = temporal.workflow.getHandle(identificationCaseId(caseId));
  const { status } = await handle.describe();
  return status.name === 'RUNNING' ? (await handle.query(snapshotQuery)).seq : told;
}

/** The same for every case whose workflow runs. */
export async function resyncAll(desk: Desk): Promise<string> {
  let [done, failed] = [0, 0];
  const query = `WorkflowType = 'identificationCase' AND ExecutionStatus = 'Running'`;
  for await (const { workflowId } of desk.temporal.workflow.list({ query })) {
    try {
      desk.say(await resyncCase(desk, workflowId.replace(/^case\//, '')));
      done += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      desk.say(error.message);
      failed += 1;
    }
  }
  if (failed > 0) throw new Refusal(`${done} cases are in step, ${failed} are not`);
  return `${done} cases are in step`;
}
