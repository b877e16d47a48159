import { randomUUID } from 'node:crypto';
import { Child } from './child.mjs';
import { UserError } from '../command-line/user-error.mjs';
import { recordChildren } from './lock.mjs';
import { residentBytes } from './os-process.mjs';

/**
 * @typedef {import('./child.mjs').ProcessSpec} ProcessSpec
 * @typedef {{ name: string, state: string, pid: number | null, ports: readonly number[], restarts: number, upMs: number, residentBytes: number }} ProcessStatus
 */

/** After this time the remaining processes are killed, so that a stop takes at most 15 seconds. */
const stopBudgetMs = 13_500;

/**
 * The stop order with the time limit of each step: HTTP first, then callers before callees, then the bus, and the
 * stores last.
 */
export const stopOrder = /** @type {const} */ ([
  { names: ['portal'], graceMs: 5000 },
  { names: ['worker', 'event-bridge'], graceMs: 4000 },
  { names: ['identity', 'company-check', 'core-banking', 'notification'], graceMs: 3000 },
  { names: ['sandbox', 'mail-sink'], graceMs: 1500 },
  { names: ['nats'], graceMs: 1500 },
  { names: ['temporal', 'mongo'], graceMs: 5000 },
]);

/** Writers first, then the engines that are copied as files. MongoDB is read while all others are halted. */
const holdOrder = [
  ...['portal', 'identity', 'company-check', 'core-banking', 'notification', 'event-bridge', 'worker'],
  ...['temporal', 'nats'],
];
const longestHoldMs = 60_000;

/** Supervises a set of processes. */
export class Supervisor {
  /** @type {Map<string, Child>} */
  #children = new Map();
  #stopping = false;
  /** @type {{ token: string, since: number, running: Child[], limit: NodeJS.Timeout } | undefined} */
  #held;

  /**
   * @param {{ data: string, log: import('./log.mjs').Log }} deps
   */
  constructor({ data, log }) {
    this.data = data;
    this.log = log;
  }

  /**
   * @param {string} name
   * @returns {Child}
   */
  child(name) {
    const child = this.#children.get(name);
    if (child === undefined)
      throw new UserError(`there is no process "${name}"`, [`there are: ${[...this.#children.keys()].join(', ')}`]);
    return child;
  }

  #record() {
    const running = [...this.#children.values()].flatMap(({ spec, pid, mark }) =>
      pid === undefined ? [] : [{ name: spec.name, pid, mark }],
    );
    recordChildren(this.data, running);
  }

  /**
   * Starts processes concurrently.
   * @param {readonly ProcessSpec[]} specs
   */
  async start(specs) {
    if (this.#stopping) throw new UserError('Kontor is being stopped');
    const children = specs.map((spec) => {
      const child = new Child(spec, { log: this.log, changed: () => this.#record() });
      this.#children.set(spec.name, child);
      return child;
    });
    const results = await Promise.allSettled(children.map((child) => child.start()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  /**
   * @param {string} name
   * @param {Readonly<Record<string, string>>} [overrides] variables that hold from now on; an empty value takes one away
   */
  async restart(name, overrides = {}) {
    const child = this.child(name);
    await child.stop(8000);
    for (const [variable, value] of Object.entries(overrides)) {
      if (value === '') delete child.overrides[variable];
      else child.overrides[variable] = value;
    }
    await child.start();
  }

  /** @returns {ProcessStatus[]} */
  status() {
    return [...this.#children.values()].map((child) => ({
      name: child.spec.name,
      state: child.state,
      pid: child.pid ?? null,
      ports: child.spec.ports,
      restarts: child.restarts,
      upMs: child.pid === undefined ? 0 : Date.now() - child.startedAt,
      residentBytes: child.pid === undefined ? 0 : residentBytes(child.pid),
    }));
  }

  /**
   * Halts everything but the store that is read, so that a backup has one moment of all engines; calls wait
   * meanwhile. Resumes by itself after a while, in case the caller ended; `token` releases this hold only.
   */
  hold() {
    if (this.#held !== undefined) throw new UserError('Kontor is held already; another backup is under way');
    const running = holdOrder.flatMap((name) => this.#children.get(name) ?? []).filter(({ pid }) => pid !== undefined);
    for (const child of running) child.signal('SIGSTOP');
    const limit = setTimeout(() => this.#resume(), longestHoldMs);
    const token = randomUUID();
    this.#held = { token, since: Date.now(), running, limit };
    return { held: running.map(({ spec }) => spec.name), token };
  }

  #resume() {
    const held = this.#held;
    this.#held = undefined;
    if (held === undefined) return undefined;
    clearTimeout(held.limit);
    for (const child of held.running) if (child.pid !== undefined) child.signal('SIGCONT');
    return Date.now() - held.since;
  }

  /**
   * @param {string} token of the hold
   * @returns {{ heldMs: number }}
   * @throws {UserError} when that hold has ended, also while another one lasts
   */
  release(token) {
    const heldMs = this.#held?.token === token ? this.#resume() : undefined;
    if (heldMs === undefined) throw new UserError(`Kontor continued by itself after ${longestHoldMs / 1000} s`);
    return { heldMs };
  }

  /** Stops everything in order, within the time limit. */
  async stop() {
    if (this.#stopping) return;
    this.#stopping = true;
    this.#resume();
    const deadline = Date.now() + stopBudgetMs;
    const known = stopOrder.flatMap(({ names }) => /** @type {readonly string[]} */ (names));
    const others = [...this.#children.keys()].filter((name) => !known.includes(name));
    for (const { names, graceMs } of [{ names: others, graceMs: 2000 }, ...stopOrder]) {
      const children = names.flatMap((name) => this.#children.get(name) ?? []);
      const left = Math.max(200, deadline - Date.now());
      await Promise.all(children.map((child) => child.stop(Math.min(graceMs, left))));
    }
    this.#record();
  }
}
