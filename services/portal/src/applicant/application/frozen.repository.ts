import type { CaseId } from '@kontor/domain/case/case-id';
import { insertNew } from '@kontor/platform/mongo/insert-new';
import { Schema, type Connection, type Model } from 'mongoose';
import { toBytes } from '../../case/case-record/case-record.module.js';

/** One frozen version of an application: what was ordered, immutable and sealed. */
export interface FrozenRecord {
  /** `<caseId>:<version>`, unique. */
  readonly _id: string;
  readonly caseId: CaseId;
  readonly version: number;
  /** Keyed hash of the content. */
  readonly hash: string;
  readonly frozenAt: number;
  readonly sealed: Uint8Array;
}

/** A frozen version without its content. */
export type FrozenRef = Pick<FrozenRecord, 'caseId' | 'version' | 'frozenAt'>;

export interface FrozenRepository {
  /** False when the version already exists. */
  insert(record: FrozenRecord): Promise<boolean>;
  find(caseId: CaseId, version: number): Promise<FrozenRecord | null>;
  newest(caseId: CaseId): Promise<FrozenRecord | null>;
  /** All versions without their contents, the newest first. */
  versionsOf(caseId: CaseId): Promise<readonly Pick<FrozenRecord, 'version' | 'hash'>[]>;
  /** Of each case the newest version frozen since a time (ms since 1970), the newest first. */
  newestSince(since: number, limit: number): Promise<readonly FrozenRef[]>;
  erase(caseId: CaseId): Promise<void>;
}

const frozenSchema = new Schema<FrozenRecord>(
  {
    _id: { type: String, required: true },
    caseId: { type: String, required: true },
    version: { type: Number, required: true },
    hash: { type: String, required: true },
    frozenAt: { type: Number, required: true },
    sealed: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
)
  .index({ caseId: 1, version: -1 })
  .index({ frozenAt: -1, version: -1 });

export function defineFrozenModel(connection: Connection): Model<FrozenRecord> {
  return connection.model<FrozenRecord>('FrozenForm', frozenSchema, 'frozen_forms');
}

export function createMongoFrozenRepository(model: Model<FrozenRecord>): FrozenRepository {
  const restored = (found: FrozenRecord | null): FrozenRecord | null =>
    found === null ? null : { ...found, sealed: toBytes(found.sealed) };
  return {
    insert: (record) => insertNew(model, { ...record, sealed: Buffer.from(record.sealed) }),
    find: async (caseId, version) =>
      restored(
        await model
          .findOne({ _id: `${caseId}:${version}` })
          .lean<FrozenRecord>()
          .exec(),
      ),
    newest: async (caseId) =>
      restored(await model.findOne({ caseId }).sort({ version: -1, _id: -1 }).lean<FrozenRecord>().exec()),
    versionsOf: (caseId) =>
      model
        .find({ caseId }, { _id: 0, version: 1, hash: 1 })
        .sort({ version: -1 })
        .lean<Pick<FrozenRecord, 'version' | 'hash'>[]>()
        .exec(),
    newestSince: (since, limit) => newestSince(model, since, limit),
    erase: async (caseId) => {
      await model.deleteMany({ caseId }).exec();
    },
  };
}

/** Reads without the contents, and no further than the limit: a case may have many versions. */
async function newestSince(model: Model<FrozenRecord>, since: number, limit: number): Promise<readonly FrozenRef[]> {
  const newest = new Map<CaseId, FrozenRef>();
  const versions = model
    .find({ frozenAt: { $gte: since } }, { _id: 0, caseId: 1, version: 1, frozenAt: 1 })
    .sort({ frozenAt: -1, version: -1 })
    .lean<FrozenRef[]>()
    .cursor({ batchSize: 1000 });
  for await (const one of versions) {
    if (!newest.has(one.caseId)) newest.set(one.caseId, one);
    if (newest.size >= limit) break;
  }
  return [...newest.values()];
}
