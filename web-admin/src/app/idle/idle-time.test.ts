import { idleStateAfter } from './idle-time.js';

const limitMs = 15 * 60_000;

test.each([
  [0, { kind: 'used' }],
  [limitMs - 1, { kind: 'used' }],
  [limitMs, { kind: 'warns', secondsLeft: 60 }],
  [limitMs + 1_000, { kind: 'warns', secondsLeft: 59 }],
  [limitMs + 59_999, { kind: 'warns', secondsLeft: 1 }],
  [limitMs + 60_000, { kind: 'locks' }],
  // A computer that slept.
  [8 * 60 * 60_000, { kind: 'locks' }],
])('after %i ms without input', (idleMs, state) => {
  expect(idleStateAfter(idleMs, limitMs)).toEqual(state);
});
