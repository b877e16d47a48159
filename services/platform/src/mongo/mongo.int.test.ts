import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { silentLogger } from '../logger/logger.js';
import { until } from '../testing/until.fake.js';
import { createMongoConnections } from '../connection/connection.repository.mongo.js';
import type { ConnectionRepository } from '../connection/connection.repository.js';
import { connectionsSuite } from '../connection/testing/connection.repository.suite.js';
import { createMongoEffectRecords } from '../effect-once/effect-records.mongo.js';
import type { EffectRecords } from '../effect-once/effect-records.js';
import { effectOnceSuite } from '../effect-once/testing/effect-once.suite.js';
import { effectRecordsSuite } from '../effect-once/testing/effect-records.suite.js';
import { operationStoreSuite } from '../effect-once/testing/stored-result.suite.js';
import { webhookInboxSuite } from '../webhooks/testing/webhook-inbox.suite.js';
import { createMongoWebhookInbox } from '../webhooks/webhook-inbox.mongo.js';
import type { WebhookInbox } from '../webhooks/webhook-receiver.js';
import { insertNew } from './insert-new.js';
import { assertDurable, createMongo, ensureIndexes, isDuplicateKey, isMongoUnavailable } from './mongo.js';
import type { Mongo } from './mongo.js';

const { MONGODB_URI: uri, TEST_ENGINES } = process.env;
if (uri === undefined && TEST_ENGINES !== undefined)
  throw new Error('MONGODB_URI is not set, but TEST_ENGINES says there are engines');
// Skipped only without an engine; the runner of the whole test suite always provides one.
const describeOnMongo = uri === undefined ? describe.skip : describe;

interface Thing {
  _id: string;
  code: string;
}
const thingSchema = new Schema<Thing>(
  { _id: { type: String, required: true }, code: { type: String, required: true } },
  { versionKey: false },
).index({ code: 1 }, { unique: true });

describeOnMongo('MongoDB', () => {
  let mongo: Mongo;
  let records: EffectRecords;
  let inbox: WebhookInbox;
  let connections: ConnectionRepository;
  let things: ReturnType<typeof modelOf>;
  const modelOf = ({ connection }: Mongo) => connection.model<Thing>('Thing', thingSchema, 'things');

  beforeAll(async () => {
    mongo = createMongo({
      config: { MONGODB_URI: uri ?? '' },
      database: `kontor_platform_test_${randomUUID().slice(0, 8)}`,
      logger: silentLogger(),
    });
    records = createMongoEffectRecords(mongo);
    inbox = createMongoWebhookInbox(mongo);
    connections = createMongoConnections(mongo);
    things = modelOf(mongo);
    mongo.onConnected(() => ensureIndexes([things]));
    await mongo.ready();
  });
  afterAll(async () => {
    await mongo.connection.dropDatabase();
    await mongo.close();
  });

  test('is ready, answers and is durable', async () => {
    expect([mongo.isConnected(), await mongo.ping()]).toEqual([true, true]);
    await assertDurable(mongo);
  });

  test('a duplicate is recognised by its code, on insert and on update', async () => {
    await things.create([{ _id: 'a', code: '1' }]);
    await things.create([{ _id: 'b', code: '2' }]);
    const failures = await Promise.all([
      things.create([{ _id: 'c', code: '1' }]).catch((error: unknown) => error),
      things.updateOne({ _id: 'b' }, { $set: { code: '1' } }).catch((error: unknown) => error),
      things.create([{ _id: 'a', code: '3' }]).catch((error: unknown) => error),
    ]);
    expect(failures.map(isDuplicateKey)).toEqual([true, true, true]);
    expect(isDuplicateKey(new Error('E11000'))).toBe(false);
  });

  test('a new document is inserted once, without its absent members', async () => {
    const thing = { _id: 'new', code: 'new', absent: undefined };
    expect([await insertNew(things, thing), await insertNew(things, thing)]).toEqual([true, false]);
    expect(Object.keys((await things.findById('new').lean()) ?? {})).toEqual(['_id', 'code']);
    await expect(insertNew(things, { _id: 'other', code: 'new' })).resolves.toBe(false);
  });

  test('an unknown field in a filter is an error, not a match of everything', async () => {
    await expect(things.find({ typo: 1 } as never)).rejects.toMatchObject({ name: 'StrictModeError' });
  });

  test('while MongoDB is stopped, operations fail at once as unavailable', async () => {
    const away = createMongo({
      config: { MONGODB_URI: 'mongodb://127.0.0.1:1' },
      database: 'x',
      logger: silentLogger(),
    });
    const failure = await modelOf(away)
      .findById('a')
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect([isMongoUnavailable(failure), away.isConnected(), await away.ping()]).toEqual([true, false, false]);
    await away.close();
  });

  test('a step added after the connect is run as well', async () => {
    let runs = 0;
    mongo.onConnected(async () => {
      runs += 1;
      if (runs === 1) throw new Error('not yet');
    });
    expect(mongo.isConnected()).toBe(false);
    await until('the connection', () => mongo.isConnected());
    expect(runs).toBe(2);
  });

  describe('effect records', () => effectRecordsSuite(() => records));
  describe('operation store', () => operationStoreSuite(() => records));
  describe('strategies of effect-once', () => effectOnceSuite(() => records));
  describe('connections', () => connectionsSuite(() => connections));
  describe('webhook inbox', () => webhookInboxSuite(() => inbox));
});
