import type { Logger } from '@kontor/platform/logger/logger';
import type { Stop } from './portal-deps.js';

export interface Sweep {
  /** Asks for a run now; runs never overlap, and a call during a run asks for one more. */
  readonly ring: () => void;
  readonly start: () => Stop;
}

interface SweepOptions {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
  readonly logger: Logger;
}

/** Runs at once when rung, and again and again, so that what a crash left behind is picked up. */
export function createSweep({ name, everyMs, run, logger }: SweepOptions): Sweep {
  let running: Promise<void> | undefined;
  let again = false;
  let alive = false;

  const work = async (): Promise<void> => {
    do {
      again = false;
      // Engines may be away for a while; the next sweep tries again.
      await run().catch((error: unknown) => logger.warn({ err: error, sweep: name }, 'sweep did not finish'));
    } while (again && alive);
  };

  const ring = (): void => {
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
    ring,
    start: () => {
      alive = true;
      const timer = setInterval(ring, everyMs);
      ring();
      return async () => {
        alive = false;
        clearInterval(timer);
        await running;
      };
    },
  };
}
