import { JetStreamApiCodes, JetStreamApiError, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { JsMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { Bus } from './bus.js';

/** A stored event of a stream. */
export interface StoredEvent {
  readonly sequence: number;
  readonly storedAt: Date;
  /** The event's own id. */
  readonly id: string;
  /** Subject of the event; of a dead letter, the original subject. */
  readonly subject: string;
  readonly bytes: Uint8Array;
}

const AT_ONCE = 200;
const BATCH_MS = 1_000;

/** Reads a stream from the oldest event to the newest without consuming; empty when the stream does not exist. */
export async function* readStoredEvents(bus: Bus, stream: string): AsyncGenerator<StoredEvent> {
  const nats = await bus.connection();
  const manager = await jetstreamManager(nats, { checkAPI: false });
  let left = await manager.streams.info(stream).then(
    ({ state }) => state.messages,
    (error: unknown) => {
      if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return 0;
      throw error;
    },
  );
  if (left === 0) return;
  const consumer = await jetstream(nats).consumers.get(stream);
  while (left > 0) {
    let read = 0;
    for await (const message of await consumer.fetch({ max_messages: Math.min(AT_ONCE, left), expires: BATCH_MS })) {
      read += 1;
      yield toStored(message);
    }
    left = read === 0 ? 0 : left - read;
  }
}

/** Publishes a dead letter to its original subject with a new id and deletes it from the dead letters. */
export async function requeueDeadLetter(bus: Bus, stream: string, deadLetter: StoredEvent): Promise<void> {
  const nats = await bus.connection();
  await jetstream(nats).publish(deadLetter.subject, deadLetter.bytes, {
    msgID: `${deadLetter.id}:again:${deadLetter.sequence}`,
    headers: headers(),
  });
  await (await jetstreamManager(nats, { checkAPI: false })).streams.deleteMessage(stream, deadLetter.sequence);
}

function toStored(message: JsMsg): StoredEvent {
  const header = (name: string) => message.headers?.get(name) || undefined;
  return {
    sequence: message.seq,
    storedAt: new Date(message.info.timestampNanos / 1_000_000),
    id: header('Kontor-Event-Id') ?? header('Nats-Msg-Id') ?? `${message.info.stream}:${message.seq}`,
    subject: header('Kontor-Subject') ?? message.subject,
    bytes: message.data,
  };
}
