import { readdirSync, readFileSync } from 'node:fs';

const shared = {
  testEnvironment: 'node',
  transform: {
    '^.+\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages that are ESM only, or import at run time, are transformed; the rest of node_modules is not.
  transformIgnorePatterns: [
    '/node_modules/(?!(jose|p-limit|yocto-queue|@skyra|@bufbuild/protobuf|file-type|strtok3|token-types|uint8array-extras|@tokenizer|postal-mime|better-sse|eventsource-parser|@nats-io|standardwebhooks|cockatiel|cologne-phonetic|@borewit|@opentelemetry/otlp-exporter-base)/)',
  ],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Has an `import` condition only, which a CommonJS transform does not resolve.
    '^cologne-phonetic$': '<rootDir>/node_modules/cologne-phonetic/build/src/index.js',
  },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/'],
};

// What restarts processes, sets faults or changes what all tests share runs alone, one file after the other.
const disturbs = /support\/supervisor|timelapse\/timelapse|setFault|storeSetting|storeConnection|passwordChange/;
const testsIn = (folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);
const [apiTests, browserTests] = [testsIn('tests/api'), testsIn('tests/e2e')];
const alone = [...apiTests, ...browserTests].filter((path) =>
  disturbs.test(readFileSync(new URL(path, import.meta.url), 'utf8')),
);
const concurrent = (tests) => tests.filter((path) => !alone.includes(path));
const inRoot = (path) => `<rootDir>/${path}`;

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  // Generous, because a busy machine is no failure; a test that waits has its own limit.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{domain,proto,services,workflows,web-customer,web-admin}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.(int|soak)\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/{services,workflows}/**/*.int.test.ts'],
    },
    {
      ...shared,
      displayName: 'black-box',
      setupFilesAfterEnv: ['<rootDir>/tests/support/timeout.ts'],
      testMatch: ['<rootDir>/tests/chaos/**/*.test.ts', ...alone.map(inRoot)],
    },
    {
      ...shared,
      displayName: 'load',
      setupFilesAfterEnv: ['<rootDir>/tests/support/timeout.ts'],
      testMatch: ['<rootDir>/tests/load/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      setupFilesAfterEnv: ['<rootDir>/tests/support/timeout.ts'],
      testMatch: concurrent(apiTests).map(inRoot),
    },
    {
      ...shared,
      displayName: 'browser',
      setupFilesAfterEnv: ['<rootDir>/tests/support/timeout.ts'],
      testMatch: concurrent(browserTests).map(inRoot),
    },
    {
      ...shared,
      displayName: 'runbook',
      setupFilesAfterEnv: ['<rootDir>/tests/support/timeout.ts'],
      testMatch: ['<rootDir>/tests/runbook/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'model',
      testMatch: ['<rootDir>/domain/**/*.soak.test.ts'],
    },
    {
      ...shared,
      displayName: 'soak',
      setupFilesAfterEnv: ['<rootDir>/tests/support/timeout.ts'],
      testMatch: ['<rootDir>/tests/soak/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'pages',
      setupFilesAfterEnv: ['<rootDir>/tests/support/timeout.ts'],
      testMatch: ['<rootDir>/tests/pages/**/*.test.ts'],
    },
  ],
};
