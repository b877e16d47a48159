import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MongoClient } from 'mongodb';
import { ownMongo } from './mongo-instance.fixture.mjs';

/**
 * Indexes only make queries faster: every query has the same result with and without them, whatever was written
 * before. The queries are those of the portal: compare-and-set, lists with filter, search and sort, look-ups.
 */

/** @typedef {{ _id: string, version: number, status: number, at: number, name: string | null, words: string[], open: boolean, mails: { due: number }[] }} Row */

/** @type {Awaited<ReturnType<typeof ownMongo>>} */
let own;
/** @type {MongoClient} */
let client;

before(async () => {
  own = await ownMongo();
  await own.start();
  client = await new MongoClient(own.uri, { serverSelectionTimeoutMS: 5000 }).connect();
});

after(async () => {
  await client?.close();
  await own?.remove();
});

const names = ['birke', 'birkenhain', 'kranich', 'werft', 'Ärger'];

/** @param {number} at @returns {Row} */
const row = (at) => ({
  _id: `c${at}`,
  version: 1,
  status: [110, 210, 310, 430][at % 4] ?? 0,
  at: (at * 37) % 50,
  name: at % 11 === 0 ? null : (names[at % 5] ?? ''),
  words: at % 13 === 0 ? [] : [names[at % 5] ?? '', names[(at * 3) % 5] ?? '', `nr${at}`],
  open: at % 3 === 0,
  mails: at % 7 === 0 ? [{ due: at }, { due: at + 5 }] : [],
});

/** @param {string} name */
const collection = (name) => /** @type {import('mongodb').Collection<Row>} */ (client.db('indexes').collection(name));

/** @type {readonly import('mongodb').Filter<Row>[]} */
const questions = [
  { _id: 'c7' },
  { _id: 'c7', version: 1 },
  { _id: 'c7', version: 9 },
  { _id: { $in: ['c1', 'c2', 'nobody'] }, open: false },
  { status: 310 },
  { status: { $in: [110, 430] }, open: true },
  { status: { $gte: 210, $lt: 430 } },
  { status: { $ne: 310 } },
  { open: true, at: { $lte: 5 } },
  { at: { $gt: 5, $lte: 11 } },
  { at: { $lt: 5, $gt: 11 } },
  { status: { $in: [110, 430] }, at: { $gte: 45 } },
  // Numbers in a field of texts: nothing is greater.
  { name: { $gt: /** @type {never} */ (0) } },
  { words: { $gt: /** @type {never} */ (1) } },
  { name: 'birke' },
  { name: null },
  { words: 'kranich' },
  { words: { $all: ['birke', 'werft'] } },
  { words: { $regex: '^birke' } },
  { words: [] },
  { $or: [{ _id: 'c3' }, { $and: [{ words: { $regex: '^kran' } }, { words: { $regex: '^nr1' } }] }] },
  { $or: [{ _id: 'nobody' }, { words: 'nr44' }], open: false },
  { $or: [{ words: 'nr44' }, { open: true, version: 1 }] },
  { 'mails.due': { $lte: 40 } },
  { mails: { $elemMatch: { due: { $gte: 40 } } } },
  { mails: { $elemMatch: { due: { $gt: 38, $lt: 47 } } }, open: true },
  { mails: { $elemMatch: { due: 42 } } },
  {},
];
/** @type {readonly import('mongodb').Sort[]} */
const orders = [
  { at: -1, _id: -1 },
  { at: 1, _id: 1 },
  { status: 1, at: -1, _id: 1 },
  { name: 1, _id: 1 },
];

/** All results of a collection. @param {string} name */
async function answers(name) {
  const rows = collection(name);
  const found = [];
  for (const question of questions) {
    for (const order of orders) {
      const page = rows.find(question).sort(order).skip(3).limit(9);
      found.push({ question, order, rows: await page.toArray() });
    }
    const { n } = await client.db('indexes').command({ count: name, query: question, limit: 20 });
    found.push({ question, n, all: await rows.find(question).sort({ _id: 1 }).toArray() });
  }
  return found;
}

/**
 * @param {readonly object[]} found
 * @param {readonly object[]} expected
 */
function assertSame(found, expected) {
  expected.forEach((answer, at) => assert.deepEqual(found[at], answer));
}

/** @param {import('mongodb').Collection<Row>} rows */
async function makeIndexes(rows) {
  await rows.createIndex({ open: 1, at: -1, _id: -1 });
  await rows.createIndex({ status: 1, at: -1, _id: -1 });
  await rows.createIndex({ name: 1 });
  await rows.createIndex({ words: 1 });
  await rows.createIndex({ 'mails.due': 1 });
}

/** The same history for both. @param {import('mongodb').Collection<Row>} rows */
async function write(rows) {
  await rows.insertMany(Array.from({ length: 120 }, (_, at) => row(at)));
  for (let at = 0; at < 120; at += 5) {
    const moved = { status: 310, at: at % 50, name: 'kranich', words: ['neu', `nr${at}`], mails: [] };
    await rows.findOneAndUpdate({ _id: `c${at}`, version: 1 }, { $set: moved, $inc: { version: 1 } });
    await rows.updateOne({ _id: `c${at}`, version: 1 }, { $set: { status: 999 } });
  }
  await rows.updateMany({ status: 430 }, { $set: { open: true } });
  await rows.deleteMany({ words: 'nr17' });
  await rows.deleteOne({ _id: 'c9', open: true });
}

describe('indexes of MongoDB', () => {
  it('change no result, also when they are created late or after a restart', async () => {
    await makeIndexes(collection('early'));
    for (const name of ['early', 'late', 'none']) await write(collection(name));
    await makeIndexes(collection('late'));
    const without = await answers('none');
    assert.ok(without.some(({ rows = [] }) => rows.length === 9));
    assertSame(await answers('early'), without);
    assertSame(await answers('late'), without);
    await client.close();
    await own.end('SIGKILL');
    await own.start();
    client = await new MongoClient(own.uri, { serverSelectionTimeoutMS: 5000 }).connect();
    assertSame(await answers('early'), without);
  });

  it('make compare-and-set among 20,000 as quick as among 100', async () => {
    const rounds = 200;
    /** Processor time of the server for one of them, ms, once the inserts and the first calls are through. */
    const typical = async (/** @type {number} */ count) => {
      const rows = collection(`cas_${count}`);
      await rows.insertMany(Array.from({ length: count }, (_, at) => row(at)));
      const swap = async (/** @type {number} */ from) => {
        for (let version = from; version < from + rounds; version += 1)
          assert.ok(await rows.findOneAndUpdate({ _id: 'c5', version }, { $inc: { version: 1 } }));
      };
      await swap(1);
      const before = own.processorMs();
      await swap(1 + rounds);
      return (own.processorMs() - before) / rounds;
    };
    const among100 = await typical(100);
    const among20000 = await typical(20_000);
    process.stdout.write(`  measured: compare-and-set: ${among100} ms among 100, ${among20000} ms among 20,000\n`);
    // A search through all of them takes 6 ms and more.
    assert.ok(among20000 < among100 * 2 + 2, `${among20000.toFixed(1)} ms instead of ${among100.toFixed(1)} ms`);
  });
});
