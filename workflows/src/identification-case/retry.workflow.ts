import {
  ActivityFailure,
  CancellationScope,
  condition,
  isCancellation,
  sleep,
  TimeoutFailure,
} from '@temporalio/workflow';

/** Pause before a non-retryable fault is tried again anyway: its cause may have been removed. */
const pauseAfterFault = '15m';

/** How often a retry was requested; each workflow has its own copy of this module. */
let retryRequests = 0;

/** Ends every pause after a fault. */
export function retryNow(): void {
  retryRequests += 1;
}

async function waitAfterFault(): Promise<void> {
  const before = retryRequests;
  const pausing = new CancellationScope();
  await pausing.run(() =>
    Promise.race([sleep(pauseAfterFault, { summary: 'Neuer Versuch' }), condition(() => retryRequests !== before)]),
  );
  pausing.cancel();
}

/** Repeats an attempt until it succeeds; `onStuck` is called after each failed round. */
export async function untilItSucceeds<T>(attempt: () => Promise<T>, onStuck: () => void): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
      onStuck();
      if (!(error.cause instanceof TimeoutFailure)) await waitAfterFault();
    }
  }
}

/** One attempt: an activity that timed out results in `idle`, one with a non-retryable fault in `failed`. */
export async function withinDeadline<T>(attempt: () => Promise<T>): Promise<T | 'idle' | 'failed'> {
  try {
    return await attempt();
  } catch (error) {
    if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
    return error.retryState === 'NON_RETRYABLE_FAILURE' ? 'failed' : 'idle';
  }
}
