import { wasOnHold } from './on-hold-before.js';

const row = (status: string, type = 'bgo') => ({ type, status });

test.each([
  ['never', [row('218'), row('210')], false],
  ['on hold', [row('218'), row('213'), row('210')], true],
  ['on hold after an earlier rejection', [row('218'), row('214')], true],
  ['a person whose status reads alike', [row('213', 'solaris')], false],
  ['no history', [], false],
])('%s', (_name, history, expected) => {
  expect(wasOnHold(history)).toBe(expected);
});
