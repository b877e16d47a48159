import { accessCodeSchema } from './access-code.js';

test('accepts six letters in any case, with blanks around them', () => {
  expect(accessCodeSchema.parse({ code: '  abcdEF ' })).toEqual({ code: 'ABCDEF' });
});

test.each(['', 'ABCDE', 'ABCDEFG', 'ABC1EF', 'ABC EF', 'ÄBCDEF'])('%j is no code', (code) => {
  expect(accessCodeSchema.safeParse({ code }).success).toBe(false);
});
