import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shortGate } from './mongo-gate.mjs';

/** @typedef {import('./mongo-gate.mjs').Probe} Probe */
/** @typedef {{ checksInserts: boolean, checksUpdates: boolean, atomic: boolean, countsOnce: boolean, keepsIndexes: boolean }} Engine */

const sound = { checksInserts: true, checksUpdates: true, atomic: true, countsOnce: true, keepsIndexes: true };

/**
 * A small MongoDB with a choice of defects, to prove that the gate refuses each.
 * @param {Engine} engine
 */
function miniature(engine) {
  /** @type {Map<string, { documents: Probe[], unique: boolean }>} */
  const stored = new Map();
  const duplicate = () => Object.assign(new Error('E11000'), { code: 11_000 });

  /** @param {string} name */
  function collection(name) {
    const found = stored.get(name) ?? { documents: [], unique: false };
    stored.set(name, found);
    const { documents } = found;
    const taken = (/** @type {Partial<Probe>} */ { _id, key }) =>
      documents.some((other) => other._id !== _id && other.key !== undefined && other.key === key);
    /** @param {string} _id */
    async function increment(_id) {
      const there = documents.find((document) => document._id === _id) ?? { _id, n: 0 };
      if (!documents.includes(there)) documents.push(there);
      there.n = (there.n ?? 0) + 1;
      // The defect: returns the stored document, not a copy.
      const returned = engine.countsOnce ? { ...there } : there;
      await Promise.resolve();
      return returned;
    }
    return {
      deleteMany: async () => void documents.splice(0),
      deleteOne: async (/** @type {Probe} */ { _id }) =>
        void documents.splice(
          documents.findIndex((one) => one._id === _id),
          1,
        ),
      createIndex: async () => void (found.unique = true),
      findOne: async (/** @type {Probe} */ { _id }) => documents.find((one) => one._id === _id) ?? null,
      insertOne: async (/** @type {Probe} */ document) => {
        if (engine.checksInserts && found.unique && taken(document)) throw duplicate();
        documents.push(document);
      },
      insertMany: async (/** @type {Probe[]} */ many) => void documents.push(...many),
      updateOne: async (/** @type {Probe} */ { _id }, /** @type {{ $set: Partial<Probe> }} */ { $set }) => {
        if (engine.checksUpdates && taken({ _id, ...$set })) throw duplicate();
      },
      findOneAndUpdate: async (
        /** @type {Probe} */ { _id, version },
        /** @type {{ $inc: { n?: number } }} */ { $inc },
      ) => {
        if ($inc.n !== undefined) return increment(_id);
        const one = documents.find((document) => document._id === _id && document.version === version);
        if (!engine.atomic) await Promise.resolve();
        if (one === undefined) return null;
        one.version = (version ?? 0) + 1;
        return one;
      },
    };
  }
  const db = /** @type {import('mongodb').Db} */ (/** @type {unknown} */ ({ collection }));
  const restart = () => {
    if (!engine.keepsIndexes) for (const found of stored.values()) found.unique = false;
  };
  return { db, restart };
}

/** @param {Partial<Engine>} defects */
async function gateOfTwoStarts(defects) {
  const { db, restart } = miniature({ ...sound, ...defects });
  const first = await shortGate(db);
  restart();
  return [...first, ...(await shortGate(db))].join('; ');
}

describe('the short gate of MongoDB', () => {
  it('accepts a correct engine, at the first start and later ones', async () => {
    assert.equal(await gateOfTwoStarts({}), '');
  });

  /** @type {readonly (readonly [Partial<Engine>, RegExp])[]} */
  const defects = [
    [{ checksInserts: false }, /second insert of a unique value is not refused/],
    [{ checksUpdates: false }, /update to a value that is taken is not refused/],
    [{ atomic: false }, /instead of exactly one/],
    [{ countsOnce: false }, /48 parallel \$inc return 1 distinct numbers/],
    [{ keepsIndexes: false }, /did not survive a restart/],
  ];
  for (const [defect, reason] of defects) {
    it(`refuses one in which ${Object.keys(defect).join()} fails`, async () => {
      assert.match(await gateOfTwoStarts(defect), reason);
    });
  }
});
