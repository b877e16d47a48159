import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { MongoClient } from 'mongodb';
import { environment } from '../local/command-line/environment.mjs';
import { countNumbers, countWinners, isRefusedAsDuplicate, probes } from './mongo-gate.mjs';
import { ownMongo } from './mongo-instance.fixture.mjs';

/** The part of the acceptance gate about concurrent writes. */

/** @type {Awaited<ReturnType<typeof ownMongo>>} */
let own;
/** @type {MongoClient} */
let client;
/** @type {import('mongodb').Db} */
let db;

before(async () => {
  own = await ownMongo();
  await own.start();
  client = await new MongoClient(environment.MONGODB_URI ?? own.uri, { serverSelectionTimeoutMS: 5000 }).connect();
  db = client.db(`kontor_gate_${randomUUID().slice(0, 8)}`);
});

after(async () => {
  await db?.dropDatabase();
  await client?.close();
  await own?.remove();
});

describe('acceptance gate of MongoDB: atomic under concurrency', () => {
  it('200 parallel $inc add up to 200', async () => {
    const collection = probes(db, 'inc');
    await collection.insertOne({ _id: 'n', n: 0 });
    await Promise.all(Array.from({ length: 200 }, () => collection.updateOne({ _id: 'n' }, { $inc: { n: 1 } })));
    assert.equal((await collection.findOne({ _id: 'n' }))?.n, 200);
  });

  it('300 parallel findOneAndUpdate with $inc return 300 distinct numbers', async () => {
    const collection = probes(db, 'numbers');
    await collection.insertOne({ _id: 'given', n: 0 });
    for (const _id of ['given', 'upserted']) assert.equal(await countNumbers(collection, _id, 300), 300, _id);
    assert.deepEqual(await collection.distinct('n'), [300]);
  });

  it('a read returns one version of a document during a write', async () => {
    const collection = probes(db, 'versions');
    await collection.insertOne({ _id: 'a', n: 0, version: 0 });
    const writes = Array.from({ length: 300 }, () =>
      collection.updateOne({ _id: 'a' }, { $inc: { n: 1, version: 1 } }),
    );
    const reads = await Promise.all(Array.from({ length: 300 }, () => collection.findOne({ _id: 'a' })));
    await Promise.all(writes);
    assert.equal(reads.filter((read) => read === null || read.n !== read.version).length, 0);
  });

  it('findOneAndUpdate on a version has one winner in each of 50 rounds', async () => {
    const collection = probes(db, 'find_and_set');
    await collection.insertOne({ _id: 'a', version: 0 });
    let winners = 0;
    for (let version = 0; version < 50; version += 1) {
      winners += await countWinners(
        8,
        async () =>
          (await collection.findOneAndUpdate(
            { _id: 'a', version },
            { $inc: { version: 1 } },
            { returnDocument: 'after' },
          )) !== null,
      );
    }
    assert.equal(winners, 50);
  });

  it('updateOne on a version has one winner in each of 50 rounds', async () => {
    const collection = probes(db, 'set');
    await collection.insertOne({ _id: 'a', version: 0 });
    let winners = 0;
    for (let version = 0; version < 50; version += 1) {
      winners += await countWinners(
        8,
        async () => (await collection.updateOne({ _id: 'a', version }, { $inc: { version: 1 } })).modifiedCount === 1,
      );
    }
    assert.equal(winners, 50);
  });

  it('20 parallel upserts of one key leave one document', async () => {
    const collection = probes(db, 'upsert');
    await collection.createIndex({ key: 1 }, { unique: true });
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        collection.updateOne({ key: 'same' }, { $set: { n }, $setOnInsert: { _id: randomUUID() } }, { upsert: true }),
      ),
    );
    assert.equal(await collection.countDocuments({ key: 'same' }), 1);
  });

  it('50 jobs claimed by 8 workers are claimed 50 times', async () => {
    const collection = probes(db, 'claims');
    await collection.insertMany(Array.from({ length: 50 }, (_, n) => ({ _id: String(n), owner: '' })));
    const claims = await Promise.all(
      Array.from({ length: 8 }, async (_, worker) => {
        let claimed = 0;
        while (
          (await collection.findOneAndUpdate(
            { owner: '' },
            { $set: { owner: `w${worker}` } },
            { returnDocument: 'after' },
          )) !== null
        )
          claimed += 1;
        return claimed;
      }),
    );
    assert.equal(
      claims.reduce((a, b) => a + b, 0),
      50,
    );
  });

  it('of 20 parallel inserts of one unique value one succeeds', async () => {
    const collection = probes(db, 'unique');
    await collection.createIndex({ key: 1 }, { unique: true });
    const winners = await countWinners(
      20,
      async (n) => !(await isRefusedAsDuplicate(() => collection.insertOne({ _id: String(n), key: 'one' }))),
    );
    assert.equal(winners, 1);
  });
});
