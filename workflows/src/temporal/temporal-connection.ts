import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@kontor/platform/logger/logger';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/** Connects to Temporal, repeating until it succeeds or `signal` aborts. */
export async function connectWithRetry<T>(
  connect: () => Promise<T>,
  options: { logger: Logger; signal: AbortSignal },
): Promise<T> {
  const { logger, signal } = options;
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await connect();
    } catch (error) {
      if (attempt % 10 === 0) logger.warn({ err: error }, 'Temporal is not reachable, trying again');
      await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempt, 5)), undefined, { signal });
    }
  }
}
