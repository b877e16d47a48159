import { Schema } from 'mongoose';
import type { Model } from 'mongoose';
import { insertNew } from '../mongo/insert-new.js';
import { ensureIndexes } from '../mongo/mongo.js';
import type { Mongo } from '../mongo/mongo.js';
import type { EffectRecord, EffectRecords, EffectState, Lease } from './effect-records.js';

interface EffectDocument extends Omit<EffectRecord, 'key'> {
  _id: string;
}

export interface EffectCollection {
  /** Name of the collection (default `operations`). */
  readonly collection?: string;
  /** MongoDB deletes each record after its `expiresAt`; such records are not looked up by case. */
  readonly expires?: boolean;
}

const STATES: readonly EffectState[] = ['started', 'done', 'erased'];

function effectSchema(expires: boolean): Schema<EffectDocument> {
  const schema = new Schema<EffectDocument>(
    {
      _id: { type: String, required: true },
      requestHash: { type: String, default: '' },
      caseId: { type: String, default: '' },
      state: { type: String, required: true, enum: STATES },
      attempt: { type: Number, required: true },
      leaseOwner: { type: String, required: true },
      leaseUntil: { type: Date, required: true },
      result: { type: String, default: null },
      expiresAt: { type: Date, default: null },
    },
    { versionKey: false },
  );
  return expires ? schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }) : schema.index({ caseId: 1 });
}

/** Effects in one collection of the service's database. Creates its index when the connection opens. */
export function createMongoEffectRecords(
  mongo: Mongo,
  { collection = 'operations', expires = false }: EffectCollection = {},
): EffectRecords {
  const effects = mongo.connection.model<EffectDocument>(`Effect:${collection}`, effectSchema(expires), collection);
  mongo.onConnected(() => ensureIndexes([effects]));
  const owned = ({ key, owner }: Lease) => ({ _id: key, state: 'started' as const, leaseOwner: owner });
  return {
    insert: ({ key, ...record }) => insertNew(effects, { _id: key, ...record }),
    find: async (key) => toRecord(await effects.findById(key).lean<EffectDocument>()),
    takeOver: (lease, times) => takeOver(effects, lease, times),
    extend: async (lease, until) =>
      (await effects.updateOne(owned(lease), { $set: { leaseUntil: until } })).matchedCount === 1,
    complete: async (lease, result) =>
      (await effects.updateOne(owned(lease), { $set: { state: 'done', result } })).matchedCount === 1,
    release: async (lease, now) => {
      await effects.updateOne(owned(lease), { $set: { leaseUntil: now } });
    },
    discard: async (lease) => {
      await effects.deleteOne(owned(lease));
    },
    eraseCase: async (caseId) => {
      const kept = { caseId, state: { $in: ['started', 'done'] satisfies EffectState[] } };
      return (await effects.updateMany(kept, { $set: { state: 'erased', result: null } })).matchedCount;
    },
    discardCase: async (caseId) => (await effects.deleteMany({ caseId })).deletedCount,
  };
}

async function takeOver(
  effects: Model<EffectDocument>,
  { key, owner }: Lease,
  { now, until }: { now: Date; until: Date },
): Promise<EffectRecord | undefined> {
  const taken = await effects
    .findOneAndUpdate(
      { _id: key, state: 'started', leaseUntil: { $lte: now } },
      { $set: { leaseOwner: owner, leaseUntil: until }, $inc: { attempt: 1 } },
      { returnDocument: 'after' },
    )
    .lean<EffectDocument>();
  return toRecord(taken);
}

function toRecord(document: EffectDocument | null): EffectRecord | undefined {
  if (document === null) return undefined;
  const { _id, ...record } = document;
  return { key: _id, ...record };
}
