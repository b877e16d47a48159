import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import { asksForMongoTls } from '../engines/engine-address.js';
import { mongoOptions } from '../engines/engine-options.js';
import type { MongoConfig } from '../engines/engine-config.js';
import { refusalHint } from '../engines/refusal-hint.js';
import { enginePausesMs } from '../retry/engine-pauses.js';
import type { Logger } from '../logger/logger.js';

export { isDuplicateKey, isMongoUnavailable, unlessTaken } from './mongo-errors.js';

export interface MongoOptions {
  /** Address without a database, user and TLS. */
  config: MongoConfig;
  /** The database of this process. */
  database: string;
  logger: Logger;
}

/** The connection of one process to one database. It connects and reconnects in the background. */
export interface Mongo {
  /** Models can be defined on it at once; operations fail until it is open. */
  readonly connection: Connection;
  /** True while connected and all steps of `onConnected` have run. */
  isConnected(): boolean;
  /** Resolves when `isConnected` is true for the first time. */
  ready(): Promise<void>;
  /** Pings the server; false instead of an error. */
  ping(): Promise<boolean>;
  /** Adds a step (indexes, checks) that must succeed after the first connect before the process is ready; it is repeated. */
  onConnected(step: () => Promise<void>): void;
  close(): Promise<void>;
}

const CLOSE_WITHIN_MS = 2_000;

/**
 * Opens a connection with acknowledged, journaled majority writes, no buffering of commands and no automatic indexes.
 * Returns at once.
 */
export function createMongo(options: MongoOptions): Mongo {
  mongoose.set('strictQuery', 'throw');
  mongoose.set('bufferCommands', false);
  const connection = mongoose.createConnection();
  connection.set('autoIndex', false);
  connection.set('autoCreate', false);
  listenTo(connection, options);
  const opening = new Opening(connection, options);
  return {
    connection,
    isConnected: () => opening.prepared && connection.readyState === mongoose.ConnectionStates.connected,
    ready: () => opening.finished,
    ping: async () => opening.prepared && (await ping(connection)),
    onConnected: (step) => opening.add(step),
    close: () => opening.close(),
  };
}

function listenTo(connection: Connection, { database, logger }: MongoOptions): void {
  // Without a listener an 'error' event would end the process; failures reach the caller of each operation.
  connection.on('error', () => logger.debug('MongoDB connection error'));
  connection.on('disconnected', () => logger.warn({ database }, 'MongoDB disconnected'));
  connection.on('connected', () => logger.info({ database }, 'MongoDB connected'));
}

/** The first connect and the steps after it, repeated until both have succeeded. */
class Opening {
  readonly #connection: Connection;
  readonly #options: MongoOptions;
  readonly #steps: (() => Promise<void>)[] = [];
  readonly finished: Promise<void>;
  #trying: Promise<void>;
  #closed = false;
  prepared = false;

  constructor(connection: Connection, options: MongoOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#trying = this.#persist();
    this.finished = this.#trying.then(() => {
      if (!this.prepared) throw new Error('The MongoDB connection was closed before it was ready');
    });
    // Callers that await `finished` get the error; without one it must not be unhandled.
    this.finished.catch(() => undefined);
  }

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
    if (!this.prepared) return;
    this.prepared = false;
    this.#trying = this.#persist();
  }

  async close(): Promise<void> {
    this.#closed = true;
    // A running first connect ends only by its own time limit, so it is not waited for.
    const closing = this.#connection.close().then(() => this.#trying);
    await Promise.race([closing, pause(CLOSE_WITHIN_MS, undefined, { ref: false })]);
  }

  async #persist(): Promise<void> {
    // After the current task, so that the caller has added its steps.
    await pause(0);
    for (let attempt = 0; !this.#closed && !this.prepared; attempt += 1) {
      try {
        await this.#prepare();
      } catch (error) {
        const { logger, database, config } = this.#options;
        if (attempt % 10 === 0) {
          const hint = isTls(config) ? refusalHint('MONGODB', error) : undefined;
          logger.warn({ err: error, database, hint }, 'MongoDB is not ready, trying again');
        }
        await pause(enginePausesMs[Math.min(attempt, enginePausesMs.length - 1)]);
      }
    }
  }

  async #prepare(): Promise<void> {
    await openOnce(this.#connection, this.#options.config, this.#options.database);
    for (let step = this.#steps[0]; step !== undefined && !this.#closed; step = this.#steps[0]) {
      await step();
      this.#steps.shift();
    }
    this.prepared = !this.#closed;
  }
}

async function openOnce(connection: Connection, config: MongoConfig, database: string): Promise<void> {
  if (connection.readyState === mongoose.ConnectionStates.connected) return;
  await connection.openUri(config.MONGODB_URI, {
    ...mongoOptions(config),
    dbName: database,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    serverSelectionTimeoutMS: 5_000,
    maxPoolSize: 20,
    writeConcern: { w: 'majority', journal: true },
    appName: database,
  });
}

function isTls(config: MongoConfig): boolean {
  return mongoOptions(config).tls === true || asksForMongoTls(config.MONGODB_URI);
}

async function ping(connection: Connection): Promise<boolean> {
  if (connection.db === undefined || connection.readyState !== mongoose.ConnectionStates.connected) return false;
  try {
    await connection.db.command({ ping: 1 }, { timeoutMS: 2_000 });
    return true;
  } catch {
    return false;
  }
}

export interface Indexed {
  createIndexes(): Promise<void>;
}

/** Creates the indexes of the schemas; drops none, so that two versions can run at the same time. */
export async function ensureIndexes(models: readonly Indexed[]): Promise<void> {
  for (const model of models) await model.createIndexes();
}

/**
 * Checks that acknowledged writes are durable: majority and journal are in effect and the storage is persistent.
 * @throws Error with the reason.
 */
export async function assertDurable({ connection }: Mongo): Promise<void> {
  const db = connection.db;
  if (db === undefined) throw new Error('MongoDB is not connected');
  const concern = db.writeConcern;
  if (concern?.w !== 'majority' || concern.journal !== true)
    throw new Error('MongoDB writes are not acknowledged by a journaled majority');
  const status = await db.command({ serverStatus: 1 }).catch(() => undefined);
  const engine: unknown = status?.['storageEngine'];
  if (typeof engine === 'object' && engine !== null && 'persistent' in engine && engine.persistent === false) {
    throw new Error('MongoDB runs on storage that does not persist');
  }
  const probes = db.collection<{ _id: string; at: Date }>('durability_probes');
  const _id = crypto.randomUUID();
  const { acknowledged } = await probes.insertOne({ _id, at: new Date() });
  const stored = await probes.findOne({ _id });
  await probes.deleteOne({ _id });
  if (!acknowledged || stored === null) throw new Error('MongoDB did not keep a write it acknowledged');
}
