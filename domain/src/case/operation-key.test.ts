import { InvalidId } from '../id/branded.js';
import { caseIdOf } from './case-id.js';
import { operationKey, operationKeyOf } from './operation-key.js';

it('is made of the case, the operation, its subject and the generation', () => {
  const key = operationKey(caseIdOf('1001'), { operation: 'startIdentification', subject: 'p-1', generation: 3 });
  expect(key).toBe('1001:startIdentification:p-1:3');
  expect(operationKeyOf(key)).toBe(key);
});

it.each(['', '1001', '1001:transfer:v1', '1001:transfer::1', 'c1:transfer:v1:1', '1001:transfer:v1:1:2'])(
  '%j is no operation key',
  (text) => {
    expect(() => operationKeyOf(text)).toThrow(InvalidId);
  },
);

it('does not let a subject add a part', () => {
  expect(() => operationKey(caseIdOf('1001'), { operation: 'transfer', subject: 'v1:2', generation: 1 })).toThrow(
    InvalidId,
  );
});
