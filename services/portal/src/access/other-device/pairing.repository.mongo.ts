import { insertNew } from '@kontor/platform/mongo/insert-new';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Pairing } from './pairing.js';
import type { PairingRepository } from './pairing.repository.js';

/** `removeAt` is for the TTL index. */
type StoredPairing = Pairing & { readonly removeAt: Date };

/** As long as a session of a customer, ms: until then a used code is refused by its name. */
const keptMs = 24 * 60 * 60 * 1000;

const schema = new Schema<StoredPairing>(
  {
    _id: { type: String, required: true },
    caseId: { type: String, required: true },
    accountId: { type: String, required: true },
    version: { type: Number, required: true },
    codeHash: { type: String, required: true },
    replaced: { type: [String], required: true },
    expiresAt: { type: Number, required: true },
    otherId: { type: String, default: '' },
    browserHash: { type: String, default: '' },
    ended: { type: Boolean, required: true },
    removeAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', strictQuery: false, autoIndex: false },
)
  .index({ codeHash: 1 })
  .index({ replaced: 1 })
  .index({ caseId: 1 })
  .index({ removeAt: 1 }, { expireAfterSeconds: 0 });

/** Defines the collection; the connection may open later. */
export function definePairingModel(connection: Connection): Model<StoredPairing> {
  return connection.model<StoredPairing>('DevicePairing', schema, 'device_pairings');
}

export function createMongoPairingRepository(model: Model<StoredPairing>): PairingRepository {
  return {
    find: (sessionId) => model.findOne({ _id: sessionId }).select('-removeAt').lean<Pairing>().exec(),
    findByCode: (codeHash) =>
      model
        .findOne({ $or: [{ codeHash }, { replaced: codeHash }] })
        .select('-removeAt')
        .lean<Pairing>()
        .exec(),
    write: async (pairing) => {
      const stored = { ...pairing, removeAt: new Date(pairing.expiresAt + keptMs) };
      if (pairing.version === 1) return insertNew(model, stored);
      const { _id, ...fields } = stored;
      const found = await model
        .findOneAndUpdate({ _id, version: pairing.version - 1 }, { $set: fields }, { returnDocument: 'after' })
        .lean()
        .exec();
      return found !== null;
    },
    erase: async (caseId) => {
      await model.deleteMany({ caseId }).exec();
    },
  };
}
