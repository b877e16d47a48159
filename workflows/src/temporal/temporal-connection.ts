import { setTimeout as pause } from 'node:timers/promises';
import { refusalHint } from '@kontor/platform/engines/refusal-hint';
import type { Logger } from '@kontor/platform/logger/logger';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/** Connects to Temporal, repeating until it succeeds or `signal` aborts. */
export async function connectWithRetry<T>(
  connect: () => Promise<T>,
  options: { logger: Logger; signal: AbortSignal; isTls: boolean },
): Promise<T> {
  const { logger, signal, isTls } = options;
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await connect();
    } catch (error) {
      if (attempt % 10 === 0) {
        const hint = isTls ? refusalHint('TEMPORAL', error) : undefined;
        logger.warn({ err: error, hint }, 'Temporal is not reachable, trying again');
      }
      await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempt, 5)), undefined, { signal });
    }
  }
}
