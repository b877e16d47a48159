import { errorNumberOf } from './error-number.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

it.each([
  [500, '4bf92f35'],
  [502, '4bf92f35'],
  [503, '4bf92f35'],
  [404, undefined],
  [409, undefined],
  [429, undefined],
  [0, undefined],
])('a problem of status %d has the number %s', (status, number) => {
  expect(errorNumberOf(status, traceId)).toBe(number);
});

it('is none where the answer has no trace', () => {
  expect(errorNumberOf(500, undefined)).toBeUndefined();
});
