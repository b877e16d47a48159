import { inRoot } from './deploy/local/command-line/paths.mjs';
import jestConfig from './jest.config.mjs';

/**
 * Mutants of the domain. What is mutated, which tests run, and where copies and reports go, is handed in by
 * tools/mutation/mutation.mjs: `npm run mutation -- --help`.
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    // There is one file with all tests.
    enableFindRelatedTests: false,
    config: {
      ...jestConfig.projects.find(({ displayName }) => displayName === 'unit'),
      testEnvironment: inRoot('tools/mutation/first-failure.fixture.cjs'),
      // Beside the copy, so that it goes with it.
      cacheDirectory: '<rootDir>/.jest-cache',
      watchman: false,
    },
  },
  // jest.config.mjs stays behind: Stryker would take its projects instead of the one above.
  ignorePatterns: ['*', '!package.json', '!domain/**', 'domain/dist'],
  concurrency: 2,
  // Jest leaves something behind in its process with every run that each promise then has to look at.
  maxTestRunnerReuse: 12,
  // A busy machine must not pass for a test that noticed something.
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  // It would warn of the joined file, which lies in the copy only.
  logLevel: 'error',
  thresholds: { high: 95, low: 85, break: 85 },
};
