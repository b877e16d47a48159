import type { Logger } from '../logger/logger.js';
import { ServiceFault } from './service-fault.js';

/** Metadata of a request. */
export interface CallContext {
  /** Requests with the same key are one operation; its form is the caller's. */
  readonly operationKey?: string;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline?: number;
  /** Reference of the person or process that asked, e.g. `/users/17`; never a name. */
  readonly actor?: string;
  readonly traceparent?: string;
  readonly logger: Logger;
}

export interface CallOptions {
  operationKey?: string | undefined;
  deadline?: number | undefined;
  actor?: string | undefined;
  /** How long to wait for the answer, ms (default 5,000); an earlier deadline takes precedence. */
  timeoutMs?: number;
}

/** The operation key of a request that must have one. @throws ServiceFault invalid-request */
export function requireOperationKey(context: CallContext): string {
  if (context.operationKey === undefined)
    throw new ServiceFault('invalid-request', 'This request needs an operation key');
  return context.operationKey;
}
