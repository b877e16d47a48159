import { nextQueue, type PendingUpload, type Queue, type QueueChange } from './upload-queue.js';

export interface RunsState<Content, Failure> {
  readonly queue: Queue<Content>;
  /** What ended the last run; kept until files are chosen again. */
  readonly failure: Failure | undefined;
}

interface Upload<Content> {
  readonly file: Content;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

interface RunsOptions<Content, Result, Failure> {
  /** Uploads one file. Rejects once `signal` is aborted. */
  readonly upload: (upload: Upload<Content>) => Promise<Result>;
  readonly onUploaded: (result: Result) => void;
  /** The problem of a failure. @throws any other error */
  readonly failureOf: (error: unknown, file: Content, others: number) => Failure;
}

/** The uploads of one field. They continue while the field is not rendered. */
export interface UploadRuns<Content, Failure> {
  readonly add: (files: readonly Content[]) => void;
  readonly cancel: (key: string) => void;
  /** Dismisses the failure. */
  readonly settle: () => void;
  readonly state: () => RunsState<Content, Failure>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Notifies subscribers of a field's uploads. */
function createShown<Content, Failure>() {
  let state: RunsState<Content, Failure> = { queue: [], failure: undefined };
  const listeners = new Set<() => void>();
  const show = (next: Partial<RunsState<Content, Failure>>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    settle: () => show({ failure: undefined }),
    fail: (failure: Failure) => show({ failure }),
    change: (what: QueueChange<Content>) => show({ queue: nextQueue(state.queue, what) }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Uploads files one after the other. The first failure empties the queue (R2 §8: files cleared). */
export function createUploadRuns<Content, Result, Failure>(
  options: RunsOptions<Content, Result, Failure>,
): UploadRuns<Content, Failure> {
  const { state, settle, fail, change, subscribe } = createShown<Content, Failure>();
  let running: { readonly key: string; readonly stop: AbortController } | undefined;
  let last = 0;

  const run = async ({ key, file }: PendingUpload<Content>, signal: AbortSignal): Promise<void> => {
    try {
      const onProgress = (share: number) => change({ type: 'progressed', key, share });
      const result = await options.upload({ file, signal, onProgress });
      if (!signal.aborted) options.onUploaded(result);
      change({ type: 'left', key });
    } catch (error) {
      // Cancelled: it has already left the queue.
      if (signal.aborted) return;
      const others = state().queue.length - 1;
      change({ type: 'failed' });
      fail(options.failureOf(error, file, others));
    } finally {
      if (running?.key === key) running = undefined;
      goOn();
    }
  };
  const goOn = (): void => {
    const [first] = state().queue;
    if (running !== undefined || first === undefined) return;
    running = { key: first.key, stop: new AbortController() };
    void run(first, running.stop.signal);
  };
  const add = (files: readonly Content[]): void => {
    change({ type: 'added', files: files.map((file) => ({ key: String(++last), file })) });
    goOn();
  };
  const cancel = (key: string): void => {
    change({ type: 'left', key });
    if (running?.key === key) running.stop.abort();
  };
  return { add, cancel, settle, state, subscribe };
}
