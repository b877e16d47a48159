import { isDuplicateKey } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model } from 'mongoose';

/** Counters that all instances of the portal share. */
export interface RateCounter {
  /** Adds one and answers the count, which is never too small; the counter may be forgotten after `endsAt` (ms since 1970). */
  increase(key: string, endsAt: number): Promise<number>;
  read(key: string): Promise<number>;
}

interface StoredCounter {
  readonly _id: string;
  readonly count: number;
  readonly removeAt: Date;
}

const schema = new Schema<StoredCounter>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    removeAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
).index({ removeAt: 1 }, { expireAfterSeconds: 0 });

/** Defines the collection of counters on a connection that may still be on its way. */
export function defineRateModel(connection: Connection): Model<StoredCounter> {
  return connection.model<StoredCounter>('RateCounter', schema, 'rate_limits');
}

/** Counters on MongoDB. The count read after the own increment may hold later ones too: it is never too small. */
export function createMongoRateCounter(model: Model<StoredCounter>): RateCounter {
  const read = async (key: string): Promise<number> =>
    (await model.findOne({ _id: key }).lean<StoredCounter>().exec())?.count ?? 0;
  return {
    read,
    increase: async (key, endsAt) => {
      const add = async (): Promise<boolean> =>
        (await model.updateOne({ _id: key }, { $inc: { count: 1 } }).exec()).matchedCount === 1;
      if (!(await add()) && !(await begin(model, key, endsAt))) await add();
      return read(key);
    },
  };
}

/** False when the counter has been begun by somebody else meanwhile. */
async function begin(model: Model<StoredCounter>, key: string, endsAt: number): Promise<boolean> {
  try {
    await model.create([{ _id: key, count: 1, removeAt: new Date(endsAt) }]);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Counters in memory. */
export function createFakeRateCounter(): RateCounter {
  const counts = new Map<string, number>();
  return {
    increase: async (key) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
    read: async (key) => counts.get(key) ?? 0,
  };
}
