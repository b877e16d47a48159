import { randomUUID } from 'node:crypto';

/**
 * What the portal requires of a MongoDB. `shortGate` runs at each start in some milliseconds; the full gate, which is
 * a test, shares its probes.
 *
 * @typedef {import('mongodb').Db} Db
 * @typedef {{ _id: string, version?: number, n?: number, key?: string, owner?: string }} Probe
 */

/**
 * @param {Db} db
 * @param {string} name
 * @returns {import('mongodb').Collection<Probe>}
 */
export function probes(db, name) {
  return db.collection(name);
}

/**
 * @param {() => Promise<unknown>} work
 * @returns {Promise<boolean>} whether it ended as a duplicate key, which is code 11000 and nothing else
 */
export async function isRefusedAsDuplicate(work) {
  try {
    await work();
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 11_000;
  }
}

/**
 * @param {number} callers
 * @param {(caller: number) => Promise<boolean>} attempt
 * @returns {Promise<number>} how many succeeded
 */
export async function countWinners(callers, attempt) {
  const won = await Promise.all(Array.from({ length: callers }, (_, caller) => attempt(caller)));
  return won.filter(Boolean).length;
}

/**
 * @param {Db} db
 * @returns {Promise<string[]>}
 */
async function gateDuplicates(db) {
  const collection = probes(db, 'gate_duplicates');
  await collection.deleteMany({});
  await collection.createIndex({ key: 1 }, { unique: true });
  await collection.insertMany([
    { _id: 'a', key: 'a' },
    { _id: 'b', key: 'b' },
  ]);
  const byInsert = await isRefusedAsDuplicate(() => collection.insertOne({ _id: 'c', key: 'a' }));
  const byUpdate = await isRefusedAsDuplicate(() => collection.updateOne({ _id: 'b' }, { $set: { key: 'a' } }));
  return [
    ...(byInsert ? [] : ['a second insert of a unique value is not refused with code 11000']),
    ...(byUpdate ? [] : ['an update to a value that is taken is not refused with code 11000']),
  ];
}

/**
 * @param {Db} db
 * @returns {Promise<string[]>}
 */
async function gateCompareAndSet(db) {
  const collection = probes(db, 'gate_compare_and_set');
  const _id = randomUUID();
  await collection.insertOne({ _id, version: 0 });
  let winners = 0;
  for (let version = 0; version < 5; version += 1) {
    winners += await countWinners(8, async () => {
      const next = await collection.findOneAndUpdate(
        { _id, version },
        { $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return next !== null;
    });
  }
  await collection.deleteOne({ _id });
  return winners === 5
    ? []
    : [`of parallel updates to one version ${winners / 5} win on average instead of exactly one`];
}

/**
 * @param {import('mongodb').Collection<Probe>} collection
 * @param {string} _id of the counter, which an upsert creates
 * @param {number} callers that take a number at the same time
 * @returns {Promise<number>} how many different numbers they got
 */
export async function countNumbers(collection, _id, callers) {
  const numbers = await Promise.all(
    Array.from({ length: callers }, async () => {
      const options = /** @type {const} */ ({ upsert: true, returnDocument: 'after' });
      return (await collection.findOneAndUpdate({ _id }, { $inc: { n: 1 } }, options))?.n;
    }),
  );
  return new Set(numbers).size;
}

/**
 * @param {Db} db
 * @returns {Promise<string[]>}
 */
async function gateNumbers(db) {
  const collection = probes(db, 'gate_numbers');
  const _id = randomUUID();
  const callers = 48;
  const distinct = await countNumbers(collection, _id, callers);
  await collection.deleteOne({ _id });
  return distinct === callers ? [] : [`${callers} parallel $inc return ${distinct} distinct numbers`];
}

/**
 * The unique index of an earlier start must still exist, so it is tested before it is created again.
 * @param {Db} db
 * @returns {Promise<string[]>}
 */
async function gateRestart(db) {
  const collection = probes(db, 'gate_restart');
  const fromEarlierStart = await collection.findOne({ _id: 'first' });
  if (fromEarlierStart === null) {
    await collection.createIndex({ key: 1 }, { unique: true });
    await collection.insertOne({ _id: 'first', key: 'taken' });
    return [];
  }
  if (await isRefusedAsDuplicate(() => collection.insertOne({ _id: 'second', key: 'taken' }))) return [];
  await collection.deleteOne({ _id: 'second' });
  return ['a unique index did not survive a restart'];
}

/**
 * Runs the short gate.
 * @param {Db} db a database of the gate's own
 * @returns {Promise<string[]>} what it gets wrong, empty when all is well
 */
export async function shortGate(db) {
  const gates = [gateDuplicates, gateCompareAndSet, gateNumbers, gateRestart];
  const results = [];
  for (const gate of gates) results.push(...(await gate(db)));
  return results;
}
