import type { Model } from 'mongoose';
import { isDuplicateKey } from './mongo-errors.js';

/**
 * Inserts a document as it is; false when its key is taken. Our types say what it holds, so that mongoose need not build
 * and check an object of its own, which takes longer than the insert. Absent members are not stored.
 */
export async function insertNew<D>(model: Model<D>, document: D): Promise<boolean> {
  try {
    await model.collection.insertOne(document as object, { ignoreUndefined: true });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
