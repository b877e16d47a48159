import mongoose, { type Connection } from 'mongoose';
import { accessRepositoriesContract } from './access.repository.contract.js';
import { createMongoApplicantRepository, defineApplicantModels } from './applicant.repository.mongo.js';
import { createMongoRateCounter, defineRateModel } from './rate-counter.js';
import { createMongoSessionRepository, defineSessionModel } from './session.repository.mongo.js';
import { createMongoStaffRepository, defineStaffModel } from './staff.repository.mongo.js';
import { createMongoTicketRepository, defineTicketModel } from './ticket.repository.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

function modelsOn(connection: Connection) {
  const { applicants, counters } = defineApplicantModels(connection);
  return {
    applicants,
    counters,
    staff: defineStaffModel(connection),
    sessions: defineSessionModel(connection),
    tickets: defineTicketModel(connection),
    rates: defineRateModel(connection),
  };
}

describe('access on MongoDB', () => {
  let connection: Connection;
  let models: ReturnType<typeof modelsOn>;

  beforeAll(async () => {
    const options = { dbName: `kontor_test_access_${process.pid}`, serverSelectionTimeoutMS: 5000 };
    connection = await mongoose.createConnection(uri, options).asPromise();
    models = modelsOn(connection);
    for (const model of Object.values(models)) await model.createIndexes();
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(accessRepositoriesContract)('$name', async ({ run }) => {
    await Promise.all(
      Object.values(models).map((model: { deleteMany: (filter: object) => PromiseLike<unknown> }) =>
        model.deleteMany({}),
      ),
    );
    const { applicants, counters, staff, sessions, tickets, rates } = models;
    const repositories = {
      applicants: createMongoApplicantRepository({ applicants, counters }),
      staff: createMongoStaffRepository(staff),
      sessions: createMongoSessionRepository(sessions),
      tickets: createMongoTicketRepository(tickets),
      counter: createMongoRateCounter(rates),
    };
    await expect(run(repositories)).resolves.toBeUndefined();
  });
});
