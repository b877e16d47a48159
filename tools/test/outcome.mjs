/**
 * @typedef {{ file: string, ms: number, isFailed: boolean, skipped: number }} RanFile a test file, relative to the root, and how many of its tests were skipped
 */

/**
 * Results of one test runner.
 * @typedef {object} Outcome
 * @property {string} suite
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} skips full names of skipped tests
 * @property {readonly string[]} failures what to show at the end
 * @property {readonly RanFile[]} [files] that ran
 */

/**
 * @param {string} suite
 * @param {string} failure
 * @returns {Outcome}
 */
export function failedOutcome(suite, failure) {
  return { suite, passed: 0, failed: 1, skips: [], failures: [failure] };
}

/**
 * @param {Outcome} outcome
 * @param {string} failure of the suite as a whole
 * @returns {Outcome}
 */
export function addFailure(outcome, failure) {
  const { suite, failed, failures } = outcome;
  return { ...outcome, failed: failed + 1, failures: [...failures, `${suite}: ${failure}`] };
}

/**
 * @param {string} suite
 * @returns {Outcome} of a suite that had nothing to run
 */
export function emptyOutcome(suite) {
  return { suite, passed: 0, failed: 0, skips: [], failures: [] };
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {RanFile[]} the test files that ran
 */
export function ranFiles(outcomes) {
  return outcomes.flatMap(({ files = [] }) => files);
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function sum(outcomes) {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    skipped: outcomes.reduce((total, { skips }) => total + skips.length, 0),
  };
}

/**
 * @typedef {{ suite: string, test: string, reason: string, mongo?: string, mayRun?: boolean }} AllowedSkip
 *   mongo: holds only for this kind of MongoDB; mayRun: it depends on the machine whether it is skipped
 */

/**
 * An undecided skip fails the run, and so does a decision that skips nothing.
 * @param {readonly Outcome[]} outcomes
 * @param {readonly AllowedSkip[]} allowed
 * @param {{ mongo: string | undefined, partial: boolean }} circumstances
 * @returns {Outcome | undefined} undefined when all is as decided
 */
export function compareSkips(outcomes, allowed, { mongo, partial }) {
  const inForce = allowed.filter((entry) => entry.mongo === undefined || entry.mongo === mongo);
  const failures = outcomes.flatMap(({ suite, skips }) => {
    const decided = inForce.filter((entry) => entry.suite === suite).map(({ test }) => test);
    const unknown = skips
      .filter((skip) => !decided.includes(skip))
      .map((skip) => `skipped without a reason: ${suite}: ${skip}`);
    const due = inForce.filter((entry) => entry.suite === suite && entry.mayRun !== true).map(({ test }) => test);
    const idle = partial ? [] : due.filter((test) => !skips.includes(test));
    return [...unknown, ...idle.map((test) => `listed as skipped, but it ran or is gone: ${suite}: ${test}`)];
  });
  if (failures.length === 0) return undefined;
  return { suite: 'skips', passed: 0, failed: failures.length, skips: [], failures };
}
