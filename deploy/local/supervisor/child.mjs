import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { environment } from '../command-line/environment.mjs';
import { UserError } from '../command-line/user-error.mjs';
import { shorten } from './log.mjs';
import { listensOn, sendSignal, startMark } from './os-process.mjs';
import { elapsed } from '../command-line/progress.mjs';
import { root } from '../command-line/paths.mjs';
import { which } from '../command-line/run.mjs';

/**
 * @typedef {object} ProcessSpec
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Readonly<Record<string, string>>} env all of it; nothing else of the person's environment is handed on
 * @property {readonly number[]} ports on which it itself has to listen before it counts as ready
 * @property {(pid: number) => Promise<boolean>} answers whether it does its work
 * @property {number} [startTimeoutMs] how long it may take to become ready
 *
 * @typedef {'stopped' | 'starting' | 'ready' | 'waiting' | 'stopping'} ChildState
 */

const pollMs = 100;
const firstPauseMs = 250;
const longestPauseMs = 15_000;
/** After this run time the next restart has the shortest pause again. */
const healthyAfterMs = 20_000;

const setpriv = process.platform === 'linux' ? which('setpriv', environment) : undefined;

/**
 * Children have their own process group, so that Ctrl-C reaches only the supervisor, which stops them in order. If
 * the supervisor is killed, the kernel ends them.
 * @param {ProcessSpec} spec
 * @param {Readonly<Record<string, string>>} overrides
 */
function launch(spec, overrides) {
  const bound = setpriv === undefined ? [] : [setpriv, '--pdeathsig', 'KILL', '--'];
  const [command = spec.command, ...args] = [...bound, spec.command, ...spec.args];
  return spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...spec.env, ...overrides },
  });
}

/** One supervised process: started, checked, restarted when it ends, and stopped. */
export class Child {
  /** @type {ChildState} */
  state = 'stopped';
  restarts = 0;
  startedAt = 0;
  /** @type {Record<string, string>} */
  overrides = {};
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  /** @type {NodeJS.Timeout | undefined} */
  #pause;
  #failuresInARow = 0;
  #wanted = false;
  #stopAsked = false;

  /**
   * @param {ProcessSpec} spec
   * @param {{ log: import('./log.mjs').Log, changed: () => void }} deps
   */
  constructor(spec, deps) {
    this.spec = spec;
    this.log = deps.log;
    this.changed = deps.changed;
    /** @type {string | undefined} */
    this.mark = undefined;
  }

  get pid() {
    return this.#process?.pid;
  }

  /** Starts it if it does not run, and resolves when it is ready. */
  async start() {
    this.#wanted = true;
    this.#failuresInARow = 0;
    if (this.#process === undefined) this.#spawn();
    await this.ready();
  }

  #spawn() {
    clearTimeout(this.#pause);
    this.state = 'starting';
    this.#stopAsked = false;
    this.startedAt = Date.now();
    const child = launch(this.spec, this.overrides);
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      const lines = createInterface({ input: stream });
      lines.on('line', (line) => this.log.line(this.spec.name, line));
      lines.on('error', (error) => this.log.say(`output of ${this.spec.name}: ${error.message}`));
    }
    child.once('error', (error) => this.#ended(child, `cannot be started: ${error.message}`));
    child.once('exit', (code, signal) =>
      this.#ended(child, signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`),
    );
    this.mark = child.pid === undefined ? undefined : startMark(child.pid);
    this.changed();
    void this.#watchReadiness(child);
  }

  /** @param {import('node:child_process').ChildProcess} child */
  async #watchReadiness(child) {
    while (this.#process === child && this.state === 'starting') {
      if (await this.#isReady()) {
        if (this.#process === child && this.state === 'starting') this.state = 'ready';
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async #isReady() {
    const { pid } = this;
    if (pid === undefined || !this.spec.ports.every((port) => listensOn(pid, port))) return false;
    return this.spec.answers(pid).catch(() => false);
  }

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {string} how
   */
  #ended(child, how) {
    if (this.#process !== child) return;
    this.#process = undefined;
    if (!this.#wanted || this.#stopAsked) {
      this.state = 'stopped';
      this.changed();
      return;
    }
    this.#failuresInARow = Date.now() - this.startedAt > healthyAfterMs ? 1 : this.#failuresInARow + 1;
    this.restarts += 1;
    const pause = Math.min(firstPauseMs * 2 ** (this.#failuresInARow - 1), longestPauseMs);
    this.state = 'waiting';
    this.log.say(`${this.spec.name} ${how}; it is started again in ${elapsed(pause)}`);
    this.#pause = setTimeout(() => this.#spawn(), pause);
    this.changed();
  }

  /** @throws {UserError} when it does not become ready in time or keeps dying */
  async ready() {
    const startedAt = Date.now();
    const deadline = this.spec.startTimeoutMs ?? 60_000;
    while (this.state !== 'ready') {
      if (!this.#wanted) throw new UserError(`${this.spec.name} was stopped while it started`);
      if (this.#failuresInARow >= 4) throw this.#notReady('keeps dying');
      if (Date.now() - startedAt > deadline) throw this.#notReady(`did not become ready within ${elapsed(deadline)}`);
      await new Promise((resolve) => setTimeout(resolve, pollMs / 2));
    }
  }

  /** @param {string} how */
  #notReady(how) {
    const tail = this.log
      .tail(this.spec.name)
      .slice(-15)
      .map((line) => `    ${shorten(line)}`);
    return new UserError(
      [`${this.spec.name} ${how}; its last lines:`, ...(tail.length > 0 ? tail : ['    (it said nothing)'])].join('\n'),
    );
  }

  /**
   * @param {number} graceMs after which it is killed
   */
  async stop(graceMs) {
    this.#wanted = false;
    clearTimeout(this.#pause);
    const child = this.#process;
    if (child?.pid === undefined) {
      this.#process = undefined;
      this.state = 'stopped';
      return;
    }
    this.state = 'stopping';
    this.#stopAsked = true;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    sendSignal(child.pid, 'SIGTERM');
    const kill = setTimeout(() => {
      this.log.say(`${this.spec.name} did not stop within ${elapsed(graceMs)} and is killed`);
      child.kill('SIGKILL');
    }, graceMs);
    if (child.exitCode === null && child.signalCode === null) await gone;
    clearTimeout(kill);
    this.state = 'stopped';
  }

  /**
   * Sends a signal; a process that ends by it is restarted.
   * @param {NodeJS.Signals} signal
   * @returns {number} the pid that got it
   */
  signal(signal) {
    if (this.pid === undefined) throw new UserError(`${this.spec.name} does not run`);
    sendSignal(this.pid, signal);
    return this.pid;
  }
}
