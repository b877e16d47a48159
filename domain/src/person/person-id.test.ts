import { InvalidId } from '../id/branded.js';
import { personIdOf } from './person-id.js';
import { personIdSchema } from './person-id.schema.js';

it.each(['p1', '1001-0001'])('%s is a person id', (text) => {
  expect(personIdOf(text)).toBe(text);
  expect(personIdSchema.parse(text)).toBe(text);
});

it.each(['', '1001:p1', 'p 1', '../p1', 'p'.repeat(61)])('%j is no person id', (text) => {
  expect(() => personIdOf(text)).toThrow(InvalidId);
  expect(personIdSchema.safeParse(text).success).toBe(false);
});
