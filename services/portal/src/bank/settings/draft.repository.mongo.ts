import { unlessTaken } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { DraftRepository, StoredDraft } from './draft.repository.js';

const options = { versionKey: false, strict: 'throw', strictQuery: false, autoIndex: false } as const;
const draftSchema = new Schema<StoredDraft>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    values: {
      type: [new Schema({ name: String, json: String }, { _id: false, strict: 'throw' })],
      required: true,
    },
    basedOn: { type: Number, required: true },
    at: { type: Number, required: true },
    by: { type: String, required: true },
  },
  options,
);

export function defineDraftModel(connection: Connection): Model<StoredDraft> {
  return connection.model<StoredDraft>('SettingsDraft', draftSchema, 'settings_drafts');
}

export function createMongoDraftRepository(drafts: Model<StoredDraft>): DraftRepository {
  return {
    all: () => drafts.find({}).sort({ _id: 1 }).lean<StoredDraft[]>().exec(),
    find: (name) => drafts.findOne({ _id: name }).lean<StoredDraft>().exec(),
    save: async (draft, before) => {
      if (before === 0) return unlessTaken(() => drafts.create([draft]));
      const { _id, ...fields } = draft;
      return (await drafts.updateOne({ _id, revision: before }, { $set: fields }).exec()).modifiedCount === 1;
    },
    remove: async (name, revision) => (await drafts.deleteOne({ _id: name, revision }).exec()).deletedCount === 1,
  };
}
