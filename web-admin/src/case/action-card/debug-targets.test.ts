import { debugTargets } from './debug-targets.js';

it('offers the rejection only while nothing was passed to the provider', () => {
  expect(debugTargets(false)).toEqual([130, 210, 213, 214, 216]);
  expect(debugTargets(true)).toEqual([130, 210, 213, 214]);
});
