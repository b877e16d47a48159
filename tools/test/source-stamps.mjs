import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../../deploy/local/build/build-steps.mjs';
import { ranFiles } from './outcome.mjs';
import { commonSources, testsBySource } from './tests-by-source.mjs';

/** Remembers in the cache folder with which sources a test file passed. */

/**
 * @param {string} test
 * @returns {string} of its sources, the packages and Node
 */
export function stampOf(test) {
  const sources = testsBySource[test]?.sources ?? [];
  const contents = fingerprint([...commonSources, ...sources], { withTests: true });
  return createHash('sha256').update([test, process.version, process.platform, contents].join('\0')).digest('hex');
}

/** @typedef {ReadonlyMap<string, string>} Stamps by test file */

/** @returns {Stamps} of the sources as they are now */
export function readStamps() {
  return new Map(Object.keys(testsBySource).map((test) => [test, stampOf(test)]));
}

/**
 * @param {string} cache
 * @param {string} stamp
 */
const fileOf = (cache, stamp) => join(cache, 'passed-tests', stamp);

/**
 * @param {string} cache
 * @param {Stamps} stamps
 * @returns {string[]} test files that passed with these sources
 */
export function passedBefore(cache, stamps) {
  return [...stamps].filter(([, stamp]) => existsSync(fileOf(cache, stamp))).map(([test]) => test);
}

/**
 * @param {string} cache
 * @param {Stamps} stamps from before the run; a source that was changed meanwhile counts as not tested
 * @param {readonly import('./outcome.mjs').Outcome[]} outcomes
 */
export function rememberPassed(cache, stamps, outcomes) {
  for (const { file, isFailed, skipped } of ranFiles(outcomes)) {
    const stamp = stamps.get(file);
    if (stamp === undefined || isFailed || skipped > 0 || stampOf(file) !== stamp) continue;
    const path = fileOf(cache, stamp);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${file}\n`);
  }
}
