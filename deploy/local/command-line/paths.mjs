import { dirname, isAbsolute, join, resolve } from 'node:path';
import { homedir, tmpdir } from 'node:os';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * @param {string} path relative to the root of the repository
 * @returns {string}
 */
export function inRoot(path) {
  return join(root, path);
}

/**
 * @param {string} path absolute, or relative to the root of the repository
 * @returns {string}
 */
export function absolute(path) {
  return isAbsolute(path) ? path : resolve(root, path);
}

/**
 * @param {import('./environment.mjs').Environment} env
 * @returns {string} the folder with everything that one instance keeps
 */
export function dataFolder(env) {
  return absolute(env.KONTOR_DATA ?? '.kontor');
}

/**
 * @param {import('./environment.mjs').Environment} env
 * @returns {string} the folder with the engines' binaries, shared by all clones of one person
 */
export function cacheFolder(env) {
  if (env.KONTOR_CACHE !== undefined) return absolute(env.KONTOR_CACHE);
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'kontor');
}

/** A Unix socket's path has at most about 107 bytes, so a deep data folder uses the temporary folder. */
const longestSocketPath = 100;

/**
 * @param {string} data
 * @returns {string}
 */
export function controlSocket(data) {
  const inside = join(data, 'control.sock');
  if (Buffer.byteLength(inside) <= longestSocketPath) return inside;
  return join(tmpdir(), `kontor-${createHash('sha256').update(data).digest('hex').slice(0, 16)}.sock`);
}
