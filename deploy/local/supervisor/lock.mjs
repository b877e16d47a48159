import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../command-line/user-error.mjs';
import { isSameProcess, sendSignal } from './os-process.mjs';
import { lockHolder, readJson, takeLock } from './process-lock.mjs';
import { print } from '../command-line/progress.mjs';

/**
 * One supervisor per data folder.
 *
 * @typedef {import('./process-lock.mjs').Identity} Identity
 * @typedef {Identity & { name: string }} RecordedChild
 */

/** @param {string} data */
const lockOf = (data) => join(data, 'lock.json');

/**
 * @param {string} data
 * @returns {Identity | undefined} the supervisor that runs on this data folder
 */
export function runningSupervisor(data) {
  return lockHolder(lockOf(data));
}

/**
 * @param {string} data
 * @returns {() => void} gives the lock back
 * @throws {UserError} naming the pid that holds it
 */
export function acquireLock(data) {
  const taken = takeLock(lockOf(data));
  if ('release' in taken) return taken.release;
  const { pid } = taken.holder;
  throw new UserError(`Kontor runs already on ${data}: pid ${pid}`, [
    `stop it: kill ${pid}`,
    'see it: npm run status',
    'or run a second one beside it: KONTOR_DATA=.kontor-other KONTOR_PORT_BASE=18000 npm start',
  ]);
}

/**
 * @param {string} data
 * @param {readonly RecordedChild[]} children
 */
export function recordChildren(data, children) {
  const path = join(data, 'children.json');
  writeFileSync(`${path}.draft`, JSON.stringify(children));
  renameSync(`${path}.draft`, path);
}

/**
 * Ends processes that a crashed supervisor left: only recorded ones that are still the same.
 * @param {string} data
 */
export async function clearLeftovers(data) {
  /** @type {RecordedChild[]} */
  const left = (readJson(join(data, 'children.json')) ?? []).filter(isSameProcess);
  if (left.length === 0) return;
  print(
    `  ·  An earlier start left ${left.map(({ name, pid }) => `${name} (pid ${pid})`).join(', ')} running; they are ended now`,
  );
  for (const { pid } of left) sendSignal(pid, 'SIGTERM');
  const deadline = Date.now() + 8000;
  while (left.some(isSameProcess)) {
    if (Date.now() > deadline) for (const child of left.filter(isSameProcess)) sendSignal(child.pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
