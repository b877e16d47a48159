import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { environment } from './environment.mjs';
import { processTree, signalAll } from './process-tree.mjs';
import { UserError } from './user-error.mjs';
import { root } from './paths.mjs';

/**
 * @typedef {object} Ran
 * @property {number} code exit code; 128 when a signal ended it
 * @property {string} output stdout and stderr, interleaved as they came
 * @property {string} stdout
 * @property {boolean} isOverLimit whether it was killed because it took too long
 */

/**
 * @typedef {object} Limit
 * @property {number} ms
 * @property {(pid: number) => void | Promise<void>} reached what is done before the command and all below it are killed
 */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env]
 * @property {(text: string) => void} [onOutput]
 * @property {(text: string) => void} [onError]
 * @property {string} [input]
 * @property {boolean} [yields] others get the processors first
 * @property {Limit | undefined} [limit]
 */

/**
 * Niceness of what yields: a third beside each of the others. With 10, a tenth, eslint took longer than 40 minutes beside four
 * busy loops.
 */
const yielding = '5';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Limit | undefined} limit
 * @returns {{ isReached: () => boolean }}
 */
function watchLimit(child, limit) {
  let isReached = false;
  const { pid } = child;
  if (limit === undefined || pid === undefined) return { isReached: () => false };
  const timer = setTimeout(() => {
    isReached = true;
    void Promise.resolve(limit.reached(pid)).finally(() => signalAll(processTree(pid), 'SIGKILL'));
  }, limit.ms);
  child.once('close', () => clearTimeout(timer));
  return { isReached: () => isReached };
}

/**
 * Runs a command to its end and keeps what it wrote.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 */
export function run(command, args, { cwd = root, env, onOutput, onError, input, yields = false, limit } = {}) {
  return new Promise((resolve, reject) => {
    const [file, ...words] = yields ? ['nice', '-n', yielding, command, ...args] : [command, ...args];
    const child = spawn(file, words, { cwd, env: env ?? environment, stdio: ['pipe', 'pipe', 'pipe'] });
    running.add(child);
    const watch = watchLimit(child, limit);
    let output = '';
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      stdout += text;
      output += text;
      onOutput?.(text);
    });
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      onOutput?.(text);
      onError?.(text);
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 128, output, stdout, isOverLimit: watch.isReached() }));
    child.once('close', () => running.delete(child));
    child.once('error', () => running.delete(child));
  });
}

/** Ends every command that `run` has under way; used when the person interrupts a long step. */
export function endRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a command that has to succeed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2] & { remedies?: readonly string[], what?: string }} [options]
 * @returns {Promise<Ran>}
 * @throws {UserError} with the end of the command's output
 */
export async function mustRun(command, args, options = {}) {
  const ran = await run(command, args, options);
  if (ran.code === 0) return ran;
  const lines = ran.output.trimEnd().split('\n');
  // Tools print the cause first or last, so the middle is left out.
  const end = (lines.length <= 45 ? lines : [...lines.slice(0, 15), '…', ...lines.slice(-25)]).join('\n');
  const what = options.what ?? `${command} ${args.join(' ')}`;
  throw new UserError(`${what} failed with exit code ${ran.code}:\n${end}`, options.remedies);
}

/**
 * @param {string} path
 * @returns {boolean}
 */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} name a command, or the absolute path of one
 * @param {import('./environment.mjs').Environment} env
 * @returns {string | undefined} where it lies
 */
export function which(name, env) {
  if (isAbsolute(name)) return isExecutable(name) ? name : undefined;
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable);
}
