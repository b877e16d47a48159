import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MongoClient } from 'mongodb';
import { isRefusedAsDuplicate, probes } from './mongo-gate.mjs';
import { ownMongo } from './mongo-instance.fixture.mjs';

/** The part of the acceptance gate that needs a crash, on a separate MongoDB of the kind that this machine uses. */

/** @type {Awaited<ReturnType<typeof ownMongo>>} */
let own;
before(async () => {
  own = await ownMongo();
  await own.start();
});
after(() => own?.remove());

describe('acceptance gate of MongoDB: durability', () => {
  it('a kill -9 loses no acknowledged write, and unique indexes survive it', async () => {
    const acknowledged = await insertUntilKilled();
    await own.start();
    const again = await new MongoClient(own.uri, { serverSelectionTimeoutMS: 5000 }).connect();
    try {
      const collection = probes(again.db('kontor_gate'), 'durable');
      const there = new Set((await collection.find().toArray()).map(({ _id }) => _id));
      assert.ok(acknowledged.length > killAfter, `only ${acknowledged.length} writes were acknowledged`);
      assert.deepEqual(
        acknowledged.filter((id) => !there.has(id)),
        [],
      );
      assert.ok(await isRefusedAsDuplicate(() => collection.insertOne({ _id: 'new', key: acknowledged[0] ?? '' })));
    } finally {
      await again.close();
    }
  });

  it('an ordered restart keeps data and unique indexes', async () => {
    await own.end('SIGTERM');
    await own.start();
    const again = await new MongoClient(own.uri, { serverSelectionTimeoutMS: 5000 }).connect();
    try {
      const collection = probes(again.db('kontor_gate'), 'durable');
      assert.ok((await collection.countDocuments()) > 100);
      const first = await collection.findOne({});
      assert.ok(await isRefusedAsDuplicate(() => collection.insertOne({ _id: 'new', key: first?.key ?? '' })));
    } finally {
      await again.close();
    }
  });
});

/** The number of acknowledged writes before the kill, which happens during further ones. */
const killAfter = 500;

/** @returns {Promise<string[]>} ids whose insert was acknowledged before the process was killed */
async function insertUntilKilled() {
  const writer = await new MongoClient(own.uri, { serverSelectionTimeoutMS: 500 }).connect();
  const collection = probes(writer.db('kontor_gate'), 'durable');
  await collection.createIndex({ key: 1 }, { unique: true });
  /** @type {string[]} */
  const acknowledged = [];
  let killed = false;
  /** @type {() => void} */
  let enough = () => undefined;
  const written = new Promise((resolve) => (enough = () => resolve(undefined)));
  const write = async (/** @type {number} */ writer) => {
    for (let n = 0; !killed; n += 1) {
      const _id = `${writer}-${n}`;
      await collection.insertOne({ _id, key: _id }, { writeConcern: { w: 'majority', journal: true } });
      acknowledged.push(_id);
      if (acknowledged.length > killAfter) enough();
    }
  };
  const writers = Array.from({ length: 8 }, (_, writer) => write(writer).catch(() => undefined));
  await written;
  await own.end('SIGKILL');
  killed = true;
  await Promise.all(writers);
  await writer.close();
  return acknowledged;
}
