import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { readJson } from '../../deploy/local/supervisor/process-lock.mjs';
import { changedFiles } from './changed-files.mjs';
import { ranFiles } from './outcome.mjs';

/** Test files that failed when they last ran, and those that changed, run before the others of their suite. */

const failedFile = inRoot('node_modules/.cache/kontor/failed-tests.json');
/** Read by test-order.cjs. */
export const firstFile = inRoot('node_modules/.cache/kontor/first-tests.json');

/** @returns {string[]} */
const readFailed = () => readJson(failedFile) ?? [];

/**
 * @param {string} path
 * @param {readonly string[]} list
 */
function writeList(path, list) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(list, undefined, 2));
}

/**
 * @param {string | undefined} commit with which the files are compared
 * @returns {Promise<string[]>} the files that come first, in this order
 */
export async function findFirst(commit) {
  // Without git nothing counts as changed.
  const { paths } = await changedFiles(commit).catch(() => ({ paths: [] }));
  const changed = paths.filter((path) => /\.test\.(tsx?|mjs)$/.test(path));
  const first = [...new Set([...readFailed(), ...changed])];
  writeList(firstFile, first);
  return first;
}

/**
 * @param {readonly string[]} files
 * @param {readonly string[]} first
 * @returns {string[]} the same files, in their order after the first ones
 */
export function inOrder(files, first) {
  const rank = (/** @type {string} */ file) => (first.includes(file) ? first.indexOf(file) : first.length);
  return files.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * @param {readonly string[]} failed before
 * @param {readonly import('./outcome.mjs').RanFile[]} ran
 * @returns {string[]} what is known to fail now
 */
export function stillFailing(failed, ran) {
  const passed = new Set(ran.filter(({ isFailed }) => !isFailed).map(({ file }) => file));
  const failing = ran.filter(({ isFailed }) => isFailed).map(({ file }) => file);
  return [...new Set([...failing, ...failed.filter((file) => !passed.has(file))])];
}

/** @param {readonly import('./outcome.mjs').Outcome[]} outcomes of a run */
export function rememberFailed(outcomes) {
  const ran = ranFiles(outcomes);
  if (ran.length > 0) writeList(failedFile, stillFailing(readFailed(), ran));
}
