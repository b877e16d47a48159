/**
 * A request between services could not be carried out. A business refusal is a field of the reply, not a fault.
 * `retryable` says whether the same request with the same operation key may succeed later.
 */
export class ServiceFault extends Error {
  readonly code: string;
  readonly retryable: boolean;

  constructor(code: string, message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ServiceFault';
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}
