import { createTraceInterceptor } from '@kontor/platform/temporal/trace-calls';
import { Client, Connection } from '@temporalio/client';
import { defaultPayloadConverter } from '@temporalio/common';

export interface TemporalClient {
  readonly client: Client;
  /** Whether Temporal answers within a second and a half. */
  answers(): Promise<boolean>;
  /** Only once no call is under way any more: a call that is being retried would throw from a timer. */
  close(): Promise<void>;
}

/** A client that connects when it is first used and reconnects by itself. */
export function createTemporalClient(config: { TEMPORAL_ADDRESS: string; TEMPORAL_NAMESPACE: string }): TemporalClient {
  const connection = Connection.lazy({ address: config.TEMPORAL_ADDRESS });
  const interceptors = { workflow: [createTraceInterceptor(defaultPayloadConverter)] };
  const client = new Client({ connection, namespace: config.TEMPORAL_NAMESPACE, interceptors });
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      await connection.withDeadline(Date.now() + 1_500, () => connection.workflowService.getSystemInfo({}));
      return true;
    } catch {
      return false;
    }
  };
  return {
    client,
    answers: () => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    close: async () => {
      await asking;
      await connection.close();
    },
  };
}
