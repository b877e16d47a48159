import mongoose, { type Connection } from 'mongoose';
import { createMongoFeatureStore, defineFeatureModel } from './provider-features.repository.js';
import { unknownFeatures } from './provider-features.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('known features of providers on MongoDB', () => {
  let connection: Connection;

  beforeAll(async () => {
    const options = {
      dbName: `kontor_test_features_${process.pid}`,
      serverSelectionTimeoutMS: 5000,
      autoCreate: false,
    };
    connection = await mongoose.createConnection(uri, options).asPromise();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('are none at first, then those that were saved last', async () => {
    const store = createMongoFeatureStore(defineFeatureModel(connection));
    expect(await store.load()).toBeNull();
    const known = { ...unknownFeatures, companyCheck: { active: true, economyReportShort: true, creditChecks: false } };
    await store.save(unknownFeatures);
    await store.save(known);
    expect(await store.load()).toEqual(known);
  });
});
