import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { pipeline } from 'node:stream/promises';
import { Readable, Writable } from 'node:stream';
import { GridFSBucket, MongoClient } from 'mongodb';
import { environment } from '../local/command-line/environment.mjs';
import { isRefusedAsDuplicate, probes, shortGate } from './mongo-gate.mjs';
import { ownMongo } from './mongo-instance.fixture.mjs';

/**
 * The acceptance gate: what any MongoDB must do before the portal relies on it. It runs against MONGODB_URI; what
 * needs a crash or a restart runs on a separate one of the same kind.
 */

/** @typedef {{ _id: number, n?: number, tags?: string[], list?: { k: number, done?: boolean }[], at?: Date, name?: string, deep?: { er: number }, top?: number }} Sample */

const listDocuments = 10_000;
/** Processor time of a page, ms: a busy machine is no slower database. */
const listLimitMs = 150;
const pages = 40;
const fileBytes = 64 * 1024 * 1024;

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

describe('acceptance gate of MongoDB: what the portal uses', () => {
  it('passes the short gate of each start', async () => {
    assert.deepEqual(await shortGate(db), []);
  });

  it('refuses a duplicate by insert and by update with code 11000', async () => {
    const collection = probes(db, 'duplicates');
    await collection.createIndex({ key: 1, owner: 1 }, { unique: true });
    await collection.insertMany([
      { _id: 'a', key: 'k', owner: 'a' },
      { _id: 'b', key: 'k', owner: 'b' },
    ]);
    assert.ok(await isRefusedAsDuplicate(() => collection.insertOne({ _id: 'a' })));
    assert.ok(await isRefusedAsDuplicate(() => collection.insertOne({ _id: 'c', key: 'k', owner: 'a' })));
    assert.ok(await isRefusedAsDuplicate(() => collection.updateOne({ _id: 'b' }, { $set: { owner: 'a' } })));
    assert.ok(await isRefusedAsDuplicate(() => collection.findOneAndUpdate({ _id: 'b' }, { $set: { owner: 'a' } })));
  });

  it('answers the driver: handshake, majority write concern, ping', async () => {
    assert.equal((await db.admin().command({ ping: 1 })).ok, 1);
    const written = await probes(db, 'concern').insertOne(
      { _id: 'a' },
      { writeConcern: { w: 'majority', journal: true } },
    );
    assert.equal(written.acknowledged, true);
  });

  it('supports the operators of queries and updates', async () => {
    /** @type {import('mongodb').Collection<Sample>} */
    const collection = db.collection('operators');
    await collection.insertMany(
      [1, 2, 3, 4].map((n) => ({
        _id: n,
        n,
        tags: ['x', `t${n}`],
        at: new Date(n * 1000),
        list: [{ k: n, done: false }],
        name: `name ${n}`,
      })),
    );
    const count = (/** @type {object} */ filter) => collection.countDocuments(filter);
    assert.equal(await count({ n: { $in: [1, 2, 9] }, tags: 'x' }), 2);
    assert.equal(
      await count({ $or: [{ n: 1 }, { n: { $gt: 3 } }], at: { $gte: new Date(0), $lt: new Date(9000) } }),
      2,
    );
    assert.equal(await count({ list: { $elemMatch: { k: 2, done: false } } }), 1);
    assert.equal(await count({ name: /^name [12]/ }), 2);
    assert.equal(await count({ missing: { $exists: false }, n: { $ne: 4, $nin: [3] } }), 2);
    await collection.updateOne(
      { _id: 1 },
      {
        $set: { 'deep.er': 1 },
        $unset: { name: '' },
        $inc: { n: 10 },
        $push: { tags: { $each: ['y', 'z'] } },
        $addToSet: { list: { k: 9 } },
        $max: { top: 7 },
      },
    );
    const first = await collection.findOne({ _id: 1 });
    assert.deepEqual(
      [first?.deep, first?.name, first?.n, first?.tags, first?.top],
      [{ er: 1 }, undefined, 11, ['x', 't1', 'y', 'z'], 7],
    );
    await collection.updateOne({ _id: 2 }, { $pull: { tags: 'x' } });
    assert.deepEqual((await collection.findOne({ _id: 2 }))?.tags, ['t2']);
    const page = await collection.find({}).sort({ at: -1, _id: -1 }).skip(1).limit(2).project({ n: 1 }).toArray();
    assert.deepEqual(page, [
      { _id: 3, n: 3 },
      { _id: 2, n: 2 },
    ]);
    const bulk = await collection.bulkWrite([
      { insertOne: { document: { _id: 9 } } },
      { updateOne: { filter: { _id: 9 }, update: { $set: { n: 9 } } } },
      { deleteOne: { filter: { _id: 4 } } },
    ]);
    assert.deepEqual([bulk.insertedCount, bulk.modifiedCount, bulk.deletedCount], [1, 1, 1]);
  });

  it('supports aggregation pipelines', async () => {
    /** @type {import('mongodb').Collection<any>} */
    const collection = db.collection('pipelines');
    await collection.insertMany([1, 2, 3, 4].map((n) => ({ _id: n, status: n % 2, cents: n * 100 })));
    const sums = await collection
      .aggregate([
        { $match: { _id: { $gt: 1 } } },
        { $group: { _id: '$status', cases: { $sum: 1 }, cents: { $sum: '$cents' } } },
        { $sort: { _id: 1 } },
      ])
      .toArray();
    assert.deepEqual(sums, [
      { _id: 0, cases: 2, cents: 600 },
      { _id: 1, cases: 1, cents: 300 },
    ]);
    assert.deepEqual((await collection.distinct('status')).toSorted(), [0, 1]);
  });

  it(`answers a page of a list of ${listDocuments} within ${listLimitMs} ms of processor time`, async () => {
    const connected = await new MongoClient(own.uri, { serverSelectionTimeoutMS: 5000 }).connect();
    try {
      /** @type {import('mongodb').Collection<any>} */
      const collection = connected.db('kontor_gate').collection('list');
      await collection.createIndex({ status: 1, createdAt: -1, _id: -1 });
      const filler = 'x'.repeat(600);
      for (let from = 0; from < listDocuments; from += 1000) {
        await collection.insertMany(
          Array.from({ length: 1000 }, (_, n) => ({
            _id: from + n,
            status: (from + n) % 20,
            createdAt: new Date((from + n) * 7919),
            filler,
          })),
        );
      }
      const before = own.processorMs();
      for (let round = 0; round < pages; round += 1) {
        const page = await collection
          .find({ status: round % 20 })
          .sort({ createdAt: -1, _id: -1 })
          .skip(25)
          .limit(25)
          .toArray();
        assert.equal(page.length, 25);
      }
      const used = (own.processorMs() - before) / pages;
      process.stdout.write(
        `  measured: a page of ${listDocuments} documents: ${used.toFixed(1)} ms of processor time\n`,
      );
      assert.ok(used > 0 && used < listLimitMs, `${used.toFixed(1)} ms`);
    } finally {
      await connected.close();
    }
  });

  it('keeps a file of 64 MiB byte for byte', async () => {
    const bucket = new GridFSBucket(db);
    const block = randomBytes(1024 * 1024);
    const written = createHash('sha256');
    const read = createHash('sha256');
    const upload = bucket.openUploadStream('document');
    await pipeline(
      Readable.from(
        (function* blocks() {
          for (let at = 0; at < fileBytes; at += block.length) {
            block.writeUInt32LE(at, 0);
            written.update(block);
            yield Buffer.from(block);
          }
        })(),
      ),
      upload,
    );
    let bytes = 0;
    await pipeline(
      bucket.openDownloadStream(upload.id),
      new Writable({
        write(chunk, _, done) {
          read.update(chunk);
          bytes += chunk.length;
          done();
        },
      }),
    );
    assert.equal(bytes, fileBytes);
    assert.equal(read.digest('hex'), written.digest('hex'));
    await bucket.delete(upload.id);
  });
});
