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
  resolver: '<rootDir>/tools/test/jest/source-resolver.cjs',
};

const alone = ['/node_modules/', '\\.alone\\.test\\.ts$'];

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  // Modules of finished files stay in memory; collecting them took a quarter of the time of all unit tests.
  workerIdleMemoryLimit: '400MB',
  // Ends what hangs, on a busy machine too. A test that waits names what did not come before that.
  testTimeout: 400_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{domain,texts,proto,services,workflows,web-customer,web-admin}/**/*.test.{ts,tsx}'],
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
      // Restarts processes, sets faults or changes what all tests share, so one file after the other.
      testMatch: ['<rootDir>/tests/chaos/**/*.test.ts', '<rootDir>/tests/{api,e2e}/**/*.alone.test.ts'],
    },
    {
      ...shared,
      displayName: 'load',
      testMatch: ['<rootDir>/tests/load/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/tests/{api,timelapse}/**/*.test.ts'],
      testPathIgnorePatterns: alone,
    },
    {
      ...shared,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
      testPathIgnorePatterns: alone,
    },
    {
      ...shared,
      displayName: 'runbook',
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
      testMatch: ['<rootDir>/tests/soak/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'bank',
      testMatch: ['<rootDir>/tests/bank/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'fuzzing',
      testMatch: ['<rootDir>/tests/fuzzing/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'encrypted',
      testMatch: ['<rootDir>/tests/encrypted/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'pages',
      testMatch: ['<rootDir>/tests/pages/**/*.test.ts'],
    },
  ],
};
