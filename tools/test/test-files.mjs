import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { suites } from './choice.mjs';

/** @typedef {import('./choice.mjs').Suite} Suite */

/** @type {{ default: { projects: { displayName: string, testMatch: string[], testPathIgnorePatterns?: string[] }[] } }} */
const { default: jest } = await import(pathToFileURL(inRoot('jest.config.mjs')).href);

const nodeSuites = /** @type {const} */ ({
  int: 'integration',
  e2e: 'black-box',
  drill: 'drill',
  upgrade: 'upgrade',
});

/**
 * @param {string} path
 * @returns {boolean} whether node's own runner runs it
 */
export function isNodeTest(path) {
  return /^(deploy|tools)\/.*\.test\.mjs$/.test(path);
}

/** @param {string} path */
function nodeSuiteOf(path) {
  const role = /\.([a-z0-9]+)\.test\.mjs$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(nodeSuites, role) ? nodeSuites[/** @type {keyof typeof nodeSuites} */ (role)] : 'unit';
}

/**
 * @param {string} path
 * @param {typeof jest.projects[number]} project
 */
function belongsTo(path, { testMatch, testPathIgnorePatterns = [] }) {
  const matches = (/** @type {string} */ glob) => matchesGlob(path, glob.replace('<rootDir>/', ''));
  const ignores = (/** @type {string} */ pattern) => new RegExp(pattern).test(`/${path}`);
  return testMatch.some(matches) && !testPathIgnorePatterns.some(ignores);
}

/**
 * @param {string} path of a file
 * @returns {Suite | undefined} undefined when it is no test file
 */
export function suiteOfFile(path) {
  if (isNodeTest(path)) return nodeSuiteOf(path);
  const project = jest.projects.find((one) => belongsTo(path, one));
  return suites.find((suite) => suite === project?.displayName);
}

const imports = /(?:from|import\(|import|new URL\()\s*'(\.{1,2}\/[^']+)'/g;

/**
 * @param {string} path of a JavaScript file
 * @param {Set<string>} [found]
 * @returns {Set<string>} it and all that it imports from the repository, also indirectly
 */
export function importedFiles(path, found = new Set()) {
  if (found.has(path) || !existsSync(inRoot(path))) return found;
  found.add(path);
  if (!/\.[cm]?js$/.test(path)) return found;
  for (const [, imported = ''] of readFileSync(inRoot(path), 'utf8').matchAll(imports))
    importedFiles(join(dirname(path), imported), found);
  return found;
}
