import { setTimeout as pause } from 'node:timers/promises';
import type { DescMessage, DescMethod, DescService, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { NoRespondersError, PermissionViolationError, RequestError, TimeoutError } from '@nats-io/transport-node';
import type { Msg } from '@nats-io/transport-node';
import { inSpan } from '../trace/span.js';
import type { BusConnection } from './bus-connection.js';
import type { CallOptions } from './call-context.js';
import { faultOf, requestHeaders } from './envelope.js';
import { decode, encode } from './payload.js';
import { ServiceFault } from './service-fault.js';
import type { ServiceClient } from './service-types.js';
import { requestSubject } from './subjects.js';
import { spanOf } from './bus-span.js';

const DEFAULT_TIMEOUT_MS = 5_000;
/** How long a call without responders is repeated, ms: a restarting service has received nothing. */
const ABSENCE_MS = 1_000;
const ASK_AGAIN_AFTER_MS = 100;

/** One async function per rpc of the service. */
export function createServiceClient<S extends DescService>(connection: BusConnection, service: S): ServiceClient<S> {
  const methods = service.methods.map((method) => {
    if (method.methodKind !== 'unary') throw new TypeError(`${method.name} is not unary`);
    return [
      method.localName,
      (input: MessageInitShape<DescMessage>, options: CallOptions = {}) =>
        inSpan(spanOf(method, 'client'), () => call({ connection, method, input, options })),
    ];
  });
  return Object.fromEntries(methods) as ServiceClient<S>;
}

interface Call {
  connection: BusConnection;
  method: DescMethod;
  input: MessageInitShape<DescMessage>;
  options: CallOptions;
}

async function call({ connection, method, input, options }: Call): Promise<MessageShape<DescMessage>> {
  const payload = encode(method.input, input);
  const deadline = Math.min(
    options.deadline ?? Number.POSITIVE_INFINITY,
    Date.now() + (options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
  );
  const giveUpAbsence = Math.min(deadline, Date.now() + ABSENCE_MS);
  const headers = requestHeaders(options, deadline);
  for (;;) {
    const remaining = deadline - Date.now();
    if (remaining <= 0)
      throw new ServiceFault('deadline-exceeded', `No time is left to ask ${method.name}`, { retryable: true });
    const nats = await connection.usable(Math.min(remaining, ABSENCE_MS));
    try {
      const asked = nats.request(requestSubject(method), payload, { timeout: remaining, headers });
      return readReply(method, await connection.whileConnected(asked));
    } catch (error) {
      if (!isAbsent(error) || Date.now() + ASK_AGAIN_AFTER_MS > giveUpAbsence) throw toFault(error, method);
    }
    await pause(ASK_AGAIN_AFTER_MS);
  }
}

function readReply(method: DescMethod, reply: Msg): MessageShape<DescMessage> {
  const fault = faultOf(reply.headers);
  if (fault !== undefined) throw fault;
  return decode(method.output, reply.data);
}

function isAbsent(error: unknown): boolean {
  return error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
}

function isForbidden(error: unknown): boolean {
  return (
    error instanceof PermissionViolationError ||
    (error instanceof Error && error.cause instanceof PermissionViolationError)
  );
}

function toFault(error: unknown, method: DescMethod): ServiceFault {
  if (error instanceof ServiceFault) return error;
  if (isForbidden(error)) {
    return new ServiceFault('not-permitted', `This process may not ask ${method.name}`, { cause: error });
  }
  const reason = isAbsent(error)
    ? 'nobody answers it'
    : error instanceof TimeoutError
      ? 'no answer came in time'
      : 'the bus failed';
  return new ServiceFault('unavailable', `${method.name}: ${reason}`, { retryable: true, cause: error });
}
