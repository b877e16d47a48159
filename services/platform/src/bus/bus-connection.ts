import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import type { NatsConnection, NodeConnectionOptions } from '@nats-io/transport-node';
import { natsOptions } from '../engines/engine-options.js';
import type { NatsConfig } from '../engines/engine-config.js';
import { refusalHint } from '../engines/refusal-hint.js';
import { longestEnginePauseMs } from '../retry/engine-pauses.js';
import type { Logger } from '../logger/logger.js';
import { ServiceFault } from './service-fault.js';

export interface BusConnectionOptions {
  /** Addresses, user and TLS of NATS. */
  config: NatsConfig;
  name: string;
  logger: Logger;
}

/** Keeps one connection to NATS: first connect, reconnects, and a new connection after the client has closed the old one. */
export class BusConnection {
  readonly #options: BusConnectionOptions;
  readonly #listeners = new Set<(connection: NatsConnection) => void>();
  readonly #waiting = new Set<(connection: NatsConnection) => void>();
  readonly #stopping = new AbortController();
  readonly #persisting: Promise<void>;
  readonly #losing = new Set<(fault: ServiceFault) => void>();
  #connection: NatsConnection | undefined;
  #connected = false;

  constructor(options: BusConnectionOptions) {
    this.#options = options;
    this.#persisting = this.#persist();
  }

  /** The connection while it is usable. */
  current(): NatsConnection | undefined {
    return this.#connected && this.#connection?.isClosed() === false ? this.#connection : undefined;
  }

  /** Waits until connected, at most `withinMs` (forever by default). @throws ServiceFault unavailable */
  async usable(withinMs?: number): Promise<NatsConnection> {
    return this.current() ?? waitFor(this.#waiting, withinMs);
  }

  /**
   * Calls `listener` with the current connection and with each later one; subscriptions survive reconnects of their
   * connection. Returns a function that removes the listener.
   */
  onConnection(listener: (connection: NatsConnection) => void): () => void {
    this.#listeners.add(listener);
    if (this.#connection?.isClosed() === false) listener(this.#connection);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Waits for an answer while the connection lasts: a lost connection never delivers it.
   * @throws ServiceFault unavailable when the connection is lost.
   */
  async whileConnected<T>(answer: Promise<T>): Promise<T> {
    let lose: ((fault: ServiceFault) => void) | undefined;
    const lost = new Promise<never>((_resolve, reject) => {
      lose = reject;
      this.#losing.add(reject);
    });
    try {
      return await Promise.race([answer, lost]);
    } finally {
      if (lose !== undefined) this.#losing.delete(lose);
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#connection?.close();
    await this.#persisting;
  }

  async #persist(): Promise<void> {
    const { signal } = this.#stopping;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        const fresh = await connect(connectOptions(this.#options));
        attempt = 0;
        if (signal.aborted) await fresh.close();
        else await this.#adopt(fresh);
      } catch (error) {
        if (attempt % 20 === 0) this.#logFailure(error);
      }
      await pause(Math.min(longestEnginePauseMs, 100 * 2 ** attempt), undefined, { signal }).catch(() => undefined);
    }
  }

  #logFailure(error: unknown): void {
    const { config, logger } = this.#options;
    const isTls = natsOptions(config).tls !== undefined;
    logger.warn(
      { err: error, hint: isTls ? refusalHint('NATS', error) : undefined },
      'NATS is not reachable, trying again',
    );
  }

  /** Uses a new connection until the client closes it. */
  async #adopt(fresh: NatsConnection): Promise<void> {
    this.#connection = fresh;
    for (const listener of this.#listeners) listener(fresh);
    this.#setConnected(true);
    this.#options.logger.info('NATS connected');
    const watching = this.#watchStatus(fresh);
    await fresh.closed();
    this.#setConnected(false);
    await watching;
  }

  #setConnected(value: boolean): void {
    this.#connected = value;
    const usable = this.current();
    if (usable === undefined) {
      for (const lose of this.#losing)
        lose(new ServiceFault('unavailable', 'The bus was lost while waiting', { retryable: true }));
      return;
    }
    for (const resolve of this.#waiting) resolve(usable);
    this.#waiting.clear();
  }

  async #watchStatus(connection: NatsConnection): Promise<void> {
    const { logger } = this.#options;
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        this.#setConnected(false);
        logger.warn('NATS disconnected');
      } else if (status.type === 'reconnect') {
        this.#setConnected(true);
        logger.info('NATS reconnected');
      } else if (status.type === 'error') {
        logger.error({ err: status.error }, 'NATS refused something');
      }
    }
  }
}

function connectOptions({ config, name }: BusConnectionOptions): NodeConnectionOptions {
  return {
    ...natsOptions(config),
    name,
    inboxPrefix: `_INBOX_${config.NATS_USER ?? name}`,
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    ignoreAuthErrorAbort: true,
    pingInterval: 10_000,
    maxPingOut: 2,
    timeout: 3_000,
  };
}

function waitFor(
  waiting: Set<(connection: NatsConnection) => void>,
  withinMs: number | undefined,
): Promise<NatsConnection> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(settle);
      reject(new ServiceFault('unavailable', 'The bus is not connected', { retryable: true }));
    };
    const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
    const settle = (connection: NatsConnection) => {
      clearTimeout(timer);
      resolve(connection);
    };
    waiting.add(settle);
  });
}
