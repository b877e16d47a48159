import { JetStreamApiCodes, JetStreamApiError, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { JsMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { Bus } from './bus.js';

/** An event as it lies in a stream. */
export interface StoredEvent {
  readonly sequence: number;
  readonly storedAt: Date;
  /** The event's own id. */
  readonly id: string;
  /** Where it was published; of a dead letter, where it was published first. */
  readonly subject: string;
  readonly bytes: Uint8Array;
}

const AT_ONCE = 200;
const BATCH_MS = 1_000;

/** Reads a stream from its oldest event to the newest, without taking anything away; for operations. Nothing when there is no such stream. */
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

/** Publishes a dead letter where it came from, under an id of its own, and takes it out of the dead letters. */
export async function requeueDeadLetter(bus: Bus, stream: string, letter: StoredEvent): Promise<void> {
  const nats = await bus.connection();
  await jetstream(nats).publish(letter.subject, letter.bytes, {
    msgID: `${letter.id}:again:${letter.sequence}`,
    headers: headers(),
  });
  await (await jetstreamManager(nats, { checkAPI: false })).streams.deleteMessage(stream, letter.sequence);
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
