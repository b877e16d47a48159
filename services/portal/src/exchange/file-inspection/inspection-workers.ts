import { Worker } from 'node:worker_threads';

export interface InspectionWorkers {
  /** A worker that waits, else a new one; it keeps the process running until it is given back. */
  take(): Worker;
  /** Gives a worker back that has answered: it waits for the next file for a while, if it is small enough. */
  giveBack(worker: Worker): Promise<void>;
}

interface InspectionWorkersOptions {
  /** The module that runs in the worker. */
  readonly module: URL;
  /** Memory of a worker, MiB. */
  readonly mebibytes: number;
  /** How long a worker waits, milliseconds. */
  readonly idleMs: number;
}

/** What a worker may have in memory while it waits, bytes: beyond its parsers only what is left of a file. */
const mostWhileIdle = 64 * 1024 * 1024;

/** Bytes that a worker has in use, in its heap and outside of it. */
export async function memoryOf(worker: Worker): Promise<number> {
  const { used_heap_size: heap, external_memory: external } = await worker.getHeapStatistics();
  return heap + external;
}

/**
 * Worker threads that open files. A new one costs half a second of processor time, because it loads its parsers; so it
 * waits for the next file, without keeping the process running.
 */
export function createInspectionWorkers({ module, mebibytes, idleMs }: InspectionWorkersOptions): InspectionWorkers {
  const waiting = new Map<Worker, NodeJS.Timeout>();
  const stopWaiting = (worker: Worker): void => {
    clearTimeout(waiting.get(worker));
    waiting.delete(worker);
  };
  const start = (): Worker => {
    const worker = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: mebibytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
    });
    // An error ends it, too.
    worker.on('error', () => stopWaiting(worker)).on('exit', () => stopWaiting(worker));
    return worker;
  };
  return {
    take: () => {
      const [worker] = waiting.keys();
      if (worker === undefined) return start();
      stopWaiting(worker);
      worker.ref();
      return worker;
    },
    giveBack: async (worker) => {
      const inUse = await memoryOf(worker).catch(() => Number.POSITIVE_INFINITY);
      worker.unref();
      if (inUse > mostWhileIdle) void worker.terminate();
      else waiting.set(worker, setTimeout(() => void worker.terminate(), idleMs).unref());
    },
  };
}
