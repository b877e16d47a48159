import type { DescMessage, DescMethod, DescService, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Logger } from '../logger/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import { inSpan } from '../trace/span.js';
import type { BusConnection } from './bus-connection.js';
import { spanOf } from './bus-span.js';
import type { CallContext } from './call-context.js';
import { contextOf, faultHeaders } from './envelope.js';
import { decode, encode } from './payload.js';
import { ServiceFault } from './service-fault.js';
import type { ServiceHandlers } from './service-types.js';
import { queueOf, requestSubject } from './subjects.js';

type Handler = (input: MessageShape<DescMessage>, context: CallContext) => Promise<MessageInitShape<DescMessage>>;

/** Maximum of concurrent requests; more are refused to protect the memory. */
const MAX_IN_FLIGHT = 256;
const RESUBSCRIBE_AFTER_MS = 5_000;

/** Answers requests: one queue subscription per rpc, concurrent handlers, faults as headers. */
export class Responder {
  readonly #connection: BusConnection;
  readonly #logger: Logger;
  readonly #metrics: Metrics | undefined;
  readonly #subscriptions = new Set<Subscription>();
  readonly #inFlight = new Set<Promise<void>>();
  #draining = false;

  constructor(connection: BusConnection, logger: Logger, metrics?: Metrics) {
    this.#connection = connection;
    this.#logger = logger;
    this.#metrics = metrics;
  }

  serve<S extends DescService>(service: S, handlers: ServiceHandlers<S>): void {
    for (const method of service.methods) {
      const handler = (handlers as Record<string, Handler | undefined>)[method.localName];
      if (method.methodKind !== 'unary' || handler === undefined)
        throw new TypeError(`${method.name} has no handler or is not unary`);
      this.#connection.onConnection((connection) => this.#subscribe(connection, method, handler));
    }
  }

  /** Accepts no new request, waits for running ones at most `graceMs`. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true;
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.drain().catch(() => undefined)));
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([Promise.all(this.#inFlight), limit]);
    clearTimeout(timer);
  }

  #subscribe(connection: NatsConnection, method: DescMethod, handler: Handler): void {
    if (this.#draining || connection.isClosed()) return;
    const subscription = connection.subscribe(requestSubject(method), {
      queue: queueOf(method.parent),
      callback: (error, message) => {
        if (error === null) this.#take(message, method, handler);
        else this.#logger.error({ err: error, rpc: method.name }, 'NATS refused the subscription of a service');
      },
    });
    this.#subscriptions.add(subscription);
    // The client gives up a refused subscription (permissions); the server's configuration may be corrected later.
    void subscription.closed.then(() => {
      this.#subscriptions.delete(subscription);
      if (this.#draining || connection.isClosed()) return;
      setTimeout(() => this.#subscribe(connection, method, handler), RESUBSCRIBE_AFTER_MS).unref();
    });
  }

  #take(message: Msg, method: DescMethod, handler: Handler): void {
    const working = this.#answer(message, method, handler).finally(() => this.#inFlight.delete(working));
    this.#inFlight.add(working);
  }

  async #answer(message: Msg, method: DescMethod, handler: Handler): Promise<void> {
    const startedAt = performance.now();
    const context = contextOf(message.headers, this.#logger.child({ rpc: method.name }));
    const reply = await inSpan({ ...spanOf(method, 'server'), parent: context.traceparent ?? null }, async (span) => {
      const result = await this.#work(message, method, { handler, context });
      if (result instanceof ServiceFault) span.fail(result.code);
      return result;
    });
    const outcome = reply instanceof ServiceFault ? reply.code : 'ok';
    const labels = { service: queueOf(method.parent), method: method.name, outcome };
    this.#metrics?.busRequests.observe(labels, (performance.now() - startedAt) / 1000);
    try {
      if (reply instanceof ServiceFault) message.respond(undefined, { headers: faultHeaders(reply) });
      else message.respond(reply);
    } catch (error) {
      // The caller times out and repeats with its operation key.
      context.logger.warn({ err: error }, 'an answer could not be sent');
    }
  }

  async #work(
    message: Msg,
    method: DescMethod,
    { handler, context }: { handler: Handler; context: CallContext },
  ): Promise<Uint8Array | ServiceFault> {
    try {
      if (this.#inFlight.size >= MAX_IN_FLIGHT)
        throw new ServiceFault('overloaded', 'Too many requests at once', { retryable: true });
      if (context.deadline !== undefined && context.deadline <= Date.now()) {
        throw new ServiceFault('deadline-exceeded', 'The caller no longer waits', { retryable: true });
      }
      return encode(method.output, await handler(decode(method.input, message.data), context));
    } catch (error) {
      return this.#toFault(error, context);
    }
  }

  #toFault(error: unknown, { logger }: CallContext): ServiceFault {
    if (error instanceof ServiceFault) {
      logger.warn(
        { fault: error.code, retryable: error.retryable, reason: error.message },
        'request ended with a fault',
      );
      return error;
    }
    logger.error({ err: error }, 'request failed');
    return new ServiceFault('internal', 'The request failed', { retryable: true });
  }
}
