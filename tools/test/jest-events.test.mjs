import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { run } from '../../deploy/local/command-line/run.mjs';
import { startMark } from '../../deploy/local/supervisor/os-process.mjs';
import { describeHang, reportArguments } from './hang-report.mjs';
import { hangingOutcome, outcomeOf, readEvents, stillRunning } from './jest-events.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kontor-jest-events-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @type {(tests: readonly { status: string, fullName: string }[], more?: Partial<import('./jest-events.mjs').FileEnded>) => import('./jest-events.mjs').FileEnded} */
const ended = (tests, more = {}) => ({
  event: 'file ended',
  file: 'a.test.ts',
  isFailed: true,
  message: '',
  ms: 1,
  tests,
  ...more,
});

describe('the outcome of jest', () => {
  it('counts a file that cannot be loaded as failed', () => {
    const { failed, failures } = outcomeOf('unit', [ended([], { message: '\nCannot find module x\n' })]);
    assert.equal(failed, 1);
    assert.match(failures[0] ?? '', /a\.test\.ts: Cannot find module x/);
  });

  it('counts failed, skipped and todo tests', () => {
    const tests = ['passed', 'failed', 'pending', 'todo'].map((status) => ({ status, fullName: `is ${status}` }));
    const { passed, failed, skips, files } = outcomeOf('unit', [ended(tests)]);
    assert.deepEqual([passed, failed, skips], [1, 1, ['is pending', 'is todo']]);
    assert.deepEqual(files, [{ file: 'a.test.ts', ms: 1, isFailed: true, skipped: 2 }]);
  });
});

/**
 * Jest itself on two files, of which one hangs.
 * @param {string} events
 * @param {import('../../deploy/local/command-line/run.mjs').Limit} limit
 */
function runHanging(events, limit) {
  writeFileSync(join(folder, 'quick.test.js'), `test('is quick', () => {}); test.skip('is skipped', () => {});`);
  writeFileSync(join(folder, 'slow.test.js'), `test('hangs', () => new Promise(() => {}), 600_000);`);
  const jest = [inRoot('node_modules/jest/bin/jest.js'), '--rootDir', folder, '--config', '{}', '--maxWorkers', '2'];
  const reporter = ['--reporters', inRoot('tools/test/jest/jest-reporter.cjs')];
  return run(process.execPath, [...reportArguments(folder), ...jest, ...reporter], {
    cwd: folder,
    env: { ...environment, KONTOR_JEST_EVENTS: events },
    limit,
  });
}

describe('a suite that takes too long', () => {
  it('shows what still runs, is ended with all its processes, and keeps the results it had', async () => {
    const events = join(folder, 'events');
    let shown = '';
    const ran = await runHanging(events, {
      ms: 1,
      reached: async (pid) => {
        while (stillRunning(readEvents(events))[0]?.test !== 'hangs' || !hasEnded(events)) await setTimeout(20);
        const running = stillRunning(readEvents(events)).map(({ file, test }) => `${file}: ${test}`);
        shown = await describeHang({ suite: 'unit', pid, folder, running, log: undefined });
      },
    });
    assert.equal(ran.isOverLimit, true);
    assert.match(shown, /tests that still run:\n {4}slow\.test\.js: hangs\n/);
    assert.match(shown, /processes:\n {4}\d+ .*jest\.js/);
    assert.match(shown, /pid \d+: waits for /);
    const pids = [...shown.matchAll(/^ {4}(\d+) /gm)].map(([, pid]) => Number(pid));
    assert.ok(pids.length > 1);
    while (pids.some((pid) => startMark(pid) !== undefined)) await setTimeout(20);
    const outcome = hangingOutcome(outcomeOf('unit', readEvents(events)), readEvents(events), 60_000);
    assert.deepEqual([outcome.passed, outcome.failed, outcome.skips], [1, 1, ['is skipped']]);
    assert.deepEqual(outcome.failures, ['unit: not done within 1 min 00 s, running: slow.test.js: hangs']);
    assert.deepEqual(
      outcome.files?.map(({ file, isFailed }) => [file, isFailed]),
      [
        ['quick.test.js', false],
        ['slow.test.js', true],
      ],
    );
  });
});

/** @param {string} events */
function hasEnded(events) {
  return readEvents(events).some(({ event }) => event === 'file ended');
}
