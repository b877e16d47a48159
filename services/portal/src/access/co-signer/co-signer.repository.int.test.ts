import mongoose, { type Connection } from 'mongoose';
import { createMongoCoSignerRepository, defineCoSignerModel } from './co-signer.repository.mongo.js';
import { coSignerSuite } from './testing/co-signer.repository.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('the links of co-signers on MongoDB', () => {
  let connection: Connection;
  let model: ReturnType<typeof defineCoSignerModel>;

  beforeAll(async () => {
    const options = { dbName: `kontor_test_co_signers_${process.pid}`, serverSelectionTimeoutMS: 5000 };
    connection = await mongoose.createConnection(uri, options).asPromise();
    model = defineCoSignerModel(connection);
    await model.createIndexes();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(coSignerSuite)('$name', async ({ run }) => {
    await model.deleteMany({});
    await expect(run(createMongoCoSignerRepository(model))).resolves.toBeUndefined();
  });
});
