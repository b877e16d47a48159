import { type Connection, type Model, Schema } from 'mongoose';
import type { FeatureStore, ProviderFeatures } from './provider-features.js';

interface FeatureRecord {
  readonly _id: string;
  readonly features: ProviderFeatures;
}

/** There is one record. */
const id = 'known';

const feature = { _id: false, active: { type: Boolean, required: true } } as const;
const featuresSchema = new Schema<ProviderFeatures>(
  {
    companyCheck: {
      ...feature,
      economyReportShort: { type: Boolean, required: true },
      creditChecks: { type: Boolean, required: true },
    },
    coreBanking: feature,
    identityOnboarding: feature,
  },
  { _id: false },
);
const recordSchema = new Schema<FeatureRecord>(
  { _id: { type: String, required: true }, features: { type: featuresSchema, required: true } },
  { versionKey: false, strict: true, autoIndex: false },
);

export function defineFeatureModel(connection: Connection): Model<FeatureRecord> {
  return connection.model<FeatureRecord>('ProviderFeatures', recordSchema, 'provider_features');
}

export function createMongoFeatureStore(model: Model<FeatureRecord>): FeatureStore {
  return {
    load: async () => (await model.findById(id).lean<FeatureRecord>().exec())?.features ?? null,
    save: async (features) => {
      await model.updateOne({ _id: id }, { $set: { features } }, { upsert: true }).exec();
    },
  };
}
