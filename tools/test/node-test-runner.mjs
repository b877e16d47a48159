import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { run } from '../../deploy/local/command-line/run.mjs';
import { describeHang, reportArguments } from './hang-report.mjs';

const reporter = inRoot('tools/test/node-test-reporter.mjs');

/** @typedef {'.test.mjs' | '.int.test.mjs' | '.e2e.test.mjs' | '.drill.test.mjs' | '.upgrade.test.mjs'} Ending */

/**
 * @param {readonly string[]} paths
 * @param {Ending} ending of the files' names
 * @returns {string[]} relative to the root
 */
export function nodeTestFiles(paths, ending) {
  const found = ['deploy', 'tools'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
      .filter((name) => ending !== '.test.mjs' || !/\.(int|e2e|drill|upgrade)\.test\.mjs$/.test(name))
      .map((name) => join(folder, name)),
  );
  return paths.length === 0 ? found : found.filter((file) => paths.some((path) => file.includes(path)));
}

/**
 * @typedef {{ state: 'passed' | 'failed' | 'skipped', name: string, file: string }} Finished
 */

/**
 * @typedef {object} NodeOptions
 * @property {Record<string, string>} env
 * @property {boolean} bail whether it ends at the first failing file
 * @property {number} limitMs of the suite, after which it counts as hanging
 * @property {string | undefined} [log] of the processes under test
 * @property {boolean} [yields] whether others get the processors first
 * @property {() => boolean} [isOver] whether the run ends before the next file
 */

/**
 * Runs one file in a separate process: on the test runner's own channel, umlauts on stdout would break the report.
 * @param {string} suite
 * @param {string} file
 * @param {NodeOptions} options
 * @returns {Promise<Finished[]>}
 */
async function runFile(suite, file, { env, limitMs, log, yields = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-node-test-'));
  const lines = join(folder, 'report');
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  const own = [`--test-reporter=${reporter}`, `--test-reporter-destination=${lines}`];
  /** @param {number} pid */
  const reached = async (pid) => print(await describeHang({ suite, pid, folder, running: [file], log }));
  try {
    const args = [...reportArguments(folder), ...reporters, ...own, inRoot(file)];
    const { code, isOverLimit } = await run(process.execPath, args, {
      env: { ...env, FORCE_COLOR: '0' },
      onOutput: (text) => process.stdout.write(text),
      limit: { ms: limitMs, reached },
      yields,
    });
    const report = existsSync(lines) ? readFileSync(lines, 'utf8').split('\n').slice(0, -1) : [];
    /** @type {Finished[]} */
    const tests = report.map((line) => ({ ...JSON.parse(line), file }));
    if (isOverLimit) return [...tests, { state: 'failed', name: 'the suite takes too long and was ended here', file }];
    if (code === 0 || tests.some(({ state }) => state === 'failed')) return tests;
    return [...tests, { state: 'failed', name: `ended with exit code ${code}`, file }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The tests of deploy and tools, which are plain JavaScript and need no installation.
 * @param {string} suite
 * @param {readonly string[]} files
 * @param {NodeOptions} options
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runNodeTests(suite, files, options) {
  /** @type {Finished[]} */
  const tests = [];
  /** @type {import('./outcome.mjs').RanFile[]} */
  const ran = [];
  const end = Date.now() + options.limitMs;
  for (const file of files) {
    if (options.isOver?.() === true) break;
    const startedAt = Date.now();
    // A suite whose time is over fails at its next file.
    const finished = await runFile(suite, file, { ...options, limitMs: Math.max(1, end - startedAt) });
    const isFailed = finished.some(({ state }) => state === 'failed');
    tests.push(...finished);
    const skipped = finished.filter(({ state }) => state === 'skipped').length;
    ran.push({ file, ms: Date.now() - startedAt, isFailed, skipped });
    if (isFailed && (options.bail || Date.now() >= end)) break;
  }
  const failures = tests
    .filter(({ state }) => state === 'failed')
    .map(({ name, file }) => `${suite}: ${file}: ${name}`);
  return {
    suite,
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failures.length,
    skips: tests.filter(({ state }) => state === 'skipped').map(({ name }) => name),
    failures,
    files: ran,
  };
}
