import { print } from '../../deploy/local/command-line/progress.mjs';
import { ranFiles } from './outcome.mjs';
import { suiteOfFile } from './test-files.mjs';

/** @type {readonly (string | undefined)[]} */
const ofRunningSystem = ['black-box', 'api', 'browser'];

/**
 * @param {readonly import('./outcome.mjs').Outcome[]} outcomes
 * @returns {string[]} test files of the running system that failed
 */
export function failedFiles(outcomes) {
  const failed = ranFiles(outcomes).filter(({ isFailed }) => isFailed);
  return failed.map(({ file }) => file).filter((file) => ofRunningSystem.includes(suiteOfFile(file)));
}

/**
 * Runs what failed once more, one file alone. A file that then passes has failed all the same, but its failures are
 * named flaky, because they are looked for elsewhere: in what ran before or beside it.
 * @param {readonly import('./outcome.mjs').Outcome[]} outcomes
 * @param {(file: string) => Promise<import('./outcome.mjs').Outcome>} runAlone
 * @returns {Promise<import('./outcome.mjs').Outcome[]>} the same numbers
 */
export async function nameFlaky(outcomes, runAlone) {
  /** @type {string[]} */
  const flaky = [];
  for (const file of failedFiles(outcomes)) {
    print(`\n  ·  ${file} failed and runs once more, alone`);
    const { passed, failed } = await runAlone(file);
    if (failed === 0 && passed > 0) flaky.push(file);
  }
  const rename = (/** @type {string} */ failure) => {
    const isFlaky = flaky.some((file) => failure.includes(`: ${file}: `));
    return isFlaky ? `flaky: ${failure} (passed alone)` : failure;
  };
  return outcomes.map((outcome) => ({ ...outcome, failures: outcome.failures.map(rename) }));
}
