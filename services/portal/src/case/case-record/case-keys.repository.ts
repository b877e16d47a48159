import type { CaseId } from '@kontor/domain/case/case-id';
import { insertNew } from '@kontor/platform/mongo/insert-new';
import { Schema, type Connection, type Model } from 'mongoose';
import type { WrappedKeys } from './rewrap-keys.js';
import { toBytes } from './bytes.js';

/** The wrapped key of a case; after destruction the record stays without the key, so that no new one is created. */
export interface CaseKeyRecord {
  readonly _id: string;
  readonly wrapped: Uint8Array | null;
  readonly createdAt: number;
  readonly destroyedAt: number | null;
}

export interface CaseKeyRepository extends WrappedKeys {
  find(caseId: CaseId): Promise<CaseKeyRecord | null>;
  /** The records of these cases that there are, in no order. */
  findMany(caseIds: readonly CaseId[]): Promise<readonly CaseKeyRecord[]>;
  /** False when the case has a record already. */
  insert(record: CaseKeyRecord): Promise<boolean>;
  destroy(caseId: CaseId, at: number): Promise<void>;
}

const caseKeySchema = new Schema<CaseKeyRecord>(
  {
    _id: { type: String, required: true },
    wrapped: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Number, required: true },
    destroyedAt: { type: Number, default: null },
  },
  { versionKey: false, minimize: false, strict: 'throw', autoIndex: false },
);

/** Defines the collection of wrapped case keys, in the database of keys only. */
export function defineCaseKeyModel(connection: Connection): Model<CaseKeyRecord> {
  return connection.model<CaseKeyRecord>('CaseKey', caseKeySchema, 'case_keys');
}

const restored = (found: CaseKeyRecord): CaseKeyRecord => ({
  ...found,
  wrapped: found.wrapped === null ? null : toBytes(found.wrapped),
});

async function findMany(model: Model<CaseKeyRecord>, caseIds: readonly CaseId[]): Promise<readonly CaseKeyRecord[]> {
  const found = await model
    .find({ _id: { $in: [...caseIds] } })
    .lean<CaseKeyRecord[]>()
    .exec();
  return found.map(restored);
}

export function createMongoCaseKeyRepository(model: Model<CaseKeyRecord>): CaseKeyRepository {
  return {
    find: async (caseId) => {
      const found = await model.findOne({ _id: caseId }).lean<CaseKeyRecord>().exec();
      return found === null ? null : restored(found);
    },
    findMany: (caseIds) => findMany(model, caseIds),
    insert: (record) => insertNew(model, { ...record, wrapped: record.wrapped && Buffer.from(record.wrapped) }),
    page: async (after, limit) => {
      const query = model.find({ _id: { $gt: after }, destroyedAt: null }).sort({ _id: 1 });
      const found = await query.limit(limit).lean<CaseKeyRecord[]>().exec();
      return found.flatMap(({ _id, wrapped }) => (wrapped === null ? [] : [{ id: _id, wrapped: toBytes(wrapped) }]));
    },
    replace: async (caseId, wrapped) => {
      // A key destroyed meanwhile stays destroyed.
      await model.updateOne({ _id: caseId, destroyedAt: null }, { $set: { wrapped: Buffer.from(wrapped) } }).exec();
    },
    destroy: async (caseId, at) => {
      await model
        .updateOne(
          { _id: caseId },
          { $set: { wrapped: null, destroyedAt: at }, $setOnInsert: { createdAt: at } },
          { upsert: true },
        )
        .exec();
    },
  };
}
