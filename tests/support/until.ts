import { setTimeout as pause } from 'node:timers/promises';

/** How long a test waits for what has to come, ms: much longer than it takes, also beside other load. */
export const waitLimitMs = 120_000;

interface Waiting {
  /** Part of the error when the time is over. */
  readonly what: string;
  readonly timeoutMs?: number;
  readonly everyMs?: number;
}

/**
 * Repeats a query until it has a result. `undefined`, `null` and `false` mean "not yet", and so does an error, which
 * is part of the final message.
 */
export async function until<T>(
  ask: () => Promise<T | undefined | null | false>,
  { what, timeoutMs = waitLimitMs, everyMs = 100 }: Waiting,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  let last: unknown;
  do {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== null && answer !== false) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await pause(everyMs);
  } while (Date.now() < end);
  const why = last instanceof Error ? `: ${last.message}` : '';
  throw new Error(`Waited ${timeoutMs} ms in vain for ${what}${why}`, { cause: last });
}
