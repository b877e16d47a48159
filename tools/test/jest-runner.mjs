import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { failedOutcome } from './outcome.mjs';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { run } from '../../deploy/local/command-line/run.mjs';

/**
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ name: string, message: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 */

/**
 * @param {string} suite
 * @param {JestReport} report
 * @returns {import('./outcome.mjs').Outcome}
 */
export function readJestReport(suite, report) {
  const assertions = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: relative(root, name) })),
  );
  const failed = assertions
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName }) => `${suite}: ${file}: ${fullName}`);
  // A file that cannot be loaded has no tests and must still count as a failure.
  const broken = report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
    )
    .map(
      ({ name, message }) =>
        `${suite}: ${relative(root, name)}: ${message.split('\n').find((line) => line.trim() !== '') ?? 'cannot be run'}`,
    );
  return {
    suite,
    passed: report.numPassedTests,
    failed: failed.length + broken.length,
    skips: assertions
      .filter(({ status }) => ['pending', 'todo', 'disabled', 'skipped'].includes(status))
      .map(({ fullName }) => fullName),
    failures: [...failed, ...broken],
  };
}

/**
 * Runs projects of jest.config.mjs together and prints their measurements.
 * @param {readonly string[]} projects their names
 * @param {{ paths: readonly string[], env: Record<string, string>, inBand: boolean, yields?: boolean }} options `yields`: others get the processors first
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runJest(projects, { paths, env, inBand, yields = false }) {
  const suite = projects.join(', ');
  const folder = mkdtempSync(join(tmpdir(), 'kontor-jest-'));
  const file = join(folder, 'report.json');
  const args = ['--selectProjects', ...projects, '--json', '--outputFile', file, ...(inBand ? ['--runInBand'] : [])];
  const filter = paths.length === 0 ? [] : ['--passWithNoTests', ...paths];
  try {
    const { code, output, stdout } = await run(
      process.execPath,
      [inRoot('node_modules/jest/bin/jest.js'), ...args, ...filter],
      {
        env: { ...env, FORCE_COLOR: '0' },
        yields,
        onError: (text) => process.stdout.write(text),
      },
    );
    for (const line of stdout.split('\n')) if (line.startsWith('  measured:')) process.stdout.write(`${line}\n`);
    const outcome = readJestReport(suite, JSON.parse(readFileSync(file, 'utf8')));
    if (code === 0 || outcome.failed > 0) return outcome;
    return { ...outcome, failed: 1, failures: [`${suite}: jest ended with exit code ${code}: ${output.slice(-300)}`] };
  } catch (error) {
    return failedOutcome(
      suite,
      `${suite}: jest left no report: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
