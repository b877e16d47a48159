const { TestEnvironment } = require('jest-environment-node');

/**
 * Jest's Node environment, except that a failed test skips the rest of its file. Mutation testing only needs one
 * failure, and Jest's own `bail` stops between files, not within one.
 */
module.exports = class FirstFailureEnvironment extends TestEnvironment {
  #hasFailed = false;

  /** @type {NonNullable<TestEnvironment['handleTestEvent']>} */
  handleTestEvent = (event) => {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#hasFailed = true;
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
  };
};
