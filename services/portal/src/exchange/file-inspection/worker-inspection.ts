import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
// Native code of the worker stays loaded while this thread has it loaded too.
import 'sharp';
import type { FileToInspect, InspectedFile, InspectFile } from './file-inspection.js';
import { createInspectionWorkers, memoryOf, type InspectionWorkers } from './inspection-workers.js';

export interface InspectionLimits {
  /** Time of one file, milliseconds. */
  readonly milliseconds: number;
  /** Memory of one file beside its content, MiB. */
  readonly mebibytes: number;
}

export interface WorkerInspectionOptions extends Partial<InspectionLimits> {
  /** The module that runs in the worker. */
  readonly worker?: URL;
  /** How long a worker waits for the next file, milliseconds. */
  readonly idleMs?: number;
}

const regularLimits: InspectionLimits = { milliseconds: 10_000, mebibytes: 256 };
const filesAtOnce = 2;
const memoryEveryMs = 50;
/** How long a worker waits for the next file: a customer uploads several within minutes. */
const regularIdleMs = 120_000;

/**
 * Opens files in worker threads, two at a time. A file that needs too much time or memory, or that ends its worker, is
 * refused. The worker of a refused file ends, so that nothing of it meets another; the others take the next file.
 */
export function createWorkerInspection(options: WorkerInspectionOptions = {}): InspectFile {
  const { worker: module = new URL('./inspection.worker.js', import.meta.url), idleMs = regularIdleMs } = options;
  const { milliseconds, mebibytes } = { ...regularLimits, ...options };
  const workers = createInspectionWorkers({ module, mebibytes, idleMs });
  const turn = pLimit(filesAtOnce);
  return (file) => turn(() => inspectOne(workers, { milliseconds, mebibytes }, file));
}

async function inspectOne(
  workers: InspectionWorkers,
  { milliseconds, mebibytes }: InspectionLimits,
  { read, mimeType, limit }: FileToInspect,
): Promise<InspectedFile> {
  const content = Uint8Array.from(await read());
  const most = mebibytes * 1024 * 1024 + content.byteLength;
  const worker = workers.take();
  const watch = new AbortController();
  const answer = answerOf(worker, watch.signal);
  worker.postMessage({ content, mimeType, limit }, [content.buffer]);
  const ends = [timeUp(milliseconds, watch.signal), memoryUp(worker, most, watch.signal)];
  const { inspected, isOver } = await Promise.race([answer, ...ends]);
  watch.abort();
  // Not awaited: native code that still runs ends first, and the answer is known.
  if (isOver) void worker.terminate();
  else await workers.giveBack(worker);
  return inspected;
}

/** What became of a file, and whether its worker takes no other one. */
interface Answer {
  readonly inspected: InspectedFile;
  readonly isOver: boolean;
}

const ended = (reason: 'slow' | 'unreadable'): Answer => ({
  inspected: { outcome: 'refused', reason },
  isOver: true,
});

function answerOf(worker: Worker, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const onMessage = (inspected: InspectedFile): void =>
      resolve({ inspected, isOver: inspected.outcome === 'refused' });
    const onError = ({ code }: NodeJS.ErrnoException): void =>
      resolve(ended(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'slow' : 'unreadable'));
    const onExit = (): void => resolve(ended('unreadable'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    signal.addEventListener('abort', () => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    });
  });
}

function timeUp(milliseconds: number, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(ended('slow')), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Resource limits count the heap alone; decoded contents are outside of it. */
function memoryUp(worker: Worker, mostBytes: number, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      void memoryOf(worker).then(
        (bytes) => {
          if (bytes > mostBytes) resolve(ended('slow'));
        },
        () => undefined,
      );
    }, memoryEveryMs);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}
