import { setTimeout as pause } from 'node:timers/promises';
import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { ConsumerMessages, JetStreamClient, JsMsg } from '@nats-io/jetstream';
import { headers, nanos } from '@nats-io/transport-node';
import type { Logger } from '../logger/logger.js';
import { inSpan } from '../trace/span.js';
import type { Bus } from './bus.js';

export { ensureEventStream } from './event-stream.js';

export interface ReceivedEvent {
  /** `ev.<context>.v1.<Event>` */
  readonly subject: string;
  /** The event's own id (`Nats-Msg-Id`), the same at each delivery. */
  readonly id: string;
  /** The protobuf message. */
  readonly bytes: Uint8Array;
  /** 1 for the first delivery. */
  readonly deliveries: number;
}

export interface EventConsumerOptions {
  bus: Bus;
  stream: string;
  /** Name of the durable consumer, shared by all instances. */
  durable: string;
  filterSubject?: string;
  /** Subject of events that cannot be handled. */
  deadLetterSubject: string;
  /** Time after which an unacknowledged event is delivered again, ms (default 30,000). */
  ackWaitMs?: number;
  /** Maximum of events handled at the same time (default 8). */
  concurrency?: number;
  logger: Logger;
  /** When it throws, the event is delivered again after a growing pause. */
  handle: (event: ReceivedEvent) => Promise<'done' | 'dead-letter'>;
}

export interface EventConsumer {
  /** Waits for running handlers. */
  stop(): Promise<void>;
}

const LONGEST_REDELIVERY_MS = 30_000;
const TRY_AGAIN_AFTER_MS = 1_000;

/** Calls `handle` at least once for each event of a stream, across restarts of all processes. Returns at once. */
export function consumeEvents(options: EventConsumerOptions): EventConsumer {
  const consuming = new Consuming(options);
  return { stop: () => consuming.stop() };
}

class Consuming {
  readonly #options: EventConsumerOptions;
  readonly #working = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #persisting: Promise<void>;
  #messages: ConsumerMessages | undefined;

  constructor(options: EventConsumerOptions) {
    this.#options = options;
    this.#persisting = this.#persist();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#messages?.stop();
    await Promise.race([this.#persisting, pause(1_000, undefined, { ref: false })]);
    await Promise.all(this.#working);
  }

  async #persist(): Promise<void> {
    const { logger, stream } = this.#options;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#consume();
      } catch (error) {
        logger.warn({ err: error, stream }, 'events cannot be consumed, trying again');
      }
      await pause(TRY_AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #consume(): Promise<void> {
    const { bus, stream, durable, concurrency = 8 } = this.#options;
    const nats = await bus.connection();
    if (this.#stopping.signal.aborted) return;
    const manager = await jetstreamManager(nats, { checkAPI: false });
    await manager.consumers.add(stream, this.#settings());
    const client = jetstream(nats);
    const consumer = await client.consumers.get(stream, durable);
    this.#messages = await consumer.consume({ max_messages: concurrency * 4, abort_on_missing_resource: true });
    for await (const message of this.#messages) {
      while (this.#working.size >= concurrency) await Promise.race(this.#working);
      if (this.#stopping.signal.aborted) break;
      const working = this.#take(message, client).finally(() => this.#working.delete(working));
      this.#working.add(working);
    }
  }

  #settings() {
    const { durable, filterSubject, ackWaitMs = 30_000 } = this.#options;
    return {
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ackWaitMs),
      max_deliver: -1,
      max_ack_pending: 256,
      ...(filterSubject === undefined ? {} : { filter_subject: filterSubject }),
    };
  }

  async #take(message: JsMsg, client: JetStreamClient): Promise<void> {
    const { handle, logger } = this.#options;
    const event = {
      subject: message.subject,
      id: message.headers?.get('Nats-Msg-Id') || `${message.info.stream}:${message.seq}`,
      bytes: message.data,
      deliveries: message.info.deliveryCount,
    };
    try {
      const parent = message.headers?.get('traceparent') || null;
      const span = { name: `process ${event.subject}`, kind: 'consumer', parent } as const;
      const outcome = await inSpan(span, () => handle(event));
      if (outcome === 'dead-letter') await this.#bury(message, event.id, client);
      else message.ack();
    } catch (error) {
      const ms = Math.min(LONGEST_REDELIVERY_MS, 250 * 2 ** Math.min(event.deliveries, 10));
      logger.warn(
        { err: error, eventId: event.id, deliveries: event.deliveries },
        'event could not be handled, it comes again',
      );
      message.nak(ms);
    }
  }

  async #bury(message: JsMsg, id: string, client: JetStreamClient): Promise<void> {
    const envelope = headers();
    envelope.set('Kontor-Subject', message.subject);
    envelope.set('Kontor-Event-Id', id);
    await client.publish(this.#options.deadLetterSubject, message.data, {
      msgID: `dead:${message.info.stream}:${message.seq}`,
      headers: envelope,
    });
    message.term('dead letter');
    this.#options.logger.error({ eventId: id, natsSubject: message.subject }, 'event is a dead letter');
  }
}
