import mongoose, { type Connection } from 'mongoose';
import { type AuditModels, createMongoAuditLogRepository, defineAuditModels } from './audit-log.repository.mongo.js';
import { auditLogRepositorySuite } from './testing/audit-log.repository.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('audit log on MongoDB', () => {
  let connection: Connection;
  let models: AuditModels;

  beforeAll(async () => {
    mongoose.set('strictQuery', 'throw');
    const dbName = `kontor_test_audit_${process.pid}`;
    connection = await mongoose
      .createConnection(uri, { dbName, serverSelectionTimeoutMS: 5000, autoCreate: false })
      .asPromise();
    models = defineAuditModels(connection);
    for (const model of Object.values(models)) await model.createIndexes();
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(auditLogRepositorySuite)('$name', async ({ run }) => {
    await Promise.all([models.queue.deleteMany({}), models.log.deleteMany({}), models.lease.deleteMany({})]);
    await expect(run(createMongoAuditLogRepository(models))).resolves.toBeUndefined();
  });
});
