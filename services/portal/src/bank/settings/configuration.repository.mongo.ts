import { unlessTaken } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type {
  ConfigurationRepository,
  ConfigurationVersion,
  ListedVersion,
  StoredConfiguration,
} from './configuration.repository.js';

interface ConfigurationDocument extends StoredConfiguration {
  readonly _id: string;
}

/** A setting as builds without versions stored it. */
interface EarlierSetting {
  readonly _id: string;
  readonly json: string;
}

const options = { versionKey: false, strict: 'throw', strictQuery: false, autoIndex: false } as const;
const change = new Schema(
  { name: String, before: { type: String, default: null }, after: { type: String, default: null } },
  { _id: false, strict: 'throw' },
);
const versionShape = {
  at: { type: Number, required: true },
  by: { type: String, default: '' },
  confirmedBy: { type: String, default: '' },
  reason: { type: String, default: '' },
  changes: { type: [change], required: true },
} as const;
const setting = new Schema(
  { name: String, version: Number, json: { type: String, default: null } },
  { _id: false, strict: 'throw' },
);
const configurationSchema = new Schema<ConfigurationDocument>(
  {
    _id: { type: String, required: true },
    settings: { type: [setting], required: true },
    newest: { type: new Schema({ _id: Number, ...versionShape }, { strict: 'throw' }), required: true },
  },
  options,
);
const versionSchema = new Schema<ConfigurationVersion>(
  { _id: { type: Number, required: true }, ...versionShape },
  options,
);
const earlierSchema = new Schema<EarlierSetting>({ _id: String, json: String }, { ...options, strict: false });

export interface ConfigurationModels {
  readonly configurations: Model<ConfigurationDocument>;
  readonly versions: Model<ConfigurationVersion>;
  readonly earlier: Model<EarlierSetting>;
}

export function defineConfigurationModels(connection: Connection): ConfigurationModels {
  return {
    configurations: connection.model<ConfigurationDocument>('Configuration', configurationSchema, 'configurations'),
    versions: connection.model<ConfigurationVersion>('SettingsVersion', versionSchema, 'settings_versions'),
    earlier: connection.model<EarlierSetting>('Setting', earlierSchema, 'settings'),
  };
}

/** The installation has one bank. */
const bank = 'bank';
/** The fields of a version in lists. */
const listed = { at: 1, by: 1, confirmedBy: 1, reason: 1, 'changes.name': 1 } as const;

export function createMongoConfigurationRepository(models: ConfigurationModels): ConfigurationRepository {
  const { configurations, versions, earlier } = models;
  return {
    find: () => configurations.findOne({ _id: bank }).lean<StoredConfiguration>().exec(),
    insert: async (configuration) => unlessTaken(() => configurations.create([{ _id: bank, ...configuration }])),
    replace: async ({ settings, newest }) => {
      const before = { _id: bank, 'newest._id': newest._id - 1 };
      const { modifiedCount } = await configurations.updateOne(before, { $set: { settings, newest } }).exec();
      return modifiedCount === 1;
    },
    keep: async (version) => void (await unlessTaken(() => versions.create([version]))),
    keptBefore: (number, limit) => {
      const before = versions.find({ _id: { $lt: number } }).sort({ _id: -1 });
      return before.limit(limit).lean<ConfigurationVersion[]>().exec();
    },
    listedBefore: (number, limit) => {
      const before = versions.find({ _id: { $lt: number } }, listed).sort({ _id: -1 });
      return before.limit(limit).lean<ListedVersion[]>().exec();
    },
    kept: (number) => versions.findOne({ _id: number }).lean<ConfigurationVersion>().exec(),
    earlierSettings: async () => {
      const stored = await earlier.find({}).sort({ _id: 1 }).lean<EarlierSetting[]>().exec();
      return stored.map(({ _id: name, json }) => ({ name, json }));
    },
  };
}
