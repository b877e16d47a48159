import { linkSync, readFileSync, renameSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../command-line/user-error.mjs';
import { isSameProcess, sendSignal, startMark } from './os-process.mjs';
import { print } from '../command-line/progress.mjs';

/**
 * One supervisor per data folder. The lock contains pid and start time, because a pid may be reused after a crash.
 *
 * @typedef {{ pid: number, mark: string | undefined }} Identity
 * @typedef {Identity & { name: string }} RecordedChild
 */

/**
 * @param {string} path
 * @returns {any}
 */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} data
 * @returns {Identity | undefined} the supervisor that runs on this data folder
 */
export function runningSupervisor(data) {
  const holder = readJson(join(data, 'lock.json'));
  return holder !== undefined && isSameProcess(holder) ? holder : undefined;
}

/**
 * @param {string} data
 * @returns {() => void} gives the lock back
 * @throws {UserError} naming the pid that holds it
 */
export function acquireLock(data) {
  mkdirSync(data, { recursive: true });
  const path = join(data, 'lock.json');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, mark: startMark(process.pid) }));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const holder = runningSupervisor(data);
      if (holder !== undefined) {
        throw new UserError(`Kontor runs already on ${data}: pid ${holder.pid}`, [
          `stop it: kill ${holder.pid}`,
          'see it: npm run status',
          'or run a second one beside it: KONTOR_DATA=.kontor-other KONTOR_PORT_BASE=18000 npm start',
        ]);
      }
      if (tryLink(draft, path)) return () => rmSync(path, { force: true });
      // A crash left this lock. Renaming is atomic, so only one of several starts removes it.
      try {
        renameSync(path, `${path}.left-${process.pid}`);
        rmSync(`${path}.left-${process.pid}`, { force: true });
      } catch {
        continue;
      }
    }
    throw new UserError(`The lock ${path} cannot be taken; another start is under way`);
  } finally {
    rmSync(draft, { force: true });
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
