import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentId } from '@kontor/domain/document/document-id';
import { isDuplicateKey } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model, type QueryFilter } from 'mongoose';
import { toBytes } from '../../case/case-record/case-record.module.js';
import type { CaseFileKind, CaseFileRecord, FileRemoval } from './case-file.js';

/** The fields that are known once a file is completely received. */
export type CompletedFile = Pick<
  CaseFileRecord,
  'subject' | 'mimeType' | 'sizeBytes' | 'sha256' | 'original' | 'sealedName' | 'accountId' | 'replaces'
>;

/** The stored records of files. */
export interface CaseFileRepository {
  /**
   * @throws Error for an existing id.
   */
  insert(record: CaseFileRecord): Promise<void>;
  find(fileId: DocumentId): Promise<CaseFileRecord | null>;
  /** Makes a file that is being uploaded a complete one; false when there is none. */
  complete(fileId: DocumentId, completed: CompletedFile): Promise<boolean>;
  /** Complete files of a case, oldest first, at most a thousand. */
  ofCase(caseId: CaseId, kind: CaseFileKind): Promise<readonly CaseFileRecord[]>;
  /** How many complete files of a kind each of these cases has; cases without one are left out. */
  countsOf(caseIds: readonly CaseId[], kind: CaseFileKind): Promise<ReadonlyMap<CaseId, number>>;
  /** Bytes of the complete files of a kind of a case, originals included. */
  bytesOf(caseId: CaseId, kind: CaseFileKind): Promise<number>;
  /** Like `ofCase`, with the records of removed files. */
  recordedOf(caseId: CaseId, kind: CaseFileKind): Promise<readonly CaseFileRecord[]>;
  /** Keeps the record of a complete file as that of a removed one. */
  markRemoved(fileId: DocumentId, removal: FileRemoval): Promise<void>;
  /** All files of a case, complete or not. */
  everyOf(caseId: CaseId): Promise<readonly CaseFileRecord[]>;
  /** Unfinished uploads that started before an instant. */
  leftovers(before: number, limit: number): Promise<readonly CaseFileRecord[]>;
  remove(fileId: DocumentId): Promise<void>;
}

const fileSchema = new Schema<CaseFileRecord>(
  {
    _id: { type: String, required: true },
    caseId: { type: String, required: true },
    kind: { type: String, required: true },
    subject: { type: String, default: '' },
    blobId: { type: String, required: true },
    state: { type: String, required: true },
    mimeType: { type: String, default: '' },
    sizeBytes: { type: Number, required: true },
    sha256: { type: String, default: '' },
    original: { type: Schema.Types.Mixed, default: null },
    sealedName: { type: Schema.Types.Mixed, required: true },
    sealedKey: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Number, required: true },
    accountId: { type: String, default: '' },
    replaces: { type: String, default: null },
    removal: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
)
  .index({ caseId: 1, createdAt: 1, _id: 1 })
  .index({ state: 1, createdAt: 1 });

export function defineCaseFileModel(connection: Connection): Model<CaseFileRecord> {
  return connection.model<CaseFileRecord>('CaseFile', fileSchema, 'case_files');
}

const maxRead = 1000;

/** Bytes of files, originals included. */
export function sumOfBytes(files: readonly Pick<CaseFileRecord, 'sizeBytes' | 'original'>[]): number {
  return files.reduce((sum, { sizeBytes, original }) => sum + sizeBytes + (original?.sizeBytes ?? 0), 0);
}

function restored(record: CaseFileRecord): CaseFileRecord {
  // Files kept before there were copies have no such field.
  const original = (record.original as CaseFileRecord['original'] | undefined) ?? null;
  return {
    ...record,
    sealedName: toBytes(record.sealedName),
    sealedKey: toBytes(record.sealedKey),
    original: original === null ? null : { ...original, sealedKey: toBytes(original.sealedKey) },
  };
}

function storedOriginal({ original }: Pick<CaseFileRecord, 'original'>) {
  return original === null ? null : { ...original, sealedKey: Buffer.from(original.sealedKey) };
}

/** How often each of the values is there. */
export function countBy<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

async function countsOf(
  model: Model<CaseFileRecord>,
  ...[caseIds, kind]: Parameters<CaseFileRepository['countsOf']>
): ReturnType<CaseFileRepository['countsOf']> {
  if (caseIds.length === 0) return new Map();
  const query = model.find({ caseId: { $in: [...caseIds] }, kind, state: 'ready' }, { caseId: 1 });
  return countBy((await query.lean<Pick<CaseFileRecord, 'caseId'>[]>().exec()).map(({ caseId }) => caseId));
}

export function createMongoCaseFileRepository(model: Model<CaseFileRecord>): CaseFileRepository {
  async function oldest(filter: QueryFilter<CaseFileRecord>, limit: number): Promise<readonly CaseFileRecord[]> {
    const query = model.find(filter).sort({ createdAt: 1, _id: 1 }).limit(limit);
    return (await query.lean<CaseFileRecord[]>().exec()).map(restored);
  }

  return {
    insert: async (record) => {
      try {
        const [sealedName, sealedKey] = [Buffer.from(record.sealedName), Buffer.from(record.sealedKey)];
        await model.create([{ ...record, sealedName, sealedKey, original: storedOriginal(record) }]);
      } catch (error) {
        if (isDuplicateKey(error)) throw new Error('The id of the file is taken', { cause: error });
        throw error;
      }
    },
    find: async (fileId) => {
      const found = await model.findOne({ _id: fileId }).lean<CaseFileRecord>().exec();
      return found === null ? null : restored(found);
    },
    complete: async (fileId, completed) => {
      const sealed = { sealedName: Buffer.from(completed.sealedName), original: storedOriginal(completed) };
      const change = { ...completed, ...sealed, state: 'ready' };
      const { matchedCount } = await model.updateOne({ _id: fileId, state: 'uploading' }, { $set: change }).exec();
      return matchedCount === 1;
    },
    ofCase: (caseId, kind) => oldest({ caseId, kind, state: 'ready' }, maxRead),
    countsOf: (...asked) => countsOf(model, ...asked),
    bytesOf: async (caseId, kind) => sumOfBytes(await oldest({ caseId, kind, state: 'ready' }, maxRead)),
    recordedOf: (caseId, kind) => oldest({ caseId, kind, state: { $ne: 'uploading' } }, maxRead),
    markRemoved: async (fileId, removal) => {
      await model.updateOne({ _id: fileId, state: 'ready' }, { $set: { state: 'removed', removal } }).exec();
    },
    everyOf: (caseId) => oldest({ caseId }, maxRead),
    leftovers: (before, limit) => oldest({ state: 'uploading', createdAt: { $lt: before } }, limit),
    remove: async (fileId) => {
      await model.deleteOne({ _id: fileId }).exec();
    },
  };
}
