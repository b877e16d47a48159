import mongoose, { type Connection } from 'mongoose';
import { createMongoLimiter, ensureLimiterIndexes } from './rate-limiter.mongo.js';
import { createRateLimits } from './rate-limits.js';
import { rateLimitsSuite } from './testing/rate-limits.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

describe('limits on MongoDB', () => {
  let connection: Connection;

  beforeAll(async () => {
    const options = { dbName: `kontor_test_limits_${process.pid}`, serverSelectionTimeoutMS: 5000 };
    connection = await mongoose.createConnection(uri, options).asPromise();
    await ensureLimiterIndexes(connection);
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(rateLimitsSuite)('$name', async ({ run }) => {
    await connection.collection('rate_limits').deleteMany({});
    const limits = createRateLimits({
      createLimiter: (options) => createMongoLimiter(connection, options),
      searchHash: (_purpose, value) => value,
      ipFactor: 3,
    });
    await expect(run(limits)).resolves.toBeUndefined();
  });
});
