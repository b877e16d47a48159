import { isDuplicateKey } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { SettingDocument, SettingRepository } from './setting.repository.js';

const settingSchema = new Schema<SettingDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    json: { type: String, required: true },
    changedAt: { type: Number, required: true },
    changedBy: { type: String, default: '' },
    previous: { type: [Schema.Types.Mixed], required: true },
  },
  { versionKey: false, strict: 'throw', strictQuery: false, autoIndex: false },
);

export function defineSettingModel(connection: Connection): Model<SettingDocument> {
  return connection.model<SettingDocument>('Setting', settingSchema, 'settings');
}

/** Maximum number of settings. */
const maxSettings = 1000;

export function createMongoSettingRepository(model: Model<SettingDocument>): SettingRepository {
  return {
    all: () => model.find({}).sort({ _id: 1 }).limit(maxSettings).lean<SettingDocument[]>().exec(),
    find: (name) => model.findOne({ _id: name }).lean<SettingDocument>().exec(),
    insert: async (document) => {
      try {
        await model.create([document]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    replace: async (name, version, { _id: _same, ...change }) => {
      const after = await model
        .findOneAndUpdate({ _id: name, version }, { $set: change }, { returnDocument: 'after' })
        .lean()
        .exec();
      return after !== null;
    },
    remove: async (name) => (await model.deleteOne({ _id: name }).exec()).deletedCount === 1,
  };
}
