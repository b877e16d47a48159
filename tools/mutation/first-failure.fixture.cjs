const { TestEnvironment } = require('jest-environment-node');

/**
 * Node as Jest gives it, but after the first test that fails the rest of the file is skipped. Mutation testing asks only
 * whether any test notices a mutant, and Jest's own `bail` ends between files, never within one.
 */
module.exports = class FirstFailureEnvironment extends TestEnvironment {
  #hasFailed = false;

  /** @type {NonNullable<TestEnvironment['handleTestEvent']>} */
  handleTestEvent = (event) => {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#hasFailed = true;
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
  };
};
