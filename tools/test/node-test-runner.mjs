import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { run } from '../../deploy/local/command-line/run.mjs';

const reporter = inRoot('tools/test/node-test-reporter.mjs');

/**
 * @param {readonly string[]} paths
 * @param {string} ending of the files' names
 * @returns {string[]}
 */
function testFiles(paths, ending) {
  const found = ['deploy', 'tools'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
      .filter((name) => ending !== '.test.mjs' || !/\.(int|e2e|drill|upgrade)\.test\.mjs$/.test(name))
      .map((name) => inRoot(join(folder, name))),
  );
  return paths.length === 0 ? found : found.filter((file) => paths.some((path) => relative(root, file).includes(path)));
}

/**
 * @typedef {{ state: 'passed' | 'failed' | 'skipped', name: string, file: string }} Finished
 */

/**
 * Runs one file in a separate process: on the test runner's own channel, umlauts on stdout would break the report.
 * @param {string} file
 * @param {Record<string, string>} env
 * @returns {Promise<Finished[]>}
 */
async function runFile(file, env) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-node-test-'));
  const lines = join(folder, 'report');
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  const own = [`--test-reporter=${reporter}`, `--test-reporter-destination=${lines}`];
  try {
    const { code } = await run(process.execPath, [...reporters, ...own, file], {
      env: { ...env, FORCE_COLOR: '0' },
      onOutput: (text) => process.stdout.write(text),
    });
    const report = existsSync(lines) ? readFileSync(lines, 'utf8').trim().split('\n').filter(Boolean) : [];
    /** @type {Finished[]} */
    const tests = report.map((line) => ({ ...JSON.parse(line), file: relative(root, file) }));
    if (code === 0 || tests.some(({ state }) => state === 'failed')) return tests;
    return [...tests, { state: 'failed', name: `ended with exit code ${code}`, file: relative(root, file) }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The tests of deploy and tools, which are plain JavaScript and need no installation.
 * @param {string} suite
 * @param {{ paths: readonly string[], env: Record<string, string>, ending: '.test.mjs' | '.int.test.mjs' | '.e2e.test.mjs' | '.drill.test.mjs' | '.upgrade.test.mjs' }} options
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runNodeTests(suite, { paths, env, ending }) {
  /** @type {Finished[]} */
  const tests = [];
  for (const file of testFiles(paths, ending)) tests.push(...(await runFile(file, env)));
  const failures = tests
    .filter(({ state }) => state === 'failed')
    .map(({ name, file }) => `${suite}: ${file}: ${name}`);
  return {
    suite,
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failures.length,
    skips: tests.filter(({ state }) => state === 'skipped').map(({ name }) => name),
    failures,
  };
}
