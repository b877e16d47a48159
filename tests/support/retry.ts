import { isRefused, unexpected, type Answer } from './http.js';
import { until } from './until.js';

/**
 * How long a step of a case may take while processes are killed, ms: a case that is late then is not lost; whether one is,
 * is counted once nothing is disturbed any more.
 */
export const stepLimitMs = 600_000;

/**
 * Repeats a call until it succeeds: after a lost connection and after "later", with the same body, as the web apps do.
 * Anything else throws, also what a repeat is refused after an answer was lost.
 */
export async function retryUntilAnswered<T>(what: string, ask: () => Promise<Answer<T>>): Promise<T> {
  let refusal: Error | undefined;
  const answer = await until(
    async () => {
      const reply = await ask();
      if (isLater(reply)) return undefined;
      if (isRefused(reply)) refusal = unexpected(what, reply);
      return reply;
    },
    { what, timeoutMs: stepLimitMs, everyMs: 250 },
  );
  if (refusal !== undefined) throw refusal;
  return answer.body;
}

/** 409 idle_timeout and busy, 429, 502 and 503 mean: retry; so does a booking that continues in the background (202). */
export function isLater(answer: Answer): boolean {
  if ([429, 502, 503].includes(answer.status)) return true;
  const { state, async: isAsync } = (answer.body ?? {}) as { state?: string; async?: boolean };
  if (isAsync === true) return true;
  return answer.status === 409 && (state === 'idle_timeout' || state === 'busy');
}
