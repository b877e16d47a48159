import { isMongoUnavailable } from './mongo-errors.js';

test.each([
  ['MongoNetworkError', undefined, true],
  ['MongoServerSelectionError', undefined, true],
  ['Error', 'EPIPE', true],
  ['Error', 'ECONNRESET', true],
  ['MongoServerError', 11_000, false],
  ['TypeError', undefined, false],
])('%s with the code %s means that the database is not reached: %s', (name, code, isUnavailable) => {
  const error = Object.assign(new Error('failed'), { name }, code === undefined ? {} : { code });
  expect(isMongoUnavailable(error)).toBe(isUnavailable);
});
