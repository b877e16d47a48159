import type { CaseId } from '@kontor/domain/case/case-id';
import type { FindingKind } from '@kontor/domain/finding/finding-content';
import type { PersonId } from '@kontor/domain/person/person-id';
import { insertNew } from '@kontor/platform/mongo/insert-new';
import { Schema, type Connection, type Model } from 'mongoose';
import { toBytes } from './bytes.js';

/** A result about a case that may contain personal data: sealed under the case's key, referenced by its id. */
export interface StoredFinding {
  /** `<caseId>/<findingId>`. */
  readonly _id: string;
  readonly caseId: CaseId;
  readonly kind: FindingKind;
  readonly personId: PersonId | null;
  readonly recordedAt: number;
  readonly sealed: Uint8Array;
}

export interface FindingRepository {
  /** False when the finding exists already; the first one is kept. */
  insert(finding: StoredFinding): Promise<boolean>;
  find(id: string): Promise<StoredFinding | null>;
  /** Those of some kinds or of all, oldest first, at most a thousand. */
  ofCase(caseId: CaseId, kinds?: readonly FindingKind[]): Promise<readonly StoredFinding[]>;
  erase(caseId: CaseId): Promise<void>;
}

const findingSchema = new Schema<StoredFinding>(
  {
    _id: { type: String, required: true },
    caseId: { type: String, required: true },
    kind: { type: String, required: true },
    personId: { type: String, default: null },
    recordedAt: { type: Number, required: true },
    sealed: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
).index({ caseId: 1, recordedAt: 1, _id: 1 });

export function defineFindingModel(connection: Connection): Model<StoredFinding> {
  return connection.model<StoredFinding>('Finding', findingSchema, 'findings');
}

export const maxFindings = 1000;

export function createMongoFindingRepository(model: Model<StoredFinding>): FindingRepository {
  const restored = (finding: StoredFinding): StoredFinding => ({ ...finding, sealed: toBytes(finding.sealed) });
  return {
    insert: (finding) => insertNew(model, { ...finding, sealed: Buffer.from(finding.sealed) }),
    find: async (id) => {
      const found = await model.findOne({ _id: id }).lean<StoredFinding>().exec();
      return found === null ? null : restored(found);
    },
    ofCase: async (caseId, kinds) => {
      const found = await model
        .find({ caseId, ...(kinds === undefined ? {} : { kind: { $in: [...kinds] } }) })
        .sort({ recordedAt: 1, _id: 1 })
        .limit(maxFindings)
        .lean<StoredFinding[]>()
        .exec();
      return found.map(restored);
    },
    erase: async (caseId) => {
      await model.deleteMany({ caseId }).exec();
    },
  };
}
