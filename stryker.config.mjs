import jestConfig from './jest.config.mjs';

/**
 * Mutants of the domain. What is mutated, which tests judge it, and where copies and reports go, is handed in by
 * deploy/local/mutation.mjs: `npm run mutation -- --help`.
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    config: {
      ...jestConfig.projects.find(({ displayName }) => displayName === 'unit'),
      // Beside the copy, so that it goes with it.
      cacheDirectory: '<rootDir>/.jest-cache',
    },
  },
  // jest.config.mjs stays behind: Stryker would take its projects instead of the one above.
  ignorePatterns: ['*', '!package.json', '!domain/**', 'domain/dist'],
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  logLevel: 'warn',
  thresholds: { high: 95, low: 85, break: 85 },
};
