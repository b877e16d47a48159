import mongoose, { type Connection } from 'mongoose';
import { createMongoApprovalRepository, defineApprovalModel } from './approval.repository.mongo.js';
import { approvalSuite } from './testing/approval.repository.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('the approvals on MongoDB', () => {
  let connection: Connection;
  let model: ReturnType<typeof defineApprovalModel>;

  beforeAll(async () => {
    const dbName = `kontor_test_approvals_${process.pid}`;
    connection = await mongoose
      .createConnection(uri, { dbName, serverSelectionTimeoutMS: 5000, autoCreate: false })
      .asPromise();
    model = defineApprovalModel(connection);
    await model.createIndexes();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(approvalSuite)('$name', async ({ run }) => {
    await expect(run(createMongoApprovalRepository(model))).resolves.toBeUndefined();
  });
});
