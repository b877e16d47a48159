/**
 * Test files that take long and depend on few folders only. `npm test` leaves one out when it passed with the same
 * contents of its folders, the same packages and the same Node; `npm run test:soak` runs all of them.
 *
 * @typedef {object} BySource
 * @property {readonly string[]} sources folders in which all lies that it imports or reads
 * @property {readonly string[]} [reads] files that it does not import, but of which it bundles all that they import
 */

const caseRules = ['calendar-date', 'case', 'id', 'person', 'reminder'].map((folder) => `domain/src/${folder}`);
const workflows = ['workflows', 'domain/src/case-wording', ...caseRules];
const reads = ['workflows/src/workflows.workflow.ts'];
/** What the activities of the recorded journeys use, and the server that runs them. */
const platform = ['bus', 'config', 'engines', 'logger', 'metrics', 'retry', 'trace'].map(
  (folder) => `services/platform/src/${folder}`,
);
const temporal = ['deploy/engines/temporal', 'deploy/engines/temporal.mjs'];

/** @type {Readonly<Record<string, BySource>>} */
export const testsBySource = {
  'domain/src/case/case-model.test.ts': { sources: caseRules },
  'domain/src/case/case-properties.test.ts': { sources: caseRules },
  'workflows/src/bundle.test.ts': { sources: workflows, reads },
  'workflows/src/identification-case/record-histories.int.test.ts': {
    sources: [...workflows, ...platform, ...temporal],
    reads,
  },
  'workflows/src/identification-case/replay.test.ts': { sources: workflows, reads },
};

/** What every test depends on. */
export const commonSources = [
  'package-lock.json',
  'jest.config.mjs',
  'tsconfig.base.json',
  'tools/test/jest/source-resolver.cjs',
];
