import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { durationsFile } from './durations.mjs';
import { firstFile } from './first-tests.mjs';
import { describeHang, reportArguments } from './hang-report.mjs';
import { hangingOutcome, outcomeOf, readEvents, stillRunning } from './jest-events.mjs';
import { addFailure } from './outcome.mjs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { run } from '../../deploy/local/command-line/run.mjs';

/**
 * @param {readonly string[]} projects
 * @param {JestOptions} options
 * @returns {string[]}
 */
function argumentsFor(projects, { paths, files, leftOut, inBand, bail }) {
  const isPart = files !== undefined || paths.length + leftOut.length > 0;
  return [
    inRoot('node_modules/jest/bin/jest.js'),
    ...['--selectProjects', ...projects],
    ...(inBand ? ['--runInBand'] : []),
    ...(bail ? ['--bail'] : []),
    ...['--reporters', 'default', '--reporters', inRoot('tools/test/jest/jest-reporter.cjs')],
    ...['--testSequencer', inRoot('tools/test/jest/test-order.cjs')],
    ...['--filter', inRoot('tools/test/jest/file-filter.cjs')],
    ...(isPart ? ['--passWithNoTests'] : []),
    ...paths,
  ];
}

/**
 * @typedef {object} JestOptions
 * @property {readonly string[]} paths only files whose path contains one of these
 * @property {readonly string[] | undefined} files only these
 * @property {readonly string[]} leftOut not these
 * @property {Record<string, string>} env
 * @property {boolean} inBand
 * @property {boolean} bail whether it ends at the first failing file
 * @property {boolean} [yields] others get the processors first
 * @property {number} limitMs after which it counts as hanging
 * @property {string | undefined} [log] of the processes under test
 */

/**
 * Runs projects of jest.config.mjs together and prints their measurements.
 * @param {readonly string[]} projects their names
 * @param {JestOptions} options
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runJest(projects, options) {
  const suite = projects.join(', ');
  const folder = mkdtempSync(join(tmpdir(), 'kontor-jest-'));
  const [events, files] = [join(folder, 'events'), join(folder, 'files')];
  writeFileSync(files, JSON.stringify({ files: options.files ?? null, leftOut: options.leftOut }));
  const readStill = () => stillRunning(readEvents(events)).map(({ file, test }) => `${file}: ${test}`);
  /** @param {number} pid */
  const reached = async (pid) =>
    print(await describeHang({ suite, pid, folder, running: readStill(), log: options.log }));
  try {
    const args = [...reportArguments(folder), ...argumentsFor(projects, options)];
    const { code, output, stdout, isOverLimit } = await run(process.execPath, args, {
      env: {
        ...options.env,
        FORCE_COLOR: '0',
        KONTOR_FIRST_TESTS: firstFile,
        KONTOR_TEST_DURATIONS: durationsFile(environment),
        KONTOR_JEST_EVENTS: events,
        KONTOR_TEST_FILES: files,
      },
      yields: options.yields ?? false,
      onError: (text) => process.stdout.write(text),
      limit: { ms: options.limitMs, reached },
    });
    for (const line of stdout.split('\n')) if (line.startsWith('  measured:')) print(line);
    const outcome = outcomeOf(suite, readEvents(events));
    if (isOverLimit) return hangingOutcome(outcome, readEvents(events), options.limitMs);
    if (code === 0 || outcome.failed > 0) return outcome;
    return addFailure(outcome, `jest ended with exit code ${code}: ${output.slice(-300)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
