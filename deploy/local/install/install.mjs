import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { step } from '../command-line/progress.mjs';
import { mustRun } from '../command-line/run.mjs';
import { inRoot } from '../command-line/paths.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, extraneous?: boolean }} LockEntry
 */

/**
 * @param {string} path
 * @returns {Record<string, LockEntry>}
 */
function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

/**
 * Compares npm's record of what it installed with the lockfile.
 * @param {Record<string, LockEntry>} wanted
 * @param {Record<string, LockEntry>} installed
 * @returns {boolean}
 */
export function isInstalled(wanted, installed) {
  const complete = Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const there = installed[path];
    if (there === undefined) return entry.optional === true || entry.devOptional === true || entry.extraneous === true;
    return there.version === entry.version && there.link === entry.link;
  });
  return complete && Object.keys(installed).every((path) => wanted[path] !== undefined);
}

const stamp = inRoot('node_modules/.cache/kontor/install');
const record = inRoot('node_modules/.package-lock.json');

/** @param {string} lockfile */
function isUpToDate(lockfile) {
  if (!existsSync(record)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return true;
  return isInstalled(packagesOf(inRoot('package-lock.json')), packagesOf(record));
}

/** Runs `npm ci` when node_modules does not match the lockfile. */
export async function installPackages() {
  const lockfile = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  if (isUpToDate(lockfile)) return;
  await step('Installing packages (npm ci)', () =>
    mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      remedies: ['check that npm reaches its registry (npm ping)', 'run npm ci by hand to see more'],
    }),
  );
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockfile);
}
