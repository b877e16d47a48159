import type { CaseId } from '@kontor/domain/case/case-id';
import { unlessTaken } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import { toBytes } from '../../case/case-record/case-record.module.js';

/** An internal note of the bank; author and content are sealed under the case's key. */
export interface MemoRecord {
  /** `<caseId>:<memoId>`: the same memo is stored once. */
  readonly _id: string;
  readonly caseId: CaseId;
  /** Opaque id of the author. */
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly sealed: Uint8Array;
}

export interface MemoRepository {
  /** False when the memo exists already; the first one is kept. */
  insert(memo: MemoRecord): Promise<boolean>;
  /** Replaces the memo with this id. */
  put(memo: MemoRecord): Promise<void>;
  find(id: string): Promise<MemoRecord | null>;
  remove(id: string): Promise<void>;
  /** Newest first, at most a thousand. */
  ofCase(caseId: CaseId): Promise<readonly MemoRecord[]>;
  erase(caseId: CaseId): Promise<void>;
}

const memoSchema = new Schema<MemoRecord>(
  {
    _id: { type: String, required: true },
    caseId: { type: String, required: true },
    accountId: { type: String, default: '' },
    createdAt: { type: Number, required: true },
    sealed: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
).index({ caseId: 1, createdAt: -1, _id: -1 });

export function defineMemoModel(connection: Connection): Model<MemoRecord> {
  return connection.model<MemoRecord>('Memo', memoSchema, 'memos');
}

export const maxMemos = 1000;

function restored(memo: MemoRecord): MemoRecord {
  return { ...memo, sealed: toBytes(memo.sealed) };
}

export function createMongoMemoRepository(model: Model<MemoRecord>): MemoRepository {
  return {
    insert: (memo) => unlessTaken(() => model.create([{ ...memo, sealed: Buffer.from(memo.sealed) }])),
    put: async ({ _id, ...memo }) => {
      await model.updateOne({ _id }, { $set: { ...memo, sealed: Buffer.from(memo.sealed) } }, { upsert: true }).exec();
    },
    find: async (id) => {
      const found = await model.findOne({ _id: id }).lean<MemoRecord>().exec();
      return found === null ? null : restored(found);
    },
    remove: async (id) => {
      await model.deleteOne({ _id: id }).exec();
    },
    ofCase: async (caseId) => {
      const found = await model
        .find({ caseId })
        .sort({ createdAt: -1, _id: -1 })
        .limit(maxMemos)
        .lean<MemoRecord[]>()
        .exec();
      return found.map(restored);
    },
    erase: async (caseId) => {
      await model.deleteMany({ caseId }).exec();
    },
  };
}
