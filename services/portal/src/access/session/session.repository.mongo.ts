import { insertNew } from '@kontor/platform/mongo/insert-new';
import { Schema, type Connection, type Model } from 'mongoose';
import type { SessionRecord, SessionRepository } from './session.repository.js';

/** `removeAt` is for the TTL index; reads compare `expiresAt`. */
type StoredSession = SessionRecord & { readonly removeAt: Date };

const sessionSchema = new Schema<StoredSession>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    side: { type: String, required: true },
    caseId: { type: String, default: null },
    epoch: { type: Number, required: true },
    generation: { type: Number, required: true },
    rotatedAt: { type: Number, required: true },
    verifiedAtRotation: { type: Boolean, required: true },
    used: { type: Boolean, required: true },
    expiresAt: { type: Number, required: true },
    ended: { type: Boolean, required: true },
    startedFrom: { type: String, default: null },
    removeAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', strictQuery: false, autoIndex: false },
)
  .index({ accountId: 1 })
  .index({ removeAt: 1 }, { expireAfterSeconds: 0 });

/** Defines the collection; the connection may open later. */
export function defineSessionModel(connection: Connection): Model<StoredSession> {
  return connection.model<StoredSession>('Session', sessionSchema, 'sessions');
}

export function createMongoSessionRepository(model: Model<StoredSession>): SessionRepository {
  return {
    insert: async (record) => {
      if (!(await insertNew(model, { ...record, removeAt: new Date(record.expiresAt) })))
        throw new Error('The id of the session is taken');
    },
    find: (sessionId) => model.findOne({ _id: sessionId }).lean<SessionRecord>().exec(),
    rotate: async (sessionId, generation, rotation) => {
      const rotated = await model
        .findOneAndUpdate(
          { _id: sessionId, generation, ended: false },
          { $set: { ...rotation, used: false, generation: generation + 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .exec();
      return rotated !== null;
    },
    markUsed: async (sessionId, generation) => {
      await model.updateOne({ _id: sessionId, generation }, { $set: { used: true } }).exec();
    },
    raiseEpoch: async (sessionId, epoch) => {
      await model.updateOne({ _id: sessionId }, { $max: { epoch } }).exec();
    },
    end: (sessionId) =>
      model
        .findOneAndUpdate({ _id: sessionId }, { $set: { ended: true } }, { returnDocument: 'after' })
        .lean<SessionRecord>()
        .exec(),
    endAll: async (accountId) => {
      await model.updateMany({ accountId }, { $set: { ended: true } }).exec();
    },
    erase: async (accountId) => {
      await model.deleteMany({ accountId }).exec();
    },
  };
}
