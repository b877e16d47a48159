import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../../deploy/local/command-line/paths.mjs';
import { readJson } from '../../deploy/local/supervisor/process-lock.mjs';
import { ranFiles } from './outcome.mjs';

/** How long each test file took, for all checkouts of one person: the longest run first. */

/**
 * @param {import('../../deploy/local/command-line/environment.mjs').Environment} env
 * @returns {string} of the file, which test-order.cjs reads: test file → ms
 */
export const durationsFile = (env) => join(cacheFolder(env), 'test-durations.json');

/**
 * @param {string} path of the file
 * @param {readonly import('./outcome.mjs').Outcome[]} outcomes of a run
 */
export function rememberDurations(path, outcomes) {
  const passed = ranFiles(outcomes).filter(({ isFailed }) => !isFailed);
  if (passed.length === 0) return;
  const durations = { ...readJson(path), ...Object.fromEntries(passed.map(({ file, ms }) => [file, ms])) };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(durations, undefined, 2));
  renameSync(`${path}.${process.pid}`, path);
}
