import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../local/command-line/environment.mjs';
import { inRoot, root } from '../local/command-line/paths.mjs';
import { resolvePorts } from '../local/stack/ports.mjs';

/**
 * @typedef {object} Started
 * @property {import('node:child_process').ChildProcess} child
 * @property {{ text: string }} output of its standard output and error
 * @property {Promise<number>} ended its exit code
 */

/** The real commands of a drill, started as a person would, and ended with the test. */
export class Commands {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  #running = new Set();
  #env;

  /** @param {Record<string, string>} env of all commands */
  constructor(env) {
    this.#env = env;
  }

  /**
   * @param {string} script relative to the root
   * @param {readonly string[]} [args]
   * @param {{ env?: Record<string, string>, folder?: string }} [more] further variables; another checkout than this one
   * @returns {Started}
   */
  start(script, args = [], { env = {}, folder = root } = {}) {
    const file = folder === root ? inRoot(script) : `${folder}/${script}`;
    const child = spawn(process.execPath, [file, ...args], { cwd: folder, env: { ...this.#env, ...env } });
    this.#running.add(child);
    const output = { text: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output.text += text));
    const ended = once(child, 'close').then(([code]) => {
      this.#running.delete(child);
      return Number(code);
    });
    return { child, output, ended };
  }

  /**
   * Runs a command to its end. @throws when it fails
   * @param {string} script
   * @param {readonly string[]} args
   * @param {{ env?: Record<string, string>, folder?: string }} [more]
   */
  async succeed(script, args, more) {
    const { output, ended } = this.start(script, args, more);
    assert.equal(await ended, 0, output.text);
    process.stdout.write(output.text);
    return output.text;
  }

  /** Ends whatever still runs. */
  async stop() {
    for (const child of this.#running) child.kill('SIGTERM');
    while (this.#running.size > 0) await wait(50);
  }
}

/**
 * Waits until a command has said something. @throws when it ends before
 * @param {Started} started
 * @param {string} words
 */
export async function says({ child, output }, words) {
  while (!output.text.includes(words)) {
    assert.equal(child.exitCode, null, output.text);
    await wait(50);
  }
}

/** By which a command reaches the package registry, where the machine needs them. */
const networkVariables = ['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];

/** @param {readonly string[]} names */
function namedVariables(names) {
  return Object.fromEntries(
    names.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
}

/**
 * A stack of its own beside others: the variables of its commands, and where it answers.
 * @param {{ data: string, portOffset: number }} options data folder; distance of its ports from those of the tests
 */
export function separateStack({ data, portOffset }) {
  const env = {
    PATH: environment.PATH ?? '',
    HOME: environment.HOME ?? '',
    ...namedVariables(['KONTOR_CACHE', ...networkVariables]),
    KONTOR_DATA: data,
    KONTOR_PORT_BASE: String(Number(environment.KONTOR_PORT_BASE ?? 28_000) + portOffset),
    RATE_LIMIT_FACTOR: '1000',
  };
  const ports = resolvePorts(env);
  const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  const addresses = {
    KONTOR_URL: local(ports.KONTOR_PORT),
    MAIL_URL: local(ports.MAIL_PORT),
    SANDBOX_URL: local(ports.SANDBOX_PORT),
  };
  return { env, addresses };
}
