import { existsSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { relative } from 'node:path';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { run } from '../../deploy/local/command-line/run.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { affectedTests } from './affected/affected.mjs';
import { allFiles, changedFiles } from './changed-files.mjs';
import { needProcesses, slowSuites } from './choice.mjs';
import { importedFiles, isNodeTest, suiteOfFile } from './test-files.mjs';
import { testsBySource } from './tests-by-source.mjs';

/**
 * What a run of `--changed` runs.
 * @typedef {object} Selection
 * @property {string} since commit
 * @property {readonly string[]} changed paths, also of files that are gone
 * @property {ReadonlyMap<string, readonly string[]>} files test files by suite
 * @property {readonly string[]} leftOut in words
 */

/** These decide for all sources how they are read. */
const ofAllSources =
  /^(package-lock\.json|jest\.config\.mjs|tsconfig\.base\.json|tools\/test\/jest\/source-resolver\.cjs)$/;

/** What jest's tests may import: not the programs of deploy and tools, and no file of the root. */
const importable = /^(?!(deploy|tools)\/.*\.[cm]?js$).+\/.*\.(tsx?|[cm]?js|json)$/;

/**
 * @param {readonly string[]} projects of jest.config.mjs
 * @param {readonly string[]} paths
 * @returns {Promise<string[]>} test files that import one of these, also indirectly, and these themselves
 */
async function relatedTests(projects, paths) {
  if (paths.length === 0) return [];
  const args = ['--listTests', '--json', '--selectProjects', ...projects, '--findRelatedTests', ...paths];
  const { code, stdout, output } = await run(process.execPath, [inRoot('node_modules/jest/bin/jest.js'), ...args]);
  const list = stdout.split('\n').find((line) => line.startsWith('['));
  if (code !== 0 || list === undefined) throw new UserError(`jest cannot list the related tests:\n${output}`);
  return JSON.parse(list).map((/** @type {string} */ path) => relative(root, path));
}

/**
 * Node has no list of related tests: those that import a changed file, and those beside a changed file that nobody
 * imports but which they may read.
 * @param {readonly string[]} changed
 * @param {readonly string[]} tests
 */
function relatedNodeTests(changed, tests) {
  const files = new Set(changed);
  const read = new Set(changed.filter((path) => !/\.[cm]?js$/.test(path)).map(dirname));
  return tests.filter(
    (test) => read.has(dirname(test)) || [...importedFiles(test)].some((imported) => files.has(imported)),
  );
}

/**
 * @param {readonly string[]} changed
 * @returns {string[]} the tests of these sources, some of which bundle or read them without an import
 */
function bySource(changed) {
  const isIn = (/** @type {string} */ source) =>
    changed.some((path) => path === source || path.startsWith(`${source}/`));
  return Object.keys(testsBySource).filter((test) => testsBySource[test]?.sources.some(isIn));
}

/**
 * @param {readonly string[]} changed
 * @param {readonly string[]} tests all test files
 * @returns {Promise<string[]>} those to run, also of suites that only the soak runs
 */
async function selectTests(changed, tests) {
  const existing = changed.filter((path) => existsSync(inRoot(path)));
  const sources = existing.filter((path) => importable.test(path));
  const isBlackBox = (/** @type {string} */ path) => path.startsWith('tests/');
  const [units, blackBox] = await Promise.all([
    relatedTests(
      ['unit', 'integration', 'model'],
      sources.filter((path) => !isBlackBox(path)),
    ),
    relatedTests([...needProcesses], sources.filter(isBlackBox)),
  ]);
  const ofAll = changed.some((path) => ofAllSources.test(path))
    ? tests.filter((test) => ['unit', 'integration'].includes(suiteOfFile(test) ?? '') && !isNodeTest(test))
    : [];
  const node = relatedNodeTests(changed, tests.filter(isNodeTest));
  const named = [...bySource(changed), ...affectedTests(changed, tests)];
  return [...new Set([...units, ...blackBox, ...ofAll, ...node, ...named])];
}

/**
 * @param {readonly string[]} tests
 * @returns {Map<string, string[]>} by their suites
 */
function bySuite(tests) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const test of tests) {
    const suite = suiteOfFile(test) ?? '';
    found.set(suite, [...(found.get(suite) ?? []), test]);
  }
  return found;
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} all
 * @param {ReadonlyMap<string, readonly string[]>} chosen
 * @param {readonly string[]} changed
 * @returns {string[]}
 */
function describeRest(all, chosen, changed) {
  const quick = [...all].filter(([suite]) => !slowSuites.includes(suite));
  const rest = quick.flatMap(([suite, files]) => {
    const count = files.length - (chosen.get(suite)?.length ?? 0);
    return count === 0 ? [] : [`${suite}: ${count} of ${files.length} test files`];
  });
  const slow = [...all].filter(([suite]) => slowSuites.includes(suite)).flatMap(([, files]) => files);
  const own = slow.filter((file) => changed.includes(file));
  return [
    ...rest,
    'check: imports, folder cycles, unused code, supply chain, contracts, sizes of the apps',
    ['all of npm run test:soak', ...own.map((file) => `${file}, which changed`)].join('; also '),
  ];
}

/**
 * @param {string | undefined} commit
 * @param {readonly string[]} only suites
 * @returns {Promise<Selection>}
 */
export async function selectChanged(commit, only) {
  const { since, paths } = await changedFiles(commit);
  return select({ since, changed: paths }, only);
}

/**
 * @param {{ since: string, changed: readonly string[] }} difference
 * @param {readonly string[]} only suites
 * @returns {Promise<Selection>}
 */
export async function select({ since, changed }, only) {
  const tests = (await allFiles()).filter((path) => suiteOfFile(path) !== undefined && existsSync(inRoot(path)));
  const selected = await selectTests(changed, tests);
  const files = bySuite(selected.filter((test) => only.includes(suiteOfFile(test) ?? '')));
  return { since, changed, files, leftOut: describeRest(bySuite(tests), files, changed) };
}
