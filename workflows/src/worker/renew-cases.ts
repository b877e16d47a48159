import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@kontor/platform/logger/logger';
import { identificationCaseType, renewSignal } from '@kontor/workflow-contract/identification-case.contract';
import { searchAttributes } from '@kontor/workflow-contract/search-attributes.contract';
import { WorkflowNotFoundError, type Client } from '@temporalio/client';

/** Between two looks, in ms: a worker of an earlier version may have taken a signal, and a failed look is repeated. */
const betweenLooksMs = 10 * 60 * 1000;
const afterFailureMs = 10_000;

/** How many running cases there were, and why some of them could not be asked. */
interface Renewed {
  readonly count: number;
  readonly failures: readonly unknown[];
}

/** Asks every running case below a revision to go on under it, until it is to stop. */
export async function renewCases(client: Client, revision: number, stopped?: AbortSignal): Promise<Renewed> {
  const query = [
    `ExecutionStatus = 'Running'`,
    `WorkflowType = '${identificationCaseType}'`,
    `${searchAttributes.revision.name} < ${revision}`,
  ].join(' AND ');
  const failures: unknown[] = [];
  const noteFailure = (error: unknown): void => {
    if (!(error instanceof WorkflowNotFoundError)) failures.push(error);
  };
  let count = 0;
  for await (const { workflowId } of client.workflow.list({ query })) {
    if (stopped?.aborted === true) break;
    count += 1;
    await client.workflow.getHandle(workflowId).signal(renewSignal, { revision }).catch(noteFailure);
  }
  return { count, failures };
}

export interface Renewal {
  stop(): Promise<void>;
}

/** Renews the running cases in the background until none is left. */
export function startRenewal(options: { client: Client; revision: number; logger: Logger }): Renewal {
  const { client, revision, logger } = options;
  const stopping = new AbortController();
  const look = async (): Promise<number | null> => {
    try {
      const { count, failures } = await renewCases(client, revision, stopping.signal);
      const asked = count - failures.length;
      if (asked > 0) logger.info({ count: asked, revision }, 'asked running cases to go on under the current revision');
      if (failures.length > 0)
        logger.warn({ err: failures[0], failed: failures.length, revision }, 'cannot ask some of the running cases');
      return count === 0 ? null : betweenLooksMs;
    } catch (error) {
      if (!stopping.signal.aborted) logger.warn({ err: error }, 'cannot look for cases of an earlier revision');
      return afterFailureMs;
    }
  };
  const run = async (): Promise<void> => {
    for (let next = await look(); next !== null && !stopping.signal.aborted; next = await look()) {
      await pause(next, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
    }
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
