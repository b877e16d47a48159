import { readCode } from './access-code.js';

test('accepts six letters in any case, with blanks around them', () => {
  expect(readCode('  abcdEF ')).toBe('ABCDEF');
});

test.each(['', 'ABCDE', 'ABCDEFG', 'ABC1EF', 'ABC EF', 'ÄBCDEF'])('%j is no code', (code) => {
  expect(readCode(code)).toBeUndefined();
});
