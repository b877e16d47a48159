const { appendFileSync } = require('node:fs');
const { relative } = require('node:path');
const process = require('node:process');

/**
 * Writes one line of JSON for each test file that starts or ends and each test that starts, at once, so that it can be
 * read what ran and what still runs when jest is ended.
 */
module.exports = class {
  /** @param {import('../jest-events.mjs').JestEvent} event */
  write(event) {
    appendFileSync(process.env.KONTOR_JEST_EVENTS ?? '', `${JSON.stringify(event)}\n`);
  }

  /** @param {import('@jest/test-result').Test} test */
  onTestFileStart({ path }) {
    this.write({ event: 'file started', file: relative(process.cwd(), path) });
  }

  /**
   * @param {import('@jest/test-result').Test} test
   * @param {{ fullName: string }} started
   */
  onTestCaseStart({ path }, { fullName }) {
    this.write({ event: 'test started', file: relative(process.cwd(), path), test: fullName });
  }

  /**
   * @param {import('@jest/test-result').Test} test
   * @param {import('@jest/test-result').TestResult} result
   */
  onTestFileResult({ path }, { testResults, failureMessage, testExecError, perfStats }) {
    const tests = testResults.map(({ status, fullName }) => ({ status, fullName }));
    const isFailed = testExecError !== undefined || tests.some(({ status }) => status === 'failed');
    const message = isFailed ? (failureMessage ?? String(testExecError?.message)) : '';
    const ms = perfStats.end - perfStats.start;
    this.write({ event: 'file ended', file: relative(process.cwd(), path), isFailed, message, ms, tests });
  }
};
