import { taskQueues } from '@kontor/workflow-contract/task-queues';
import type { Logger } from '@kontor/platform/logger/logger';
import { NativeConnection, Worker, type ActivityInterceptorsFactory, type WorkerOptions } from '@temporalio/worker';
import { connectWhenThere } from '../temporal-connection.js';
import type { QueueSettings } from './queues.js';

interface WorkersOptions {
  readonly address: string;
  readonly namespace: string;
  readonly bundlePath: string;
  readonly queues: readonly QueueSettings[];
  readonly activityTelemetry: ActivityInterceptorsFactory;
  readonly logger: Logger;
}

export interface Workers {
  isRunning(): boolean;
  /** Takes no new task, lets those that run end, closes. */
  stop(): Promise<void>;
}

/** How long activities that run may take to end when the process stops, and when they are let go. */
const shutdown = { shutdownGraceTime: '3s', shutdownForceTime: '6s' } as const;

/** Serves all queues over one connection, from the moment Temporal is there; should the workers fail, they begin anew. */
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
        if (!stopping.signal.aborted) logger.error({ err: error }, 'workers failed, starting anew');
      }
      workers = [];
    }
  };
  const serving = serve();
  return {
    isRunning: () => workers.length > 0 && workers.every((worker) => worker.getState() === 'RUNNING'),
    stop: async () => {
      stopping.abort();
      workers.forEach(endWorker);
      await serving;
    },
  };
}

async function serveOnce(
  options: WorkersOptions,
  signal: AbortSignal,
  created: (workers: readonly Worker[]) => void,
): Promise<void> {
  const connect = () => NativeConnection.connect({ address: options.address });
  const connection = await connectWhenThere(connect, { logger: options.logger, signal });
  try {
    const create = () =>
      Promise.all(options.queues.map((queue) => Worker.create(settingsOf(queue, options, connection))));
    const workers = await connectWhenThere(create, { logger: options.logger, signal });
    const running = workers.map((worker) => worker.run());
    created(workers);
    if (signal.aborted) workers.forEach(endWorker);
    try {
      await Promise.all(running);
    } finally {
      workers.forEach(endWorker);
      await Promise.allSettled(running);
    }
  } finally {
    await connection.close();
  }
}

/** Only a worker that runs can be asked to stop; a failed one has stopped. */
function endWorker(worker: Worker): void {
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
