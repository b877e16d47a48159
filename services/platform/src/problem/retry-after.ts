import { ServiceFault } from '../bus/service-fault.js';
import { longestEnginePauseMs } from '../retry/engine-pauses.js';
import type { Problem } from './problem.js';

/**
 * `Retry-After` of a refusal (RFC 9110, 10.2.3) in whole seconds, rounded up; undefined where no time is known.
 * A limit says when it ends (`retryAfterSeconds`), and so does the fault of a service (`retryAfterMs`, e.g. of a
 * provider's own limit). Without either, a 503 is an engine or process that cannot be reached, and its connection is
 * tried again after at most `longestEnginePauseMs`.
 */
export function retryAfterOf({ status, extensions, cause }: Problem): number | undefined {
  if (status !== 503 && status !== 429) return undefined;
  const { retryAfterSeconds: ofLimit } = extensions;
  if (typeof ofLimit === 'number') return ofLimit;
  const ofFault = cause instanceof ServiceFault ? cause.retryAfterMs : undefined;
  if (ofFault !== undefined) return secondsOf(ofFault);
  return status === 503 ? secondsOf(longestEnginePauseMs) : undefined;
}

/** Whole seconds, at least one. */
export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
