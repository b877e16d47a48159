import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareSkips, failedOutcome, sum } from './outcome.mjs';

/** @param {Partial<import('./outcome.mjs').Outcome>} outcome */
const outcome = (outcome) => ({ suite: 'unit', passed: 0, failed: 0, skips: [], failures: [], ...outcome });

describe('the sum of all runners', () => {
  it('adds up', () => {
    const all = [
      outcome({ passed: 3, skips: ['a'] }),
      outcome({ passed: 2, failed: 1 }),
      failedOutcome('run', 'broke'),
    ];
    assert.deepEqual(sum(all), { passed: 5, failed: 2, skipped: 1 });
  });
});

describe('skips', () => {
  const entry = { suite: 'unit', test: 'needs transactions', reason: 'the stand-in has none', mongo: 'stand-in' };
  const whole = { mongo: 'stand-in', partial: false };

  it('are accepted when they are in the list', () => {
    assert.equal(compareSkips([outcome({ skips: [entry.test] })], [entry], whole), undefined);
  });

  it('fail the run when they are not in the list', () => {
    assert.equal(compareSkips([outcome({ skips: ['other', entry.test] })], [entry], whole)?.failed, 1);
    assert.equal(compareSkips([outcome({ skips: [entry.test] })], [entry], { ...whole, mongo: 'mongod' })?.failed, 1);
  });

  it('fail the run when a listed one is not skipped', () => {
    assert.equal(compareSkips([outcome({})], [entry], whole)?.failed, 1);
    assert.equal(compareSkips([outcome({})], [entry], { ...whole, partial: true }), undefined);
  });
});
