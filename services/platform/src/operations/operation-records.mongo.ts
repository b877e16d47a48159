import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { ensureIndexes, isDuplicateKey } from '../mongo/mongo.js';
import type { Mongo } from '../mongo/mongo.js';
import type { Lease, OperationRecord, OperationRecords, OperationState } from './operation-records.js';

interface OperationDocument extends Omit<OperationRecord, 'key'> {
  _id: string;
}

const STATES: readonly OperationState[] = ['started', 'done', 'erased'];

const operationSchema = new Schema<OperationDocument>(
  {
    _id: { type: String, required: true },
    requestHash: { type: String, required: true },
    caseId: { type: String, required: true },
    state: { type: String, required: true, enum: STATES },
    attempt: { type: Number, required: true },
    leaseOwner: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    result: { type: String, default: null },
  },
  { collection: 'operations', versionKey: false },
).index({ caseId: 1 });

function modelOn(connection: Connection): Model<OperationDocument> {
  return connection.models['Operation'] ?? connection.model<OperationDocument>('Operation', operationSchema);
}

/** Operations in the collection `operations` of the service's database. Creates its index when the connection opens. */
export function createMongoOperationRecords(mongo: Mongo): OperationRecords {
  const operations = modelOn(mongo.connection);
  mongo.onConnected(() => ensureIndexes([operations]));
  const owned = ({ key, owner }: Lease) => ({ _id: key, state: 'started' as const, leaseOwner: owner });
  return {
    insert: (record) => insert(operations, record),
    find: async (key) => toRecord(await operations.findById(key).lean()),
    takeOver: async ({ key, owner }, { now, until }) =>
      toRecord(
        await operations
          .findOneAndUpdate(
            { _id: key, state: 'started', leaseUntil: { $lte: now } },
            { $set: { leaseOwner: owner, leaseUntil: until }, $inc: { attempt: 1 } },
            { returnDocument: 'after' },
          )
          .lean(),
      ),
    extend: async (lease, until) =>
      (await operations.updateOne(owned(lease), { $set: { leaseUntil: until } })).matchedCount === 1,
    complete: async (lease, result) =>
      (await operations.updateOne(owned(lease), { $set: { state: 'done', result } })).matchedCount === 1,
    release: async (lease, now) => {
      await operations.updateOne(owned(lease), { $set: { leaseUntil: now } });
    },
    eraseCase: async (caseId) =>
      (
        await operations.updateMany(
          { caseId, state: { $in: ['started', 'done'] } },
          { $set: { state: 'erased', result: null } },
        )
      ).matchedCount,
  };
}

async function insert(operations: Model<OperationDocument>, { key, ...record }: OperationRecord): Promise<boolean> {
  try {
    await operations.create({ _id: key, ...record });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function toRecord(document: OperationDocument | null): OperationRecord | undefined {
  if (document === null) return undefined;
  const { _id, ...record } = document;
  return { key: _id, ...record };
}
