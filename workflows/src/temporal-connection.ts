import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@kontor/platform/logger/logger';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/** Connects to Temporal as soon as it is there; gives up only when `signal` says that nobody needs it any more. */
export async function connectWhenThere<T>(
  connect: () => Promise<T>,
  options: { logger: Logger; signal: AbortSignal },
): Promise<T> {
  const { logger, signal } = options;
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await connect();
    } catch (error) {
      if (attempt % 10 === 0) logger.warn({ err: error }, 'Temporal is not there yet, trying again');
      await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempt, 5)), undefined, { signal });
    }
  }
}
