import mongoose, { type Connection } from 'mongoose';
import { actRepositorySuite } from './testing/act.repository.suite.js';
import { createMongoActRepository, defineActModel } from './act.repository.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('acts on MongoDB', () => {
  let connection: Connection;
  let model: ReturnType<typeof defineActModel>;

  beforeAll(async () => {
    const options = { dbName: `kontor_test_acts_${process.pid}`, serverSelectionTimeoutMS: 5000, autoCreate: false };
    connection = await mongoose.createConnection(uri, options).asPromise();
    model = defineActModel(connection);
    await model.createIndexes();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(actRepositorySuite)('$name', async ({ run }) => {
    await model.deleteMany({});
    await expect(run(createMongoActRepository(model))).resolves.toBeUndefined();
  });
});
