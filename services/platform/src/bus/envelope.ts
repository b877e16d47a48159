import { headers } from '@nats-io/transport-node';
import type { MsgHdrs } from '@nats-io/transport-node';
import type { Logger } from '../logger/logger.js';
import { currentTraceparent } from '../trace/trace-context.js';
import type { CallContext, CallOptions } from './call-context.js';
import { ServiceFault } from './service-fault.js';

const OPERATION_KEY = 'Kontor-Operation-Key';
const MESSAGE_ID = 'Nats-Msg-Id';
const ACTOR = 'Kontor-Actor';
const DEADLINE = 'Kontor-Deadline';
const RETRYABLE = 'Kontor-Retryable';
const RETRY_AFTER = 'Kontor-Retry-After-Ms';
const TRACEPARENT = 'traceparent';
const FAULT_CODE = 'Nats-Service-Error-Code';
const FAULT_MESSAGE = 'Nats-Service-Error';

/** Header values are one line of printable ASCII. */
function headerValue(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, 512);
}

/** The headers of a request; `deadline` is ms epoch. */
export function requestHeaders(options: CallOptions, deadline: number): MsgHdrs {
  const result = headers();
  const traceparent = currentTraceparent();
  if (options.operationKey !== undefined) {
    result.set(OPERATION_KEY, headerValue(options.operationKey));
    result.set(MESSAGE_ID, headerValue(options.operationKey));
  }
  if (traceparent !== undefined) result.set(TRACEPARENT, headerValue(traceparent));
  if (options.actor !== undefined) result.set(ACTOR, headerValue(options.actor));
  result.set(DEADLINE, String(deadline));
  return result;
}

/** The call context from the headers of a request. */
export function contextOf(received: MsgHdrs | undefined, logger: Logger): CallContext {
  const value = (key: string) => received?.get(key) || undefined;
  const operationKey = value(OPERATION_KEY);
  const actor = value(ACTOR);
  const traceparent = value(TRACEPARENT);
  const deadline = Number(value(DEADLINE));
  return {
    ...(operationKey === undefined ? {} : { operationKey }),
    ...(actor === undefined ? {} : { actor }),
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(Number.isFinite(deadline) ? { deadline } : {}),
    logger: operationKey === undefined ? logger : logger.child({ operationKey }),
  };
}

/** The headers of a reply with a fault. */
export function faultHeaders(fault: ServiceFault): MsgHdrs {
  const result = headers();
  result.set(FAULT_CODE, headerValue(fault.code));
  result.set(FAULT_MESSAGE, headerValue(fault.message) || fault.code);
  result.set(RETRYABLE, String(fault.retryable));
  if (fault.retryAfterMs !== undefined) result.set(RETRY_AFTER, String(fault.retryAfterMs));
  return result;
}

/** The fault in the headers of a reply, if any. */
export function faultOf(received: MsgHdrs | undefined): ServiceFault | undefined {
  const code = received?.get(FAULT_CODE);
  if (received === undefined || code === undefined || code === '') return undefined;
  const retryAfterMs = Number(received.get(RETRY_AFTER) || Number.NaN);
  return new ServiceFault(code, received.get(FAULT_MESSAGE), {
    retryable: received.get(RETRYABLE) === 'true',
    ...(Number.isFinite(retryAfterMs) ? { retryAfterMs } : {}),
  });
}
