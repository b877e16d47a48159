import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  CancelledFailure,
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
      if (CancellationScope.current().consideredCancelled) throw new CancelledFailure('No other attempt starts');
      onStuck();
      if (!(error.cause instanceof TimeoutFailure)) await waitAfterFault();
    }
  }
}

/** Whether a provider refuses for good what an activity asked. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof ActivityFailure &&
    error.cause instanceof ApplicationFailure &&
    error.cause.type === 'provider-rejected'
  );
}

/** The result of one attempt; undefined when there was none in time, or a fault. */
export async function inTime<T>(attempt: () => Promise<T>): Promise<T | undefined> {
  try {
    return await attempt();
  } catch (error) {
    if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
    return undefined;
  }
}
