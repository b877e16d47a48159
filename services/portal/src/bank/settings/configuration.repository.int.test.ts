import mongoose, { type Connection } from 'mongoose';
import { createMongoConfigurationRepository, defineConfigurationModels } from './configuration.repository.mongo.js';
import { takeOverEarlierSettings } from './load-settings.js';
import { createMongoDraftRepository, defineDraftModel } from './draft.repository.mongo.js';
import { configurationSuite } from './testing/configuration.repository.suite.js';
import { draftSuite } from './testing/draft.repository.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('the configuration on MongoDB', () => {
  let connection: Connection;
  let drafts: ReturnType<typeof defineDraftModel>;
  let models: ReturnType<typeof defineConfigurationModels>;

  beforeAll(async () => {
    const dbName = `kontor_test_configuration_${process.pid}`;
    connection = await mongoose
      .createConnection(uri, { dbName, serverSelectionTimeoutMS: 5000, autoCreate: false })
      .asPromise();
    models = defineConfigurationModels(connection);
    drafts = defineDraftModel(connection);
  });
  beforeEach(async () => {
    for (const model of Object.values(connection.models)) await model.deleteMany({});
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(configurationSuite)('$name', async ({ run }) => {
    await expect(run(createMongoConfigurationRepository(models))).resolves.toBeUndefined();
  });

  it.each(draftSuite)('drafts: $name', async ({ run }) => {
    await expect(run(createMongoDraftRepository(drafts))).resolves.toBeUndefined();
  });

  it('takes over what an earlier build stored, once', async () => {
    const stored = { version: 3, changedAt: 1, changedBy: 'a', previous: [] };
    await connection.collection<{ _id: string; json: string }>('settings').insertMany([
      { _id: 'bankName', json: '"Musterbank eG"', ...stored },
      { _id: 'askCrsType', json: 'true', ...stored },
    ]);
    const repository = createMongoConfigurationRepository(models);
    expect(await takeOverEarlierSettings(repository, () => 7)).toBe(2);
    expect(await takeOverEarlierSettings(repository, () => 8)).toBe(0);
    const found = await repository.find();
    expect(found?.settings).toEqual([
      { name: 'askCrsType', version: 1, json: 'true' },
      { name: 'bankName', version: 1, json: '"Musterbank eG"' },
    ]);
    expect([found?.newest._id, found?.newest.at]).toEqual([1, 7]);
  });
});
