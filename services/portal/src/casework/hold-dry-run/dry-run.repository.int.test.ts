import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import mongoose, { type Connection } from 'mongoose';
import { createMongoDryRunRepository, defineDryRunModels, type DryRunModels } from './dry-run.repository.mongo.js';
import { dryRunSuite } from './testing/dry-run.repository.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('dry runs on MongoDB', () => {
  let connection: Connection;
  let models: DryRunModels;

  beforeAll(async () => {
    mongoose.set('strictQuery', 'throw');
    const dbName = `kontor_test_dry_runs_${process.pid}`;
    connection = await mongoose
      .createConnection(uri, { dbName, serverSelectionTimeoutMS: 5000, autoCreate: false })
      .asPromise();
    models = defineDryRunModels(connection);
    await ensureIndexes([models.runs, models.cases]);
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(dryRunSuite)('$name', async ({ run }) => {
    await models.runs.deleteMany({});
    await models.cases.deleteMany({});
    await expect(run(createMongoDryRunRepository(models))).resolves.toBeUndefined();
  });

  it.each(['runs', 'cases'] as const)('removes %s by itself at their time', async (name) => {
    const indexes = await models[name].collection.indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { removeAt: 1 }, expireAfterSeconds: 0 }));
  });
});
