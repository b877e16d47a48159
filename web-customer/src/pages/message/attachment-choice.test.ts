import { chooseAttachments } from './attachment-choice.js';

const file = (name: string, size: number, type = 'application/pdf') => ({ name, size, type });

test.each([
  ['a PDF at the limit', file('a.pdf', 67_108_864), true, false],
  ['one byte more', file('a.pdf', 67_108_865), false, true],
  ['a picture', file('a.png', 10, 'image/png'), true, false],
  ['a picture whose type the device does not report', file('a.JPG', 10, ''), true, false],
  ['a table', file('a.xlsx', 10, 'application/vnd.ms-excel'), false, false],
  ['an empty file', file('a.pdf', 0), false, false],
])('%s', (_what, chosen, isTaken, isTooLarge) => {
  const { taken, refused } = chooseAttachments([chosen]);
  expect(taken).toEqual(isTaken ? [chosen] : []);
  expect(refused.map(({ size }) => size)).toEqual(isTaken ? [] : [isTooLarge]);
});
