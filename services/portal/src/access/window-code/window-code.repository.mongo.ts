import { Schema, type Connection, type Model } from 'mongoose';
import type { WindowCodeRecord, WindowCodeRepository } from './window-code.repository.js';

/** `removeAt` is for the TTL index; whoever takes a code compares `expiresAt`. */
type StoredWindowCode = WindowCodeRecord & { readonly removeAt: Date };

const schema = new Schema<StoredWindowCode>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    expiresAt: { type: Number, required: true },
    removeAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
)
  .index({ hash: 1 }, { unique: true })
  .index({ removeAt: 1 }, { expireAfterSeconds: 0 });

/** Defines the collection; the connection may open later. */
export function defineWindowCodeModel(connection: Connection): Model<StoredWindowCode> {
  return connection.model<StoredWindowCode>('WindowCode', schema, 'window_codes');
}

export function createMongoWindowCodeRepository(model: Model<StoredWindowCode>): WindowCodeRepository {
  return {
    keep: async ({ _id, ...rest }) => {
      const change = { $set: { ...rest, removeAt: new Date(rest.expiresAt) } };
      await model.updateOne({ _id }, change, { upsert: true }).exec();
    },
    take: async (hash) => {
      const taken = await model.findOneAndDelete({ hash }).lean<StoredWindowCode>().exec();
      return taken === null ? null : { _id: taken._id, hash: taken.hash, expiresAt: taken.expiresAt };
    },
  };
}
