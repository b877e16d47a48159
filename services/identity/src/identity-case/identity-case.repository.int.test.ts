import { randomUUID } from 'node:crypto';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMongo } from '@kontor/platform/mongo/mongo';
import type { Mongo } from '@kontor/platform/mongo/mongo';
import type { IdentityCases } from './identity-case.js';
import { identityCasesSuite } from './testing/identity-case.repository.suite.js';
import { createIdentityCases } from './identity-case.repository.js';

const { MONGODB_URI: uri, TEST_ENGINES } = process.env;
if (uri === undefined && TEST_ENGINES !== undefined)
  throw new Error('MONGODB_URI is not set, but TEST_ENGINES says there are engines');
// Skipped only without an engine; the runner of the whole test suite always provides one.
const describeOnMongo = uri === undefined ? describe.skip : describe;

describeOnMongo('cases in MongoDB', () => {
  let mongo: Mongo;
  let cases: IdentityCases;
  beforeAll(async () => {
    mongo = createMongo({
      config: { MONGODB_URI: uri ?? '' },
      database: `kontor_identity_test_${randomUUID().slice(0, 8)}`,
      logger: silentLogger(),
    });
    cases = createIdentityCases(mongo);
    await mongo.ready();
  });
  afterAll(async () => {
    await mongo.connection.dropDatabase();
    await mongo.close();
  });
  identityCasesSuite(() => cases);
});
