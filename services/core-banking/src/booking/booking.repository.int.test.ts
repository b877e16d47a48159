import { randomUUID } from 'node:crypto';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMongo } from '@kontor/platform/mongo/mongo';
import type { Mongo } from '@kontor/platform/mongo/mongo';
import type { Bookings } from './booking.js';
import { bookingsContract } from './booking.repository.contract.js';
import { createBookings } from './booking.repository.js';

const { MONGODB_URI: uri, TEST_ENGINES } = process.env;
if (uri === undefined && TEST_ENGINES !== undefined)
  throw new Error('MONGODB_URI is not set, but TEST_ENGINES says there are engines');
// Skipped only where nobody provided an engine; the runner of the whole test suite always does.
const describeOnMongo = uri === undefined ? describe.skip : describe;

describeOnMongo('claims in MongoDB', () => {
  let mongo: Mongo;
  let bookings: Bookings;
  beforeAll(async () => {
    mongo = createMongo({
      uri: uri ?? '',
      database: `kontor_core_banking_test_${randomUUID().slice(0, 8)}`,
      logger: silentLogger(),
    });
    bookings = createBookings(mongo);
    await mongo.ready();
  }, 20_000);
  afterAll(async () => {
    await mongo.connection.dropDatabase();
    await mongo.close();
  });
  bookingsContract(() => bookings);
});
