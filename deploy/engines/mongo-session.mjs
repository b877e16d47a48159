import { MongoClient, MongoServerError } from 'mongodb';
import { environment } from '../local/command-line/environment.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { mongoAccess } from './engine-access.mjs';
import { shortGate } from './mongo-gate.mjs';

/** The supervisor's calls to MongoDB at each start. Loaded only after `npm ci`, because it needs the driver. */

/** Database of the supervisor itself, without business data. */
export const supervisorDatabase = 'kontor_supervisor';

/**
 * @template T
 * @param {string} uri
 * @param {(client: MongoClient) => Promise<T>} work
 * @param {{ direct?: boolean }} [options]
 * @returns {Promise<T>}
 */
export async function withMongo(uri, work, { direct = false } = {}) {
  const options = { serverSelectionTimeoutMS: 3000, directConnection: direct, maxPoolSize: 16 };
  const client = new MongoClient(uri, { ...options, ...mongoAccess(environment) });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/**
 * @param {string} uri
 * @returns {Promise<boolean>}
 */
export async function mongoAnswers(uri) {
  try {
    await withMongo(uri, (client) => client.db('admin').command({ ping: 1 }), { direct: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a new mongod the only member of its replica set and waits until it accepts writes; repeatable.
 * @param {string} uri
 * @param {number} port
 */
export async function initiateReplicaSet(uri, port) {
  await withMongo(
    uri,
    async (client) => {
      const admin = client.db('admin');
      try {
        await admin.command({ replSetInitiate: { _id: 'kontor', members: [{ _id: 0, host: `127.0.0.1:${port}` }] } });
      } catch (error) {
        if (!(error instanceof MongoServerError) || error.codeName !== 'AlreadyInitialized') throw error;
      }
      const deadline = Date.now() + 20_000;
      while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
        if (Date.now() > deadline)
          throw new UserError('mongod did not become the primary of its replica set within 20 s');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    { direct: true },
  );
}

/**
 * @param {string} uri
 * @returns {Promise<string | undefined>} id of the instance that this MongoDB belongs to
 */
export function readMongoInstance(uri) {
  return withMongo(uri, async (client) => {
    /** @type {import('mongodb').Collection<{ _id: string, instance: string }>} */
    const marks = client.db(supervisorDatabase).collection('marks');
    return (await marks.findOne({ _id: 'instance' }))?.instance;
  });
}

/**
 * @param {string} uri
 * @param {string} instance
 */
export function writeMongoInstance(uri, instance) {
  return withMongo(uri, async (client) => {
    /** @type {import('mongodb').Collection<{ _id: string, instance: string }>} */
    const marks = client.db(supervisorDatabase).collection('marks');
    await marks.updateOne({ _id: 'instance' }, { $set: { instance } }, { upsert: true });
  });
}

/**
 * @param {string} uri
 * @throws {UserError} with what this MongoDB gets wrong
 */
export async function refuseUnsafeMongo(uri) {
  const failures = await withMongo(uri, (client) => shortGate(client.db(supervisorDatabase)));
  if (failures.length === 0) return;
  throw new UserError(`MongoDB is refused, it does not keep what the portal relies on: ${failures.join('; ')}`, [
    'use MongoDB 8 (mongod on PATH, MONGOD_BIN or MONGODB_URI)',
    'or unset MONGODB_URI and MONGOD_BIN and let the start use its own stand-in',
  ]);
}
