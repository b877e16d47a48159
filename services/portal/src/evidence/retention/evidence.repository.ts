import type { CaseId } from '@kontor/domain/case/case-id';
import { unlessTaken } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import { toBytes, type WrappedKeys } from '../../case/case-record/case-record.module.js';

/** A sealed evidence package, readable with the vault's key only. */
export interface EvidenceRecord {
  /** The number of the case: one package per case. */
  readonly _id: string;
  /** Milliseconds since 1970. */
  readonly sealedAt: number;
  /** When the business relation, or the attempt at one, ended. */
  readonly endedAt: number;
  /** YYYY-MM-DD, the last day on which it must be kept (§ 8 Abs. 4 GwG). */
  readonly keptUntil: string;
  /** Milliseconds since 1970 from which it must be destroyed. */
  readonly destroyAfter: number;
  /**
   * An account was opened: retention starts only when the bank ends the relation, and nothing is destroyed
   * automatically.
   */
  readonly relationContinues: boolean;
  /** The package's own key, wrapped under the vault's. */
  readonly wrappedKey: Uint8Array;
  /** Names, sizes and SHA-256 of all files, sealed. */
  readonly manifest: Uint8Array;
  readonly blobIds: readonly string[];
}

/** A content that is being written and belongs to no package yet. */
export interface PendingBlob {
  readonly _id: string;
  readonly caseId: CaseId;
  readonly startedAt: number;
}

export interface EvidenceRepository extends WrappedKeys {
  /** False when the case has a package already. */
  insert(record: EvidenceRecord): Promise<boolean>;
  find(caseId: CaseId): Promise<EvidenceRecord | null>;
  /** Packages after their retention. */
  expired(now: number, limit: number): Promise<readonly EvidenceRecord[]>;
  remove(caseId: CaseId): Promise<void>;
  begin(blob: PendingBlob): Promise<void>;
  settle(blobIds: readonly string[]): Promise<void>;
  leftovers(before: number, limit: number): Promise<readonly PendingBlob[]>;
}

const evidenceSchema = new Schema<EvidenceRecord>(
  {
    _id: { type: String, required: true },
    sealedAt: { type: Number, required: true },
    endedAt: { type: Number, required: true },
    keptUntil: { type: String, required: true },
    destroyAfter: { type: Number, required: true },
    relationContinues: { type: Boolean, required: true },
    wrappedKey: { type: Schema.Types.Mixed, required: true },
    manifest: { type: Schema.Types.Mixed, required: true },
    blobIds: { type: [String], required: true },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
).index({ relationContinues: 1, destroyAfter: 1 });

const pendingSchema = new Schema<PendingBlob>(
  {
    _id: { type: String, required: true },
    caseId: { type: String, required: true },
    startedAt: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
).index({ startedAt: 1 });

export interface EvidenceModels {
  readonly evidence: Model<EvidenceRecord>;
  readonly pending: Model<PendingBlob>;
}

/** Defines the collections of the vault, in its own database only. */
export function defineEvidenceModels(connection: Connection): EvidenceModels {
  return {
    evidence: connection.model<EvidenceRecord>('Evidence', evidenceSchema, 'evidence'),
    pending: connection.model<PendingBlob>('PendingBlob', pendingSchema, 'pending_blobs'),
  };
}

function restored(record: EvidenceRecord): EvidenceRecord {
  return { ...record, wrappedKey: toBytes(record.wrappedKey), manifest: toBytes(record.manifest) };
}

/** The keys of the vault's records, which are rewrapped when the vault's key changes. */
function wrappedKeys(evidence: EvidenceModels['evidence']): Pick<EvidenceRepository, 'page' | 'replace'> {
  return {
    page: async (after, limit) => {
      const query = evidence.find({ _id: { $gt: after } }).sort({ _id: 1 });
      const found = await query.limit(limit).lean<EvidenceRecord[]>().exec();
      return found.map(({ _id, wrappedKey }) => ({ id: _id, wrapped: toBytes(wrappedKey) }));
    },
    replace: async (caseId, wrapped) => {
      await evidence.updateOne({ _id: caseId }, { $set: { wrappedKey: Buffer.from(wrapped) } }).exec();
    },
  };
}

export function createMongoEvidenceRepository({ evidence, pending }: EvidenceModels): EvidenceRepository {
  return {
    insert: (record) =>
      unlessTaken(() =>
        evidence.create([
          { ...record, wrappedKey: Buffer.from(record.wrappedKey), manifest: Buffer.from(record.manifest) },
        ]),
      ),
    find: async (caseId) => {
      const found = await evidence.findOne({ _id: caseId }).lean<EvidenceRecord>().exec();
      return found === null ? null : restored(found);
    },
    expired: async (now, limit) => {
      const over = { relationContinues: false, destroyAfter: { $lte: now } };
      const query = evidence.find(over).sort({ destroyAfter: 1, _id: 1 });
      return (await query.limit(limit).lean<EvidenceRecord[]>().exec()).map(restored);
    },
    ...wrappedKeys(evidence),
    remove: async (caseId) => {
      await evidence.deleteOne({ _id: caseId }).exec();
    },
    begin: async (blob) => {
      await pending.create([blob]);
    },
    settle: async (blobIds) => {
      await pending.deleteMany({ _id: { $in: [...blobIds] } }).exec();
    },
    leftovers: (before, limit) => {
      const query = pending.find({ startedAt: { $lt: before } }).sort({ startedAt: 1, _id: 1 });
      return query.limit(limit).lean<PendingBlob[]>().exec();
    },
  };
}
