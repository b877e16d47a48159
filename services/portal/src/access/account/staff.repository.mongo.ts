import { unlessTaken } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model, type QueryFilter } from 'mongoose';
import { noFactors } from './staff-factors.js';
import type { StaffDocument, StaffRepository } from './staff.repository.js';

const anything = Schema.Types.Mixed;

const staffSchema = new Schema<StaffDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    accountId: { type: String, required: true },
    username: { type: String, required: true },
    salutation: { type: String, required: true },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    roles: { type: [String], required: true },
    passwordHash: { type: String, default: '' },
    createdAt: { type: Number, required: true },
    verifiedAt: { type: Number, required: true },
    suspended: { type: Boolean, required: true },
    lastLoginAt: { type: Number, default: 0 },
    invitedAt: { type: Number, required: true },
    passwordLink: { type: anything, required: true },
    sessionEpoch: { type: Number, required: true },
    loginCode: { type: anything, required: true },
    failures: { type: Number, required: true },
    factors: { type: anything, default: noFactors },
    outbox: { type: [anything], required: true },
    mailCount: { type: Number, required: true },
    changedBy: { type: [anything], default: [] },
    releasing: { type: anything, default: null },
  },
  { versionKey: false, minimize: false, strict: 'throw', strictQuery: false, autoIndex: false },
)
  .index({ accountId: 1 }, { unique: true })
  .index({ 'passwordLink.hash': 1 })
  .index({ 'outbox.dueAt': 1 })
  .index({ 'releasing.since': 1 });

/** Defines the collection; the connection may open later. */
export function defineStaffModel(connection: Connection): Model<StaffDocument> {
  return connection.model<StaffDocument>('Staff', staffSchema, 'staff');
}

/** Accounts from before the introduction of these fields have none. */
const added: Pick<StaffDocument, 'changedBy' | 'releasing' | 'factors' | 'lastLoginAt'> = {
  changedBy: [],
  releasing: null,
  factors: noFactors,
  lastLoginAt: 0,
};

export function createMongoStaffRepository(model: Model<StaffDocument>): StaffRepository {
  const findOne = async (filter: QueryFilter<StaffDocument>): Promise<StaffDocument | null> => {
    const found = await model.findOne(filter).lean<StaffDocument>().exec();
    return found === null ? null : { ...added, ...found };
  };
  /** A limit of 0 is none. */
  const findMany = async (filter: QueryFilter<StaffDocument>, limit: number): Promise<StaffDocument[]> => {
    const found = await model.find(filter).sort({ _id: 1 }).limit(limit).lean<StaffDocument[]>().exec();
    return found.map((one) => ({ ...added, ...one }));
  };
  return {
    find: (nameHash) => findOne({ _id: nameHash }),
    findByAccount: (accountId) => findOne({ accountId }),
    findByLink: (linkHash) => (linkHash === '' ? Promise.resolve(null) : findOne({ 'passwordLink.hash': linkHash })),
    insert: (document) => unlessTaken(() => model.create([document])),
    change: async (nameHash, version, change) => {
      const after = await model
        .findOneAndUpdate(
          { _id: nameHash, version },
          { $set: change, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .exec();
      return after !== null;
    },
    remove: async (nameHash, version) => (await model.deleteOne({ _id: nameHash, version }).exec()).deletedCount === 1,
    withRole: (role, limit) => findMany({ roles: role }, limit),
    withDueMail: (now, limit) => findMany({ 'outbox.dueAt': { $lte: now } }, limit),
    all: () => findMany({}, 0),
    releasing: (limit) => findMany({ 'releasing.since': { $gt: 0 } }, limit),
  };
}
