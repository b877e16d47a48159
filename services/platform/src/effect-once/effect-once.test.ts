import { StringValueSchema } from '@bufbuild/protobuf/wkt';
import { hashJson, hashMessage } from './request-hash.js';
import { effectOnceSuite } from './testing/effect-once.suite.js';
import { effectRecordsSuite } from './testing/effect-records.suite.js';
import { createFakeEffectRecords } from './testing/effect-records.fake.js';
import { operationStoreSuite } from './testing/stored-result.suite.js';
import { waitUntilSettled } from './wait-until-settled.js';

const records = createFakeEffectRecords();
describe('effect records in memory', () => effectRecordsSuite(() => records));
describe('operation store in memory', () => operationStoreSuite(() => records));
describe('strategies in memory', () => effectOnceSuite(() => records));

test('the hash of a request does not depend on the order of its fields', () => {
  expect(hashJson({ a: 1, b: [{ c: null, d: 'x' }] })).toBe(hashJson({ b: [{ d: 'x', c: null }], a: 1 }));
  expect(hashJson({ a: 1 })).not.toBe(hashJson({ a: '1' }));
  expect(hashMessage(StringValueSchema, { value: 'x' })).not.toBe(hashMessage(StringValueSchema, { value: 'y' }));
});

describe('waiting until an order is settled', () => {
  const settling = (answers: (string | null)[], deadline: number | undefined) => ({
    find: async () => answers.shift() ?? null,
    isSettled: (effect: string) => effect === 'ready',
    pendingCode: 'report-pending',
    deadline,
  });

  test('looks it up until it is ready', async () => {
    expect(await waitUntilSettled('pending', settling([null, 'ready'], undefined))).toBe('ready');
  });

  test('is a retryable fault when it takes longer than the caller waits', async () => {
    await expect(waitUntilSettled('pending', settling([], Date.now() + 600))).rejects.toMatchObject({
      code: 'report-pending',
      retryable: true,
    });
  });
});
