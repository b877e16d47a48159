const { existsSync, readFileSync } = require('node:fs');
const { relative } = require('node:path');
const process = require('node:process');

// A part of jest, which is found from there.
const jest = require.resolve('@jest/core', { paths: [require.resolve('jest')] });
const { default: Sequencer } = require(require.resolve('@jest/test-sequencer', { paths: [jest] }));

/**
 * The files that failed or changed, then the longest by the durations that the cache folder keeps, because jest's own are
 * of one checkout; a file that is not known there comes before those.
 */
module.exports = class extends Sequencer {
  /** @param {import('@jest/test-result').Test[]} tests */
  sort(tests) {
    const { KONTOR_FIRST_TESTS: first = '', KONTOR_TEST_DURATIONS: durations = '' } = process.env;
    const known = existsSync(durations) ? JSON.parse(readFileSync(durations, 'utf8')) : {};
    return this.sortAfter(JSON.parse(readFileSync(first, 'utf8')), known, tests);
  }

  /**
   * @param {readonly string[]} first paths relative to the working folder
   * @param {Readonly<Record<string, number>>} durations ms by path
   * @param {import('@jest/test-result').Test[]} tests
   */
  sortAfter(first, durations, tests) {
    const place = (/** @type {{ path: string }} */ { path }) => {
      const name = relative(process.cwd(), path);
      const index = first.indexOf(name);
      return { rank: index === -1 ? first.length : index, ms: durations[name] ?? Number.MAX_SAFE_INTEGER };
    };
    /** @type {import('@jest/test-result').Test[]} */
    const sorted = super.sort(tests);
    return sorted.sort((a, b) => {
      const [one, other] = [place(a), place(b)];
      return one.rank - other.rank || other.ms - one.ms;
    });
  }
};
