import type { Logger } from '../logger/logger.js';

/** Stops a relay or poller; resolves when its last run has ended. */
export type Stop = () => Promise<void>;

export interface Poller {
  /** Requests a run now; runs never overlap, and a call during a run requests one more. */
  readonly wake: () => void;
  readonly start: () => Stop;
}

/** Starts pollers; they stop together. */
export function startAll(pollers: readonly Pick<Poller, 'start'>[]): Stop {
  const stops = pollers.map(({ start }) => start());
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

interface PollerOptions {
  readonly name: string;
  readonly everyMs: number;
  /** Rest after a run, ms: all calls meanwhile make one run. Without it the next run follows at once. */
  readonly restMs?: number;
  readonly run: () => Promise<void>;
  readonly logger: Logger;
}

/** A pause that can be ended early. */
function createRest(ms: number) {
  let end = (): void => undefined;
  return {
    begin: (): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: (): void => end(),
  };
}

/** Runs when woken and at an interval, so that work left by a crash is found. */
export function createPoller({ name, everyMs, restMs = 0, run, logger }: PollerOptions): Poller {
  let running: Promise<void> | undefined;
  let again = false;
  let alive = false;
  const rest = createRest(restMs);

  const work = async (): Promise<void> => {
    do {
      again = false;
      // Engines may be unavailable for a while; the next run retries.
      await run().catch((error: unknown) => logger.warn({ err: error, poller: name }, 'poller run failed'));
      if (restMs > 0 && alive) await rest.begin();
    } while (again && alive);
    running = undefined;
  };

  const wake = (): void => {
    if (!alive) return;
    if (running !== undefined) {
      again = true;
      return;
    }
    running = work();
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
        rest.end();
        await running;
      };
    },
  };
}
