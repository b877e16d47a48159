import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failedFiles, nameFlaky } from './flaky.mjs';
import { sum } from './outcome.mjs';

/** @type {(suite: string, file: string, isFailed?: boolean) => import('./outcome.mjs').Outcome} */
const outcome = (suite, file, isFailed = true) => ({
  suite,
  passed: 1,
  failed: isFailed ? 1 : 0,
  skips: [],
  failures: isFailed ? [`${suite}: ${file}: is red`] : [],
  files: [{ file, ms: 1, isFailed, skipped: 0 }],
});

const ran = [
  outcome('api, browser', 'tests/e2e/once.test.ts'),
  outcome('black-box', 'tests/api/twice.alone.test.ts'),
  outcome('black-box', 'deploy/local/start.e2e.test.mjs'),
  outcome('unit', 'domain/src/a/a.test.ts'),
  outcome('api, browser', 'tests/api/green.test.ts', false),
];

describe('a failed file', () => {
  it('of the running system runs once more, no other', () => {
    assert.deepEqual(failedFiles(ran), [
      'tests/e2e/once.test.ts',
      'tests/api/twice.alone.test.ts',
      'deploy/local/start.e2e.test.mjs',
    ]);
  });

  it('is named flaky when it then passes, and counts as failed all the same', async () => {
    /** @type {string[]} */
    const again = [];
    const named = await nameFlaky(ran, (file) => {
      again.push(file);
      return Promise.resolve(outcome('again', file, !file.includes('once')));
    });
    assert.deepEqual(again, failedFiles(ran));
    assert.deepEqual(
      named.flatMap(({ failures }) => failures),
      [
        'flaky: api, browser: tests/e2e/once.test.ts: is red (passed alone)',
        'black-box: tests/api/twice.alone.test.ts: is red',
        'black-box: deploy/local/start.e2e.test.mjs: is red',
        'unit: domain/src/a/a.test.ts: is red',
      ],
    );
    assert.deepEqual(sum(named), sum(ran));
  });

  it('of which nothing runs the second time is not named flaky', async () => {
    const none = { suite: 'again', passed: 0, failed: 0, skips: [], failures: [] };
    const named = await nameFlaky(ran, () => Promise.resolve(none));
    assert.ok(named.flatMap(({ failures }) => failures).every((failure) => !failure.startsWith('flaky')));
  });
});
