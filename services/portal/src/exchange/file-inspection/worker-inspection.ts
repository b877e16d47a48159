import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
// Native code of the worker stays loaded while this thread has it loaded too.
import 'sharp';
import type { FileToInspect, InspectedFile, InspectFile } from './file-inspection.js';

export interface InspectionLimits {
  /** Time of one file, milliseconds. */
  readonly milliseconds: number;
  /** Memory of one file beside its content, MiB. */
  readonly mebibytes: number;
}

export interface WorkerInspectionOptions extends Partial<InspectionLimits> {
  /** The module that runs in the worker. */
  readonly worker?: URL;
}

const regularLimits: InspectionLimits = { milliseconds: 10_000, mebibytes: 256 };
const filesAtOnce = 2;
const memoryEveryMs = 50;

/**
 * Opens each file in a worker thread of its own, two at a time. A file that needs too much time or memory, or that
 * ends its worker, is refused.
 */
export function createWorkerInspection(options: WorkerInspectionOptions = {}): InspectFile {
  const { worker = new URL('./inspection.worker.js', import.meta.url), ...limits } = options;
  const turn = pLimit(filesAtOnce);
  return (file) => turn(() => inspectOne(worker, { ...regularLimits, ...limits }, file));
}

async function inspectOne(
  module: URL,
  { milliseconds, mebibytes }: InspectionLimits,
  { read, mimeType, limit }: FileToInspect,
): Promise<InspectedFile> {
  const content = Uint8Array.from(await read());
  const most = mebibytes * 1024 * 1024 + content.byteLength;
  const worker = new Worker(module, {
    resourceLimits: { maxOldGenerationSizeMb: mebibytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    stdout: true,
    stderr: true,
  });
  const watch = new AbortController();
  try {
    const answer = answerOf(worker);
    worker.postMessage({ content, mimeType, limit }, [content.buffer]);
    return await Promise.race([answer, timeUp(milliseconds, watch.signal), memoryUp(worker, most, watch.signal)]);
  } finally {
    watch.abort();
    // Not awaited: native code that still runs ends first, and the answer is known.
    void worker.terminate();
  }
}

const refused = (reason: 'slow' | 'unreadable'): InspectedFile => ({ outcome: 'refused', reason });

function answerOf(worker: Worker): Promise<InspectedFile> {
  return new Promise((resolve) => {
    worker.once('message', (inspected: InspectedFile) => resolve(inspected));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      resolve(refused(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'slow' : 'unreadable')),
    );
    worker.once('exit', () => resolve(refused('unreadable')));
  });
}

function timeUp(milliseconds: number, signal: AbortSignal): Promise<InspectedFile> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(refused('slow')), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Resource limits count the heap alone; decoded contents are outside of it. */
function memoryUp(worker: Worker, mostBytes: number, signal: AbortSignal): Promise<InspectedFile> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      void worker.getHeapStatistics().then(
        ({ used_heap_size: heap, external_memory: external }) => {
          if (heap + external > mostBytes) resolve(refused('slow'));
        },
        () => undefined,
      );
    }, memoryEveryMs);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}
