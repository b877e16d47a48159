import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSameProcess, startMark } from './os-process.mjs';
import { UserError } from '../command-line/user-error.mjs';

/**
 * A file that at most one running process holds. It contains pid and start time, because a pid may be reused after a
 * crash; the lock of a process that is gone is taken over.
 *
 * @typedef {{ pid: number, mark: string | undefined }} Identity
 * @typedef {Identity & Readonly<Record<string, unknown>>} Holder with what it wrote about itself
 */

/**
 * @param {string} path
 * @returns {any} undefined when there is no such file, or none that can be read
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path of the lock
 * @returns {Holder | undefined} the process that holds it
 */
export function lockHolder(path) {
  const holder = readJson(path);
  return holder !== undefined && isSameProcess(holder) ? holder : undefined;
}

/**
 * @param {string} path of the lock
 * @param {Readonly<Record<string, unknown>>} [details] what others read about the holder
 * @returns {{ release: () => void } | { holder: Holder }} the holder when another process has it
 */
export function takeLock(path, details = {}) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...details, pid: process.pid, mark: startMark(process.pid) }));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const holder = lockHolder(path);
      if (holder !== undefined) return { holder };
      if (tryLink(draft, path)) return { release: () => rmSync(path, { force: true }) };
      removeLeft(path);
    }
    throw new UserError(`The lock ${path} cannot be taken; another start is under way`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the lock of a process that is gone. Renaming is atomic, so only one of several starts removes it.
 * @param {string} path
 */
function removeLeft(path) {
  const left = `${path}.left-${process.pid}`;
  try {
    renameSync(path, left);
    // Another start may have taken the lock over between the look at it and the renaming.
    if (lockHolder(left) !== undefined) tryLink(left, path);
    rmSync(left, { force: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
