import { setTimeout as pause } from 'node:timers/promises';
import type { DescMessage, DescService, JsonValue, MessageInitShape } from '@bufbuild/protobuf';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Metrics } from '../metrics/metrics.js';
import { BusConnection } from './bus-connection.js';
import type { BusConnectionOptions } from './bus-connection.js';
import { createServiceClient } from './caller.js';
import { publishEvent } from './event-publisher.js';
import type { EventOptions, EventReceipt } from './event-publisher.js';
import { publishLive, subscribeLive } from './live.js';
import type { LiveHandler } from './live.js';
import { Responder } from './responder.js';
import type { ServiceClient, ServiceHandlers } from './service-types.js';

export type { CallContext, CallOptions } from './call-context.js';
export type { ServiceClient, ServiceHandlers } from './service-types.js';

export interface BusOptions extends BusConnectionOptions {
  metrics?: Metrics | undefined;
}

/** Messages between the processes: requests and replies, provider events, live updates for open SSE streams. */
export interface Bus {
  /** Subscribes the handlers of a service, across reconnects; instances share the load. */
  serve<S extends DescService>(service: S, handlers: ServiceHandlers<S>): void;
  /** A client of a service. Its functions throw ServiceFault. */
  client<S extends DescService>(service: S): ServiceClient<S>;
  /** Stores an event on JetStream. @throws ServiceFault (retryable) unless the stream has acknowledged it */
  publishEvent<D extends DescMessage>(
    schema: D,
    message: MessageInitShape<D>,
    options: EventOptions,
  ): Promise<EventReceipt>;
  /** Sends a live update of a case; lost while the bus is not connected. */
  publishLive(caseId: string, payload: JsonValue): void;
  /** Subscribes to live updates of one case or, with `*`, of all; returns a function that unsubscribes. */
  subscribeLive(caseId: string, handler: LiveHandler): () => void;
  /** Resolves when connected. */
  ready(): Promise<void>;
  isConnected(): boolean;
  /** The connection, for JetStream consumers; waits until connected. */
  connection(): Promise<NatsConnection>;
  /** Accepts no new request, waits for running handlers at most `graceMs` (default 5,000), closes. */
  drain(graceMs?: number): Promise<void>;
}

/** Creates the bus of a process. Returns at once; it connects and reconnects in the background. */
export function createBus(options: BusOptions): Bus {
  const { logger, metrics } = options;
  const connection = new BusConnection(options);
  const responder = new Responder(connection, logger, metrics);
  return {
    serve: (service, handlers) => responder.serve(service, handlers),
    client: (service) => createServiceClient(connection, service),
    publishEvent: (schema, message, eventOptions) =>
      publishEvent(connection, { schema, message, options: eventOptions }),
    publishLive: (caseId, payload) => publishLive(connection, caseId, payload),
    subscribeLive: (caseId, handler) => subscribeLive({ connection, caseId, handler, logger }),
    ready: async () => {
      await connection.usable();
    },
    isConnected: () => connection.current() !== undefined,
    connection: () => connection.usable(),
    drain: async (graceMs = 5_000) => {
      await responder.drain(graceMs);
      await Promise.race([connection.current()?.flush(), pause(1_000, undefined, { ref: false })]).catch(
        () => undefined,
      );
      await connection.close();
    },
  };
}
