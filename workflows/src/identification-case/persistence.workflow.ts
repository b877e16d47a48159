import { ActivityFailure, isCancellation, sleep, TimeoutFailure } from '@temporalio/workflow';

/** Pause after a fault that no repetition mends, before it is tried again all the same: somebody may have mended it. */
const pauseAfterFinalFault = '15m';

/** Does something until it succeeds; `onStuck` hears of each time it was given up for a while. */
export async function untilDone<T>(attempt: () => Promise<T>, onStuck: () => void): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
      onStuck();
      if (!(error.cause instanceof TimeoutFailure)) await sleep(pauseAfterFinalFault, { summary: 'Neuer Versuch' });
    }
  }
}

/** Does something once within its budget: an activity that timed out gives `idle`, one that was refused gives `failed`. */
export async function withinTime<T>(attempt: () => Promise<T>): Promise<T | 'idle' | 'failed'> {
  try {
    return await attempt();
  } catch (error) {
    if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
    return error.retryState === 'NON_RETRYABLE_FAILURE' ? 'failed' : 'idle';
  }
}
