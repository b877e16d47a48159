import type { JsonValue } from '@bufbuild/protobuf';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Logger } from '../logger/logger.js';
import type { BusConnection } from './bus-connection.js';
import { liveSubject } from './subjects.js';

export type LiveHandler = (payload: JsonValue, caseId: string) => void;

/** Sends a live update. It is not stored: clients poll while the bus is not connected. */
export function publishLive(connection: BusConnection, caseId: string, payload: JsonValue): void {
  const subject = liveSubject(caseId);
  connection.current()?.publish(subject, JSON.stringify(payload));
}

export interface LiveSubscriptionOptions {
  connection: BusConnection;
  /** One case, or `*` for all. */
  caseId: string;
  handler: LiveHandler;
  logger: Logger;
}

/** Subscribes until the returned function is called, across reconnects. */
export function subscribeLive({ connection, caseId, handler, logger }: LiveSubscriptionOptions): () => void {
  const subject = liveSubject(caseId);
  let subscription: Subscription | undefined;
  const listen = (nats: NatsConnection) => {
    subscription = nats.subscribe(subject, {
      callback: (error, message) => {
        try {
          if (error !== null) throw error;
          handler(message.json<JsonValue>(), message.subject.slice('live.'.length));
        } catch (failure) {
          logger.warn({ err: failure }, 'live update could not be handled');
        }
      },
    });
  };
  const stopListening = connection.onConnection(listen);
  return () => {
    stopListening();
    subscription?.unsubscribe();
  };
}
