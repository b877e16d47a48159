import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, delimiter, join } from 'node:path';
import { environment } from '../../../deploy/local/command-line/environment.mjs';
import { UserError } from '../../../deploy/local/command-line/user-error.mjs';
import { resolvePorts } from '../../../deploy/local/stack/ports.mjs';

/** A stack of any checkout, started as a person would: by its own `npm start`. */

/**
 * @param {{ base: number, data: string }} place first port, data folder
 * @returns {Record<string, string>} the environment of the stack, with its addresses for those who use it
 */
export function environmentOf({ base, data }) {
  const ownEnv = { ...environment, KONTOR_DATA: data, KONTOR_PORT_BASE: String(base), RATE_LIMIT_FACTOR: '1000' };
  const ports = resolvePorts(ownEnv);
  const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  return {
    ...ownEnv,
    KONTOR_URL: local(ports.KONTOR_PORT),
    MAIL_URL: local(ports.MAIL_PORT),
    SANDBOX_URL: local(ports.SANDBOX_PORT),
  };
}

/**
 * A script of a checkout as npm would run it, without npm, which hands no signal on.
 * @param {string} folder
 * @param {string} name
 * @returns {string[]} arguments of Node
 */
export function scriptOf(folder, name) {
  /** @type {{ scripts?: Record<string, string> }} */
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [command, ...args] = scripts[name]?.split(' ') ?? [];
  if (command !== 'node' || args.length === 0)
    throw new UserError(`npm run ${name} of ${folder} is no program of Node`, ['choose a later commit']);
  return args;
}

/**
 * @param {string} node
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Record<string, string | undefined>} in which `node` is the given one
 */
export function onNode(node, env) {
  return { ...env, PATH: [dirname(node), env.PATH ?? ''].join(delimiter) };
}

/**
 * Starts the stack of a checkout and waits until it is ready.
 * @param {{ folder: string, node?: string }} checkout
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {(stop: () => Promise<void>) => void} opened gets what stops it, also before it is ready
 */
export async function startStack({ folder, node = process.execPath }, env, opened) {
  const child = spawn(node, [...scriptOf(folder, 'start'), '--quiet'], {
    cwd: folder,
    env: onNode(node, env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  opened(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let output = '';
  await new Promise((ready, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('\nKontor is ready\n')) ready(undefined);
    });
    void ended.then(() => fail(new UserError(`The stack of ${folder} did not start`, [output.slice(-500)])));
  });
}
