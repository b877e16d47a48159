import { setTimeout as pause } from 'node:timers/promises';
import { ServiceFault } from './service-fault.js';

/** The provider did not answer before the caller's deadline; a repeat continues from there. */
export class ProviderIdle extends Error {
  constructor(cause: unknown) {
    super('The provider did not answer in time', { cause });
    this.name = 'ProviderIdle';
  }
}

/** The answer must still reach the caller, ms. */
const ANSWER_MARGIN_MS = 700;
const PAUSE_MS = 400;

/**
 * Repeats `work` after retryable faults until shortly before `deadline` (ms epoch). Without a deadline the first fault is thrown.
 * @throws ProviderIdle when the time is up; a non-retryable fault at once.
 */
export async function withinDeadline<T>(
  deadline: number | undefined,
  work: (deadline: number | undefined) => Promise<T>,
): Promise<T> {
  const end = deadline === undefined ? undefined : deadline - ANSWER_MARGIN_MS;
  for (;;) {
    try {
      return await work(end);
    } catch (error) {
      if (!(error instanceof ServiceFault) || !error.retryable || end === undefined) throw error;
      if (Date.now() + PAUSE_MS >= end) throw new ProviderIdle(error);
      await pause(PAUSE_MS);
    }
  }
}
