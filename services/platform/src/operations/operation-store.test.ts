import { StringValueSchema } from '@bufbuild/protobuf/wkt';
import { createFakeOperationRecords } from './operation-records.fake.js';
import { operationStoreContract } from './operation-store.contract.js';
import { hashJson, hashMessage } from './request-hash.js';

const records = createFakeOperationRecords();
describe('operations in memory', () => operationStoreContract(() => records));

test('the hash of a request does not depend on the order of its fields', () => {
  expect(hashJson({ a: 1, b: [{ c: null, d: 'x' }] })).toBe(hashJson({ b: [{ d: 'x', c: null }], a: 1 }));
  expect(hashJson({ a: 1 })).not.toBe(hashJson({ a: '1' }));
  expect(hashMessage(StringValueSchema, { value: 'x' })).not.toBe(hashMessage(StringValueSchema, { value: 'y' }));
});
