import { isDuplicateKey } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import { toBytes } from '../case/bytes.js';

/** What was answered under one Idempotency-Key, or that the request is still being worked on. */
export interface AnswerRecord {
  /** Hash of key, caller and route. */
  readonly _id: string;
  readonly requestHash: string;
  readonly state: 'running' | 'done';
  /** Milliseconds since 1970 until which a running request may be believed to live. */
  readonly leaseUntil: number;
  /** Status, headers and body, sealed; empty while running. */
  readonly sealed: Uint8Array;
  readonly expiresAt: number;
}

export interface AnswerRepository {
  /** False when the key is taken. */
  claim(record: AnswerRecord): Promise<boolean>;
  find(id: string): Promise<AnswerRecord | null>;
  /** Takes a dead lease over; false when somebody was faster. */
  takeOver(id: string, leaseUntil: number, nextLease: number): Promise<boolean>;
  finish(id: string, sealed: Uint8Array): Promise<void>;
  release(id: string): Promise<void>;
}

type StoredAnswer = AnswerRecord & { readonly removeAt: Date };

const schema = new Schema<StoredAnswer>(
  {
    _id: { type: String, required: true },
    requestHash: { type: String, required: true },
    state: { type: String, required: true },
    leaseUntil: { type: Number, required: true },
    sealed: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Number, required: true },
    removeAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
).index({ removeAt: 1 }, { expireAfterSeconds: 0 });

/** Defines the collection of kept answers on a connection that may still be on its way. */
export function defineAnswerModel(connection: Connection): Model<StoredAnswer> {
  return connection.model<StoredAnswer>('IdempotentAnswer', schema, 'idempotency_keys');
}

/** Kept answers on MongoDB. */
export function createMongoAnswerRepository(model: Model<StoredAnswer>): AnswerRepository {
  return {
    claim: async (record) => {
      try {
        await model.create([{ ...record, sealed: Buffer.from(record.sealed), removeAt: new Date(record.expiresAt) }]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    find: async (id) => {
      const found = await model.findOne({ _id: id }).lean<AnswerRecord>().exec();
      return found === null ? null : { ...found, sealed: toBytes(found.sealed) };
    },
    takeOver: async (id, leaseUntil, nextLease) => {
      const taken = await model
        .findOneAndUpdate(
          { _id: id, state: 'running', leaseUntil },
          { $set: { leaseUntil: nextLease } },
          { returnDocument: 'after' },
        )
        .lean()
        .exec();
      return taken !== null;
    },
    finish: async (id, sealed) => {
      await model.updateOne({ _id: id }, { $set: { state: 'done', sealed: Buffer.from(sealed) } }).exec();
    },
    release: async (id) => {
      await model.deleteOne({ _id: id }).exec();
    },
  };
}

/** Kept answers in memory. */
export function createFakeAnswerRepository(): AnswerRepository {
  const records = new Map<string, AnswerRecord>();
  return {
    claim: async (record) => {
      if (records.has(record._id)) return false;
      records.set(record._id, record);
      return true;
    },
    find: async (id) => records.get(id) ?? null,
    takeOver: async (id, leaseUntil, nextLease) => {
      const record = records.get(id);
      if (record?.state !== 'running' || record.leaseUntil !== leaseUntil) return false;
      records.set(id, { ...record, leaseUntil: nextLease });
      return true;
    },
    finish: async (id, sealed) => {
      const record = records.get(id);
      if (record !== undefined) records.set(id, { ...record, state: 'done', sealed });
    },
    release: async (id) => void records.delete(id),
  };
}
