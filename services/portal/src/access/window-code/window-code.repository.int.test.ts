import mongoose, { type Connection } from 'mongoose';
import { windowCodeSuite } from './testing/window-code.repository.suite.js';
import { createMongoWindowCodeRepository, defineWindowCodeModel } from './window-code.repository.mongo.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('window codes on MongoDB', () => {
  let connection: Connection;
  let model: ReturnType<typeof defineWindowCodeModel>;

  beforeAll(async () => {
    const options = { dbName: `kontor_test_window_code_${process.pid}`, serverSelectionTimeoutMS: 5000 };
    connection = await mongoose.createConnection(uri, options).asPromise();
    model = defineWindowCodeModel(connection);
    await model.createIndexes();
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(windowCodeSuite)('$name', async ({ run }) => {
    await model.deleteMany({});
    await expect(run(createMongoWindowCodeRepository(model))).resolves.toBeUndefined();
  });
});
