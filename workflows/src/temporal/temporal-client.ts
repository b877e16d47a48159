import { temporalOptions } from '@kontor/platform/engines/engine-options';
import type { TemporalConfig } from '@kontor/platform/engines/engine-config';
import { createTraceInterceptor } from '@kontor/platform/temporal/trace-calls';
import { Client, Connection } from '@temporalio/client';
import { defaultPayloadConverter } from '@temporalio/common';

export interface TemporalClient {
  readonly client: Client;
  /** Whether Temporal answers within 1.5 s. */
  answers(): Promise<boolean>;
  /** Call it after all calls have settled: a call that is being retried would throw from a timer. */
  close(): Promise<void>;
}

/** A client that connects on first use and reconnects by itself. */
export function createTemporalClient(config: TemporalConfig & { readonly TEMPORAL_NAMESPACE: string }): TemporalClient {
  const connection = Connection.lazy(temporalOptions(config));
  const interceptors = { workflow: [createTraceInterceptor(defaultPayloadConverter)] };
  const client = new Client({ connection, namespace: config.TEMPORAL_NAMESPACE, interceptors });
  let asActivity: Promise<boolean> | undefined;
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
      asActivity ??= ask().finally(() => {
        asActivity = undefined;
      });
      return asActivity;
    },
    close: async () => {
      await asActivity;
      await connection.close();
    },
  };
}
