import mongoose, { type Connection } from 'mongoose';
import { createMongoPairingRepository, definePairingModel } from './pairing.repository.mongo.js';
import { pairingSuite } from './testing/pairing.repository.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('the pairings of devices on MongoDB', () => {
  let connection: Connection;
  let model: ReturnType<typeof definePairingModel>;

  beforeAll(async () => {
    const dbName = `kontor_test_pairings_${process.pid}`;
    connection = await mongoose
      .createConnection(uri, { dbName, serverSelectionTimeoutMS: 5000, autoCreate: false })
      .asPromise();
    model = definePairingModel(connection);
    await model.createIndexes();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(pairingSuite)('$name', async ({ run }) => {
    await expect(run(createMongoPairingRepository(model))).resolves.toBeUndefined();
  });
});
