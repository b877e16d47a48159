import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readJestReport } from './jest-runner.mjs';
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

  it('counts a file that cannot be loaded as failed', () => {
    const broken = { name: '/a.test.ts', message: '\nCannot find module x\n', status: 'failed', assertionResults: [] };
    const report = readJestReport('unit', { numPassedTests: 4, numFailedTests: 0, testResults: [broken] });
    assert.equal(report.failed, 1);
    assert.match(report.failures[0] ?? '', /Cannot find module x/);
  });

  it('counts failed, skipped and todo tests of jest', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'todo'].map((status) => ({
      status,
      fullName: `is ${status}`,
    }));
    const file = { name: '/a.test.ts', message: '', status: 'failed', assertionResults };
    const report = readJestReport('unit', { numPassedTests: 1, numFailedTests: 1, testResults: [file] });
    assert.deepEqual([report.passed, report.failed, report.skips], [1, 1, ['is pending', 'is todo']]);
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
