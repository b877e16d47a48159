import { isCancellation, proxyLocalActivities, TemporalFailure } from '@temporalio/workflow';

/**
 * An attempt within the workflow task: it costs one history event. It is short, because the task is recorded after it, and
 * a command that arrives meanwhile waits for that; the portal waits three seconds for its acceptance.
 */
const attempt = {
  startToCloseTimeout: '1.2s',
  scheduleToCloseTimeout: '1.2s',
  retry: { maximumAttempts: 1 },
} as const;

/**
 * The answer of one local attempt; undefined when it has none, so that an ordinary activity repeats the call: its retries
 * add nothing to the history and are shown as pending. A case may have one at a time: two may be answered in one order and
 * replayed in another, and what follows from them would get other ids.
 */
export async function localAnswer<A, T>(
  summary: string,
  call: (activities: A) => Promise<T>,
): Promise<{ readonly answer: T } | undefined> {
  try {
    return { answer: await call(proxyLocalActivities({ ...attempt, summary }) as A) };
  } catch (error) {
    // A replay gets the failure as it was recorded, without the activity failure around it.
    if (isCancellation(error) || !(error instanceof TemporalFailure)) throw error;
    return undefined;
  }
}
