import type { Logger } from '../logger/logger.js';

/** Stops a relay or poller; resolves when its last run has ended. */
export type Stop = () => Promise<void>;

export interface Poller {
  /** Requests a run now; runs never overlap, and a call during a run requests one more. */
  readonly wake: () => void;
  readonly start: () => Stop;
}

interface PollerOptions {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
  readonly logger: Logger;
}

/** Runs when woken and at an interval, so that work left by a crash is found. */
export function createPoller({ name, everyMs, run, logger }: PollerOptions): Poller {
  let running: Promise<void> | undefined;
  let again = false;
  let alive = false;

  const work = async (): Promise<void> => {
    do {
      again = false;
      // Engines may be unavailable for a while; the next run retries.
      await run().catch((error: unknown) => logger.warn({ err: error, poller: name }, 'poller run failed'));
    } while (again && alive);
  };

  const wake = (): void => {
    if (!alive) return;
    if (running !== undefined) {
      again = true;
      return;
    }
    running = work().finally(() => {
      running = undefined;
    });
  };

  return {
    wake,
    start: () => {
      alive = true;
      const timer = setInterval(wake, everyMs);
      wake();
      return async () => {
        alive = false;
        clearInterval(timer);
        await running;
      };
    },
  };
}
