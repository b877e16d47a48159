import { isCancellation, proxyLocalActivities, TemporalFailure } from '@temporalio/workflow';

/**
 * An attempt within the workflow task: it costs one history event. It is short, because the task is recorded after it, and
 * a command counts as accepted only then; the portal waits three seconds for that, in which two in a row find no answer.
 */
const attempt = {
  startToCloseTimeout: '1.2s',
  scheduleToCloseTimeout: '1.2s',
  retry: { maximumAttempts: 1 },
} as const;

/**
 * The attempt before in this case. Two at a time may be answered in one order and replayed in another, and what follows
 * from them would get other ids (`brief-history.int.test.ts`).
 */
let before: Promise<unknown> = Promise.resolve();

/**
 * The answer of one local attempt, which begins after the one before has ended; undefined when it has none, so that an
 * ordinary activity repeats the call: its retries add nothing to the history and are shown as pending.
 */
export async function localAnswer<A, T>(
  summary: string,
  call: (activities: A) => Promise<T>,
): Promise<{ readonly answer: T } | undefined> {
  const asked = before.then(() => call(proxyLocalActivities({ ...attempt, summary }) as A));
  before = asked.catch(() => undefined);
  try {
    return { answer: await asked };
  } catch (error) {
    // A replay gets the failure as it was recorded, without the activity failure around it.
    if (isCancellation(error) || !(error instanceof TemporalFailure)) throw error;
    return undefined;
  }
}
