import type { Model } from 'mongoose';
import { unlessTaken } from './mongo-errors.js';

/**
 * Inserts a document as it is; false when its key is taken. Our types say what it holds, so that mongoose need not build
 * and check an object of its own, which takes longer than the insert. Absent members are not stored.
 */
export function insertNew<D>(model: Model<D>, document: D): Promise<boolean> {
  return unlessTaken(() => model.collection.insertOne(document as object, { ignoreUndefined: true }));
}
