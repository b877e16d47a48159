interface ServiceFaultOptions {
  readonly retryable?: boolean;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/**
 * A request between services could not be carried out. A business refusal is a field of the reply, not a fault.
 * `retryable` says whether the same request with the same operation key may succeed later.
 */
export class ServiceFault extends Error {
  readonly code: string;
  readonly retryable: boolean;
  /** Time after which it may succeed, ms, where it is known. */
  readonly retryAfterMs: number | undefined;

  constructor(code: string, message: string, options: ServiceFaultOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ServiceFault';
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}
