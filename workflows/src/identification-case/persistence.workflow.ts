import {
  ActivityFailure,
  CancellationScope,
  condition,
  isCancellation,
  sleep,
  TimeoutFailure,
} from '@temporalio/workflow';

/** Pause after a fault that no repetition mends, before it is tried again all the same: somebody may have mended it. */
const pauseAfterFinalFault = '15m';

/** How often somebody asked not to wait; each workflow has its own, as it has every module's. */
let asked = 0;

/** Ends every pause after a fault. */
export function endPauses(): void {
  asked += 1;
}

async function pauseAfterFault(): Promise<void> {
  const before = asked;
  const pausing = new CancellationScope();
  await pausing.run(() =>
    Promise.race([sleep(pauseAfterFinalFault, { summary: 'Neuer Versuch' }), condition(() => asked !== before)]),
  );
  pausing.cancel();
}

/** Does something until it succeeds; `onStuck` hears of each time it was given up for a while. */
export async function untilDone<T>(attempt: () => Promise<T>, onStuck: () => void): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
      onStuck();
      if (!(error.cause instanceof TimeoutFailure)) await pauseAfterFault();
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
