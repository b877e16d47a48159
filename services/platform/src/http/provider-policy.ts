import {
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  isIsolatedCircuitError,
  retry,
} from 'cockatiel';
import type { CircuitBreakerPolicy, IRetryBackoffContext, RetryPolicy } from 'cockatiel';
import type { Logger } from '../logger/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { ProviderUnavailable } from './provider-errors.js';
import type { UnavailableReason } from './provider-errors.js';

/**
 * May a call be repeated? `safe`: it changes nothing. `keyed`: the provider knows a repeated operation key.
 * `never`: only when it certainly had no effect.
 */
export type RetryMode = 'safe' | 'keyed' | 'never';

/** Nothing was carried out: repeating is right whatever the call does. */
const WITHOUT_EFFECT: ReadonlySet<UnavailableReason> = new Set(['connection', 'rate-limited']);
/** Something may have been carried out, or the answer is lost. */
const OUTCOME_OPEN: ReadonlySet<UnavailableReason> = new Set([
  'connection-lost',
  'timeout',
  'server-error',
  'unreadable-answer',
  'answer-too-large',
]);
const BREAKS_CIRCUIT: ReadonlySet<UnavailableReason> = new Set([
  'connection',
  'connection-lost',
  'timeout',
  'server-error',
  'unreadable-answer',
]);

const FAILURES_TO_OPEN = 10;
const HALF_OPEN_AFTER_MS = 3_000;
const FIRST_BACKOFF_MS = 100;
/** Longest pause between two attempts, ms. */
export const LONGEST_BACKOFF_MS = 2_000;

/** True when the call may have had its effect although no usable answer came. */
export function isOutcomeOpen(error: unknown): boolean {
  return error instanceof ProviderUnavailable && OUTCOME_OPEN.has(error.reason);
}

/** The breaker that all calls to one provider share: ten failures in a row open it, after three seconds one call tries again. */
export function createBreaker(name: string, logger: Logger, metrics?: Metrics): CircuitBreakerPolicy {
  const failing = handleWhen((error) => error instanceof ProviderUnavailable && BREAKS_CIRCUIT.has(error.reason));
  const breaker = circuitBreaker(failing, {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  metrics?.providerCircuit.set({ provider: name }, 0);
  breaker.onStateChange((state) => {
    metrics?.providerCircuit.set(
      { provider: name },
      state === CircuitState.Closed ? 0 : state === CircuitState.HalfOpen ? 1 : 2,
    );
    logger.warn({ provider: name, circuit: CircuitState[state] }, 'provider circuit changed');
  });
  return breaker;
}

/** Translates the breaker's own refusal. */
export function fromBreaker(provider: string, error: unknown): unknown {
  return isBrokenCircuitError(error) || isIsolatedCircuitError(error)
    ? new ProviderUnavailable(provider, 'circuit-open', { cause: error })
    : error;
}

/** Retries with growing, jittered pauses, as long as the mode allows it and the deadline (ms epoch) leaves time. */
export function createRetry(mode: RetryMode, attempts: number, deadline: number): RetryPolicy {
  const again = handleWhen((error) => {
    if (!(error instanceof ProviderUnavailable) || Date.now() + FIRST_BACKOFF_MS >= deadline) return false;
    return WITHOUT_EFFECT.has(error.reason) || (mode !== 'never' && OUTCOME_OPEN.has(error.reason));
  });
  return retry(again, { maxAttempts: attempts - 1, backoff: new DelegateBackoff(backoffMs) });
}

function backoffMs({ attempt, result }: IRetryBackoffContext<unknown>): number {
  const asked =
    'error' in result && result.error instanceof ProviderUnavailable ? result.error.retryAfterMs : undefined;
  if (asked !== undefined) return Math.min(asked, LONGEST_BACKOFF_MS);
  const ceiling = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1));
  return ceiling / 2 + (Math.random() * ceiling) / 2;
}
