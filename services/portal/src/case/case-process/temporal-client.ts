import { temporalOptions } from '@kontor/platform/engines/engine-options';
import type { TemporalConfig } from '@kontor/platform/engines/engine-config';
import { longestEnginePauseMs } from '@kontor/platform/retry/engine-pauses';
import { createTraceInterceptor } from '@kontor/platform/temporal/trace-calls';
import { Connection, WorkflowClient } from '@temporalio/client';
import { defaultPayloadConverter } from '@temporalio/common';

type TemporalSettings = TemporalConfig & { readonly TEMPORAL_NAMESPACE: string };

export interface TemporalAccess {
  /** The client; the next call retries a failed connect. @throws when Temporal does not answer within 3 s. */
  readonly client: () => Promise<WorkflowClient>;
  readonly ping: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

const connectTimeout = 3000;

/** Connects to Temporal on first use; afterwards the connection reconnects by itself. */
export function createTemporalAccess(config: TemporalSettings): TemporalAccess {
  let opening: Promise<WorkflowClient> | undefined;
  const client = (): Promise<WorkflowClient> => {
    opening ??= connect(config).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    client,
    ping: async () => {
      try {
        const { connection } = await client();
        await connection.withDeadline(Date.now() + 2000, () => connection.workflowService.getSystemInfo({}));
        return true;
      } catch {
        return false;
      }
    },
    close: async () => {
      const open = await opening?.catch(() => undefined);
      if (open?.connection instanceof Connection) await open.connection.close();
    },
  };
}

async function connect(config: TemporalSettings): Promise<WorkflowClient> {
  // By default gRPC waits up to two minutes between two connects.
  const channelArgs = { 'grpc.max_reconnect_backoff_ms': longestEnginePauseMs };
  const connection = await Connection.connect({ ...temporalOptions(config), connectTimeout, channelArgs });
  const interceptors = [createTraceInterceptor(defaultPayloadConverter)];
  return new WorkflowClient({ connection, namespace: config.TEMPORAL_NAMESPACE, interceptors });
}
