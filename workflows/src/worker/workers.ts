import { taskQueues } from '@kontor/workflow-contract/task-queues';
import type { TemporalOptions } from '@kontor/platform/engines/engine-options';
import type { Logger } from '@kontor/platform/logger/logger';
import { NativeConnection, Worker, type ActivityInterceptorsFactory, type WorkerOptions } from '@temporalio/worker';
import { connectWithRetry } from '../temporal/temporal-connection.js';
import type { QueueSettings } from './queues.js';

interface WorkersOptions {
  readonly server: TemporalOptions;
  readonly namespace: string;
  readonly bundlePath: string;
  readonly queues: readonly QueueSettings[];
  readonly activityTelemetry: ActivityInterceptorsFactory;
  readonly logger: Logger;
}

export interface Workers {
  isRunning(): boolean;
  /** Accepts no new task, waits for running ones, closes. */
  stop(): Promise<void>;
}

/** Time for running activities when the process stops: until they are cancelled, and until they are abandoned. */
const shutdown = { shutdownGraceTime: '3s', shutdownForceTime: '6s' } as const;

/** Serves all queues over one connection as soon as Temporal is reachable; restarts the workers when they fail. */
export function startWorkers(options: WorkersOptions): Workers {
  const stopping = new AbortController();
  let workers: readonly Worker[] = [];
  const { logger } = options;

  const serve = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await serveOnce(options, stopping.signal, (created) => {
          workers = created;
        });
      } catch (error) {
        if (!stopping.signal.aborted) logger.error({ err: error }, 'workers failed, restarting');
      }
      workers = [];
    }
  };
  const serving = serve();
  return {
    isRunning: () => workers.length > 0 && workers.every((worker) => worker.getState() === 'RUNNING'),
    stop: async () => {
      stopping.abort();
      workers.forEach(shutDownWorker);
      await serving;
    },
  };
}

async function serveOnce(
  options: WorkersOptions,
  signal: AbortSignal,
  created: (workers: readonly Worker[]) => void,
): Promise<void> {
  const connect = () => NativeConnection.connect(options.server);
  const retrying = { logger: options.logger, signal, isTls: options.server.tls !== undefined };
  const connection = await connectWithRetry(connect, retrying);
  try {
    const create = () =>
      Promise.all(options.queues.map((queue) => Worker.create(settingsOf(queue, options, connection))));
    const workers = await connectWithRetry(create, retrying);
    const running = workers.map((worker) => worker.run());
    created(workers);
    if (signal.aborted) workers.forEach(shutDownWorker);
    try {
      await Promise.all(running);
    } finally {
      workers.forEach(shutDownWorker);
      await Promise.allSettled(running);
    }
  } finally {
    await connection.close();
  }
}

/** shutdown() throws for a worker that is not running. */
function shutDownWorker(worker: Worker): void {
  if (worker.getState() === 'RUNNING') worker.shutdown();
}

function settingsOf(queue: QueueSettings, options: WorkersOptions, connection: NativeConnection): WorkerOptions {
  const isCaseQueue = queue.taskQueue === taskQueues.case;
  return {
    connection,
    namespace: options.namespace,
    taskQueue: queue.taskQueue,
    activities: queue.activities,
    interceptors: { activity: [options.activityTelemetry] },
    maxConcurrentActivityTaskExecutions: queue.slots,
    ...shutdown,
    ...(queue.perSecond === undefined ? {} : { maxTaskQueueActivitiesPerSecond: queue.perSecond }),
    ...(isCaseQueue
      ? {
          workflowBundle: { codePath: options.bundlePath },
          maxCachedWorkflows: 500,
          maxConcurrentWorkflowTaskExecutions: 40,
        }
      : {}),
  };
}
