import { inRoot } from './deploy/local/command-line/paths.mjs';
import jestConfig from './jest.config.mjs';

/**
 * Mutants of the domain. tools/mutation/mutation.mjs passes what is mutated, which tests run, and where copies and
 * reports are written: `npm run mutation -- --help`.
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    // All tests are in one file.
    enableFindRelatedTests: false,
    config: {
      ...jestConfig.projects.find(({ displayName }) => displayName === 'unit'),
      resolver: inRoot('tools/test/jest/source-resolver.cjs'),
      testEnvironment: inRoot('tools/mutation/first-failure.fixture.cjs'),
      // Inside the copy, so that it is deleted with it.
      cacheDirectory: '<rootDir>/.jest-cache',
      watchman: false,
    },
  },
  // Without jest.config.mjs, because Stryker would use its projects instead of the one above.
  ignorePatterns: ['*', '!package.json', '!domain/**', 'domain/dist'],
  concurrency: 2,
  // Jest leaves hooks in its process with every run, which slow down each later promise.
  maxTestRunnerReuse: 12,
  // Generous, so that a busy machine is not counted as a killed mutant.
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  // Stryker would warn about the joined file, which exists in the copy only.
  logLevel: 'error',
  thresholds: { high: 95, low: 85, break: 85 },
};
