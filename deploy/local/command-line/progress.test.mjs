import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elapsed } from './progress.mjs';

test('a time in seconds, and from a minute on in minutes', () => {
  const shown = [0, 1_449, 59_949, 59_950, 60_000, 119_499, 119_500, 7_212_000].map(elapsed);
  assert.deepEqual(shown, [
    ...['0.0 s', '1.4 s', '59.9 s', '1 min 00 s', '1 min 00 s', '1 min 59 s', '2 min 00 s'],
    '120 min 12 s',
  ]);
});
