import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseChoice, slowSuites, suites } from './choice.mjs';

describe('the choice of suites', () => {
  it('is the quick ones, with --slow the slow ones, with --only those that are named', () => {
    const quick = suites.filter((suite) => !slowSuites.includes(suite));
    assert.deepEqual(parseChoice([]).only, quick);
    assert.deepEqual(parseChoice(['--slow']).only, slowSuites);
    const { only, paths } = parseChoice(['--slow', '--only', 'soak', 'tests/soak']);
    assert.deepEqual({ only, paths }, { only: ['soak'], paths: ['tests/soak'] });
    assert.deepEqual(parseChoice(['--only', 'unit', '--only', 'model']).only, ['unit', 'model']);
    assert.throws(() => parseChoice(['--only', 'none']), /is not a suite/);
  });

  it('is whole without suites and paths, and waits unless it may not', () => {
    const isWhole = (/** @type {string[]} */ ...args) => parseChoice(args).isWhole;
    assert.deepEqual([isWhole(), isWhole('--slow'), isWhole('--no-wait')], [true, true, true]);
    assert.deepEqual([isWhole('--only', 'unit'), isWhole('domain')], [false, false]);
    assert.equal(parseChoice(['--no-wait']).mayWait, false);
  });

  it('is what changed, since a commit if one is named, and then takes no paths', () => {
    assert.deepEqual(parseChoice(['--changed']).changed, { commit: undefined });
    assert.deepEqual(parseChoice(['--changed', '--bail']).changed, { commit: undefined });
    const since = parseChoice(['--bail', '--changed', 'HEAD~1', '--only', 'unit']);
    assert.deepEqual([since.changed, since.paths, since.only, since.bail], [{ commit: 'HEAD~1' }, [], ['unit'], true]);
    assert.equal(since.isWhole, false);
    assert.equal(parseChoice([]).changed, undefined);
    assert.throws(() => parseChoice(['--changed', 'HEAD', 'domain']), /domain cannot be given with --changed/);
  });
});
