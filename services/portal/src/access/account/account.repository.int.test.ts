import mongoose, { type Connection } from 'mongoose';
import { createMongoApplicantRepository, defineApplicantModel } from './applicant.repository.mongo.js';
import { createMongoStaffRepository, defineStaffModel } from './staff.repository.mongo.js';
import { accountSuite } from './testing/account.repository.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

function modelsOn(connection: Connection) {
  return {
    applicants: defineApplicantModel(connection),
    staff: defineStaffModel(connection),
  };
}

describe('account repositories on MongoDB', () => {
  let connection: Connection;
  let models: ReturnType<typeof modelsOn>;

  beforeAll(async () => {
    const options = { dbName: `kontor_test_account_${process.pid}`, serverSelectionTimeoutMS: 5000 };
    connection = await mongoose.createConnection(uri, options).asPromise();
    models = modelsOn(connection);
    for (const model of Object.values(connection.models)) await model.createIndexes();
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(accountSuite)('$name', async ({ run }) => {
    for (const model of Object.values(connection.models)) await model.deleteMany({});
    const repositories = {
      applicants: createMongoApplicantRepository(models.applicants),
      staff: createMongoStaffRepository(models.staff),
    };
    await expect(run(repositories)).resolves.toBeUndefined();
  });
});
