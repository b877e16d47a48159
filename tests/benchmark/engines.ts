import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import { MongoClient, type Db } from 'mongodb';
import { addresses } from '../support/addresses.js';

/** The engines of the stack by their own drivers, for the baselines and for figures that only they have. */
export interface Engines {
  readonly temporal: Client;
  /** The portal's database. */
  readonly portal: Db;
  /** A database of this measurement, with the portal's write concern. */
  readonly own: Db;
  readonly close: () => Promise<void>;
}

export async function openEngines(): Promise<Engines> {
  const connection = await Connection.connect({ address: addresses.temporal });
  const mongo = new MongoClient(addresses.mongo, {
    writeConcern: { w: 'majority', journal: true },
    maxPoolSize: 64,
  });
  await mongo.connect();
  return {
    temporal: new Client({ connection }),
    portal: mongo.db('kontor_portal'),
    own: mongo.db('kontor_benchmark'),
    close: async () => {
      await Promise.all([mongo.close(), connection.close()]);
    },
  };
}

/** Runs `work` with the engines and always closes them. */
export async function* withEngines<T>(work: (engines: Engines) => AsyncIterable<T>): AsyncIterable<T> {
  const engines = await openEngines();
  try {
    yield* work(engines);
  } finally {
    await engines.close();
  }
}

/** A document as large as that of a new case, with filler content. */
export const plainDocument = { text: 'x'.repeat(2_000) } as const;

/** Starts a workflow without a worker. */
export async function bareStart({ temporal }: Engines): Promise<void> {
  await temporal.workflow.start('bare', { workflowId: `bare/${randomUUID()}`, taskQueue: 'benchmark-bare', args: [] });
}

/** Inserts one document, acknowledged by a journaled majority. */
export async function bareInsert({ own }: Engines): Promise<void> {
  await own.collection<{ _id: string; text: string }>('bare').insertOne({ _id: randomUUID(), ...plainDocument });
}
