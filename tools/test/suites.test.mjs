import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseChoice, slowSuites, suites } from './suites.mjs';

describe('the choice of suites', () => {
  it('is the quick ones, with --slow the slow ones, with --only those that are named', () => {
    const quick = suites.filter((suite) => !slowSuites.includes(suite));
    assert.deepEqual(parseChoice([]), { only: quick, paths: [] });
    assert.deepEqual(parseChoice(['--slow']).only, slowSuites);
    assert.deepEqual(parseChoice(['--slow', '--only', 'soak', 'tests/soak']), {
      only: ['soak'],
      paths: ['tests/soak'],
    });
    assert.deepEqual(parseChoice(['--only', 'unit', '--only', 'model']).only, ['unit', 'model']);
    assert.throws(() => parseChoice(['--only', 'none']), /is not a suite/);
  });
});
