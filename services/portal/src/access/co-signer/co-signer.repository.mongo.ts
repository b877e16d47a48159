import { insertNew } from '@kontor/platform/mongo/insert-new';
import { Schema, type Connection, type Model } from 'mongoose';
import type { CoSignerRecord, CoSignerRepository } from './co-signer.repository.js';

const anything = Schema.Types.Mixed;

const schema = new Schema<CoSignerRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    caseId: { type: String, required: true },
    personId: { type: String, required: true },
    linkHash: { type: String, default: '' },
    generation: { type: Number, required: true },
    addressHash: { type: String, required: true },
    invitedAt: { type: Number, required: true },
    expiresAt: { type: Number, required: true },
    openedAt: { type: Number, default: null },
    code: { type: anything, required: true },
    failures: Number,
    sessions: { type: [anything], required: true },
  },
  { versionKey: false, minimize: false, strict: 'throw', strictQuery: false, autoIndex: false },
)
  .index({ caseId: 1 })
  .index({ linkHash: 1 })
  .index({ 'sessions.hash': 1 });

/** Defines the collection; the connection may open later. */
export function defineCoSignerModel(connection: Connection): Model<CoSignerRecord> {
  return connection.model<CoSignerRecord>('CoSigner', schema, 'co_signers');
}

export function createMongoCoSignerRepository(model: Model<CoSignerRecord>): CoSignerRepository {
  const one = (filter: Readonly<Record<string, string>>): Promise<CoSignerRecord | null> =>
    model.findOne(filter).lean<CoSignerRecord>().exec();
  return {
    insert: (record) => insertNew(model, record),
    find: (id) => one({ _id: id }),
    findByLink: (hash) => one({ linkHash: hash }),
    findBySession: (hash) => one({ 'sessions.hash': hash }),
    ofCase: (caseId) => model.find({ caseId }).sort({ _id: 1 }).lean<CoSignerRecord[]>().exec(),
    change: async (id, version, change) => {
      const update = { $set: change, $inc: { version: 1 } };
      return (await model.updateOne({ _id: id, version }, update).exec()).matchedCount === 1;
    },
    eraseCase: async (caseId) => {
      await model.deleteMany({ caseId }).exec();
    },
  };
}
