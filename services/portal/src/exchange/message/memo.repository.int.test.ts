import mongoose, { type Connection } from 'mongoose';
import { memoRepositorySuite } from './testing/memo.repository.suite.js';
import { createMongoMemoRepository, defineMemoModel } from './memo.repository.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('memos on MongoDB', () => {
  let connection: Connection;
  let model: ReturnType<typeof defineMemoModel>;

  beforeAll(async () => {
    const options = { dbName: `kontor_test_memos_${process.pid}`, serverSelectionTimeoutMS: 5000, autoCreate: false };
    connection = await mongoose.createConnection(uri, options).asPromise();
    model = defineMemoModel(connection);
    await model.createIndexes();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(memoRepositorySuite)('$name', async ({ run }) => {
    await model.deleteMany({});
    await expect(run(createMongoMemoRepository(model))).resolves.toBeUndefined();
  });
});
