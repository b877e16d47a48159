import mongoose, { type Connection } from 'mongoose';
import { createMongoSessionRepository, defineSessionModel } from './session.repository.mongo.js';
import { sessionSuite } from './testing/session.repository.suite.js';
import { createMongoTicketRepository, defineTicketModel } from './ticket.repository.mongo.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

function modelsOn(connection: Connection) {
  return { sessions: defineSessionModel(connection), tickets: defineTicketModel(connection) };
}

describe('session repositories on MongoDB', () => {
  let connection: Connection;
  let models: ReturnType<typeof modelsOn>;

  beforeAll(async () => {
    const options = { dbName: `kontor_test_session_${process.pid}`, serverSelectionTimeoutMS: 5000 };
    connection = await mongoose.createConnection(uri, options).asPromise();
    models = modelsOn(connection);
    for (const model of Object.values(connection.models)) await model.createIndexes();
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(sessionSuite)('$name', async ({ run }) => {
    for (const model of Object.values(connection.models)) await model.deleteMany({});
    const repositories = {
      sessions: createMongoSessionRepository(models.sessions),
      tickets: createMongoTicketRepository(models.tickets),
    };
    await expect(run(repositories)).resolves.toBeUndefined();
  });
});
