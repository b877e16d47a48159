import { InvalidId } from '../id/branded.js';
import { type CaseId, caseIdOf } from './case-id.js';
import { caseIdSchema } from './case-id.schema.js';

it.each(['1001', '1', '999999999999'])('%s is a case id', (text) => {
  expect(caseIdOf(text)).toBe(text);
  expect(caseIdSchema.parse(text)).toBe(text);
});

it.each(['', '*', 'c1', ' 1001', '1001 ', '1001:p1', '../1001', '1234567890123'])('%j is no case id', (text) => {
  expect(() => caseIdOf(text)).toThrow(InvalidId);
  expect(caseIdSchema.safeParse(text).success).toBe(false);
});

it('does not accept a plain text for a case id', () => {
  const lengthOf = (caseId: CaseId): number => caseId.length;
  // @ts-expect-error A text is no case id before it passed the constructor.
  expect(lengthOf('1001')).toBe(4);
  expect(lengthOf(caseIdOf('1001'))).toBe(4);
});
