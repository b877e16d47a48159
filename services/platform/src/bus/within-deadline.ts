import { setTimeout as pause } from 'node:timers/promises';
import { ServiceFault } from './service-fault.js';

/** The provider stayed silent until the caller's time was nearly up. Nothing is lost: a repeat goes on from here. */
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
 * Repeats `work` after faults that may pass, until shortly before `deadline` (ms epoch). Without a deadline the first fault flies.
 * @throws ProviderIdle when the time is up; whatever is not retryable at once.
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
