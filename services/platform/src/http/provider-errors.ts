import { ServiceFault } from '../bus/service-fault.js';

export type UnavailableReason =
  | 'connection'
  | 'connection-lost'
  | 'timeout'
  | 'deadline'
  | 'circuit-open'
  | 'server-error'
  | 'rate-limited'
  | 'authentication'
  | 'redirect'
  | 'unreadable-answer'
  | 'answer-too-large';

/** The provider gave no usable answer: it had no effect, or the call may be repeated with the same key. */
export class ProviderUnavailable extends ServiceFault {
  readonly provider: string;
  readonly reason: UnavailableReason;
  constructor(
    provider: string,
    reason: UnavailableReason,
    options: { cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super('provider-unavailable', `${provider} is not available: ${reason}`, { retryable: true, ...options });
    this.name = 'ProviderUnavailable';
    this.provider = provider;
    this.reason = reason;
  }
}

/** The provider refused the call (4xx). The body is not logged, because it may contain personal data. */
export class ProviderRejected extends ServiceFault {
  readonly provider: string;
  readonly status: number;
  readonly #body: unknown;

  constructor(provider: string, status: number, body: unknown) {
    super('provider-rejected', `${provider} refused the call with status ${status}`);
    this.name = 'ProviderRejected';
    this.provider = provider;
    this.status = status;
    this.#body = body;
  }

  /** Parsed JSON if the answer was JSON, else its text. */
  get body(): unknown {
    return this.#body;
  }
}

/** For `catch`: null where the provider does not have it (404) or no longer (410). @throws every other error */
export function nullIfGone(error: unknown): null {
  if (error instanceof ProviderRejected && (error.status === 404 || error.status === 410)) return null;
  throw error;
}

/** The call was sent and its answer lost. It may have had its effect: look it up by our reference before repeating. */
export class OutcomeUnknown extends ServiceFault {
  readonly provider: string;

  constructor(provider: string, cause?: unknown) {
    super('outcome-unknown', `${provider} may or may not have carried out the call`, { retryable: true, cause });
    this.name = 'OutcomeUnknown';
    this.provider = provider;
  }
}
