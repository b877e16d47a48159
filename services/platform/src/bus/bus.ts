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

/** Messages between the processes: requests and answers, provider events, news for open streams. */
export interface Bus {
  /** Answers the service's rpcs from now on, across reconnects, sharing the load with other instances. */
  serve<S extends DescService>(service: S, handlers: ServiceHandlers<S>): void;
  /** The functions that ask a service. Each throws ServiceFault. */
  client<S extends DescService>(service: S): ServiceClient<S>;
  /** Stores an event on JetStream. @throws ServiceFault (retryable) as long as the stream has not acknowledged it. */
  publishEvent<D extends DescMessage>(
    schema: D,
    message: MessageInitShape<D>,
    options: EventOptions,
  ): Promise<EventReceipt>;
  /** Tells the open streams of a case; lost while the bus is away. */
  publishLive(caseId: string, payload: JsonValue): void;
  /** Hears the news of one case or, with `*`, of all; returns the way to stop. */
  subscribeLive(caseId: string, handler: LiveHandler): () => void;
  /** Resolves when connected. */
  ready(): Promise<void>;
  isConnected(): boolean;
  /** The connection itself, for JetStream consumers; waits until there is one. */
  connection(): Promise<NatsConnection>;
  /** Takes no new request, lets running handlers answer for `graceMs` (default 5,000), closes. */
  drain(graceMs?: number): Promise<void>;
}

/** Creates the bus of a process. Returns at once and connects in the background, for ever; NATS may come later or go. */
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
