import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { ensureIndexes, isDuplicateKey } from '@kontor/platform/mongo/mongo';
import type { Mongo } from '@kontor/platform/mongo/mongo';
import { Schema } from 'mongoose';
import type { Model } from 'mongoose';
import type { CasePerson, IdentityCase, IdentityCases, ProviderObject, ProviderObjectKind } from './identity-case.js';

interface CaseDocument {
  _id: string;
  version: number;
  state: IdentityCase['state'];
  persons: CasePerson[];
}

interface ObjectDocument {
  _id: string;
  caseId: CaseId;
  kind: ProviderObjectKind;
  providerId: string;
  personId: PersonId | null;
  version: number;
}

const caseSchema = new Schema<CaseDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    state: { type: String, required: true, enum: ['open', 'checks_cancelled', 'cancelled'] },
    persons: {
      type: [new Schema<CasePerson>({ personId: String, required: Boolean }, { _id: false })],
      required: true,
    },
  },
  { versionKey: false },
);

const objectSchema = new Schema<ObjectDocument>(
  {
    _id: { type: String, required: true },
    caseId: { type: String, required: true },
    kind: { type: String, required: true },
    providerId: { type: String, required: true },
    personId: { type: String, default: null },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);
objectSchema.index({ caseId: 1, _id: 1 });

/** Cases and provider references in MongoDB, each with its natural key. */
export function createIdentityCases(mongo: Mongo): IdentityCases {
  const Cases = mongo.connection.model<CaseDocument>('IdentityCase', caseSchema, 'identity_cases');
  const Objects = mongo.connection.model<ObjectDocument>('ProviderObject', objectSchema, 'provider_objects');
  mongo.onConnected(() => ensureIndexes([Objects]));
  return {
    ...casesIn(Cases),
    ...objectsIn(Objects),
    async erase(caseId) {
      await Objects.deleteMany({ caseId });
      await Cases.deleteOne({ _id: caseId });
    },
  };
}

function casesIn(Cases: Model<CaseDocument>): Pick<IdentityCases, 'find' | 'upsert' | 'cancel' | 'cancelChecks'> {
  const find = async (caseId: CaseId): Promise<IdentityCase | null> => {
    const found = await Cases.findById(caseId).lean();
    if (found === null) return null;
    const { version, state, persons } = found;
    return { caseId, version, state, persons };
  };
  return {
    find,
    async upsert({ caseId, version, persons }) {
      const older = { _id: caseId, version: { $lt: version } };
      const opened = { $set: { version, persons: [...persons] }, $setOnInsert: { state: 'open' as const } };
      // A duplicate key means that a newer or equal version is stored, which is kept.
      await upsert(() => Cases.updateOne(older, opened, { upsert: true }));
      return (await find(caseId)) ?? { caseId, version, state: 'open', persons };
    },
    async cancel(caseId) {
      const started = { version: 0, persons: [] };
      const cancelled = { $set: { state: 'cancelled' as const }, $setOnInsert: started };
      await upsert(() => Cases.updateOne({ _id: caseId }, cancelled, { upsert: true }));
    },
    async cancelChecks(caseId) {
      await Cases.updateOne({ _id: caseId, state: 'open' }, { $set: { state: 'checks_cancelled' } });
    },
  };
}

function objectsIn(Objects: Model<ObjectDocument>): Pick<IdentityCases, 'storeObject' | 'object' | 'objects'> {
  return {
    async storeObject({ reference, ...object }) {
      await upsert(() => Objects.updateOne({ _id: reference }, { $set: object }, { upsert: true }));
    },
    async object(reference) {
      const found = await Objects.findById(reference).lean();
      return found === null ? null : objectOf(found);
    },
    async objects(caseId) {
      const found = await Objects.find({ caseId }).sort({ _id: 1 }).lean();
      return found.map(objectOf);
    },
  };
}

function objectOf({ _id, ...object }: ObjectDocument): ProviderObject {
  return { reference: _id, ...object };
}

/** Of two concurrent upserts one may fail with a duplicate key; its repeat finds the document. */
async function upsert(write: () => Promise<unknown>): Promise<void> {
  for (const attempt of [1, 2]) {
    try {
      await write();
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (attempt === 2) return;
    }
  }
}
