import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@kontor/platform/logger/logger';
import { identificationCaseType, renewSignal } from '@kontor/workflow-contract/identification-case.contract';
import { searchAttributes } from '@kontor/workflow-contract/search-attributes.contract';
import { WorkflowNotFoundError, type Client } from '@temporalio/client';

/** Between two looks, in ms: a worker of an earlier version may have taken a signal, and a failed look is repeated. */
const betweenLooksMs = 10 * 60 * 1000;
const afterFailureMs = 10_000;

/** Asks every running case below a revision to go on under it. Returns how many there were. */
export async function renewCases(client: Client, revision: number): Promise<number> {
  const query = [
    `ExecutionStatus = 'Running'`,
    `WorkflowType = '${identificationCaseType}'`,
    `${searchAttributes.revision.name} < ${revision}`,
  ].join(' AND ');
  let count = 0;
  for await (const { workflowId } of client.workflow.list({ query })) {
    count += 1;
    await client.workflow.getHandle(workflowId).signal(renewSignal, { revision }).catch(ignoreEnded);
  }
  return count;
}

function ignoreEnded(error: unknown): void {
  if (!(error instanceof WorkflowNotFoundError)) throw error;
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
      const count = await renewCases(client, revision);
      if (count > 0) logger.info({ count, revision }, 'asked running cases to go on under the current revision');
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
