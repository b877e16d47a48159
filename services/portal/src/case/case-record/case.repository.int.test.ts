import mongoose, { type Connection } from 'mongoose';
import { frozenRepositorySuite } from '../../applicant/application/testing/frozen.repository.suite.js';
import { createMongoFrozenRepository, defineFrozenModel } from '../../applicant/application/frozen.repository.js';
import { caseKeyRepositorySuite } from './testing/case-keys.repository.suite.js';
import { createMongoCaseKeyRepository, defineCaseKeyModel } from './case-keys.repository.js';
import { caseRepositorySuite } from './testing/case.repository.suite.js';
import { createMongoCaseRepository, defineCaseModel } from './case.repository.mongo.js';
import { findingRepositorySuite } from './testing/finding.repository.suite.js';
import { createMongoFindingRepository, defineFindingModel } from './finding.repository.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('repositories on MongoDB', () => {
  let connection: Connection;
  let models: ReturnType<typeof modelsOn>;

  function modelsOn(on: Connection) {
    return {
      cases: defineCaseModel(on),
      findings: defineFindingModel(on),
      keys: defineCaseKeyModel(on),
      frozen: defineFrozenModel(on),
    };
  }

  beforeAll(async () => {
    mongoose.set('strictQuery', 'throw');
    const dbName = `kontor_test_cases_${process.pid}`;
    connection = await mongoose
      .createConnection(uri, { dbName, serverSelectionTimeoutMS: 5000, autoCreate: false })
      .asPromise();
    models = modelsOn(connection);
    for (const model of Object.values(models)) await model.createIndexes();
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(caseRepositorySuite)('cases: $name', async ({ run }) => {
    await models.cases.deleteMany({});
    await expect(run(createMongoCaseRepository(models.cases))).resolves.toBeUndefined();
  });

  it.each(findingRepositorySuite)('findings: $name', async ({ run }) => {
    await models.findings.deleteMany({});
    await expect(run(createMongoFindingRepository(models.findings))).resolves.toBeUndefined();
  });

  it.each(caseKeyRepositorySuite)('keys: $name', async ({ run }) => {
    await models.keys.deleteMany({});
    await expect(run(createMongoCaseKeyRepository(models.keys))).resolves.toBeUndefined();
  });

  it.each(frozenRepositorySuite)('frozen versions: $name', async ({ run }) => {
    await models.frozen.deleteMany({});
    await expect(run(createMongoFrozenRepository(models.frozen))).resolves.toBeUndefined();
  });
});
