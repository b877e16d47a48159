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
 * Whether a call may be repeated. `safe`: it has no effect. `keyed`: the provider recognises a repeated operation key.
 * `never`: only when it certainly had no effect.
 */
export type RetryMode = 'safe' | 'keyed' | 'never';

/** The call had no effect, so any call may be repeated. */
const WITHOUT_EFFECT: ReadonlySet<UnavailableReason> = new Set(['connection', 'rate-limited']);
/** The call may have had its effect. */
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

/** True when the call may have had its effect without a usable answer. */
export function isOutcomeOpen(error: unknown): boolean {
  return error instanceof ProviderUnavailable && OUTCOME_OPEN.has(error.reason);
}

/** The circuit breaker of one provider: opens after ten consecutive failures, half-open after three seconds. */
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

/** Converts the breaker's own error. */
export function fromBreaker(provider: string, error: unknown): unknown {
  return isBrokenCircuitError(error) || isIsolatedCircuitError(error)
    ? new ProviderUnavailable(provider, 'circuit-open', { cause: error, retryAfterMs: HALF_OPEN_AFTER_MS })
    : error;
}

/** Retries with growing, jittered pauses while the mode and the deadline (ms epoch) allow it. */
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
