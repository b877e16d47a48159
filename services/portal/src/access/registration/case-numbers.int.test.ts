import mongoose, { type Connection } from 'mongoose';
import { createMongoCaseNumbers, defineCounterModel } from './case-numbers.mongo.js';
import { caseNumbersSuite } from './testing/case-numbers.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('case numbers on MongoDB', () => {
  let connection: Connection;

  beforeAll(async () => {
    const options = { dbName: `kontor_test_case_numbers_${process.pid}`, serverSelectionTimeoutMS: 5000 };
    connection = await mongoose.createConnection(uri, options).asPromise();
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(caseNumbersSuite)('$name', async ({ run }) => {
    await connection.dropDatabase();
    await expect(run(createMongoCaseNumbers(defineCounterModel(connection)))).resolves.toBeUndefined();
  });
});
