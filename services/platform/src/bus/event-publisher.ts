import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { inSpan } from '../trace/span.js';
import type { BusConnection } from './bus-connection.js';
import { encode } from './payload.js';
import { ServiceFault } from './service-fault.js';
import { eventSubject } from './subjects.js';

export interface EventOptions {
  /** Id of the event (`Nats-Msg-Id`): a repeated publish within the stream's duplicate window is stored once. */
  id: string;
  /** Default: `ev.<context>.v1.<Event>` from the message's name. */
  subject?: string;
}

export interface EventReceipt {
  sequence: number;
  /** True when the stream had this id already. */
  duplicate: boolean;
}

const TIMEOUT_MS = 5_000;

export interface EventPublication<D extends DescMessage> {
  schema: D;
  message: MessageInitShape<D>;
  options: EventOptions;
}

/** Publishes on JetStream and waits for the acknowledgement. @throws ServiceFault (retryable) */
export async function publishEvent<D extends DescMessage>(
  connection: BusConnection,
  publication: EventPublication<D>,
): Promise<EventReceipt> {
  const name = `publish ${publication.schema.typeName}`;
  return inSpan({ name, kind: 'producer' }, ({ traceparent }) => publish(connection, publication, traceparent));
}

async function publish<D extends DescMessage>(
  connection: BusConnection,
  { schema, message, options }: EventPublication<D>,
  traceparent: string,
): Promise<EventReceipt> {
  const payload = encode(schema, message);
  const nats = await connection.usable(TIMEOUT_MS);
  const envelope = headers();
  envelope.set('traceparent', traceparent);
  try {
    const acknowledged = await jetstream(nats).publish(options.subject ?? eventSubject(schema.typeName), payload, {
      msgID: options.id,
      timeout: TIMEOUT_MS,
      headers: envelope,
    });
    return { sequence: acknowledged.seq, duplicate: acknowledged.duplicate };
  } catch (cause) {
    throw new ServiceFault('unavailable', `${schema.typeName} was not accepted by its stream`, {
      retryable: true,
      cause,
    });
  }
}
