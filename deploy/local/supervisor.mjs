import { Child } from './child.mjs';
import { Fault } from './fault.mjs';
import { recordChildren } from './lock.mjs';
import { residentBytes } from './os-process.mjs';

/**
 * @typedef {import('./child.mjs').ProcessSpec} ProcessSpec
 * @typedef {{ name: string, state: string, pid: number | null, ports: readonly number[], restarts: number, upMs: number, residentBytes: number }} ProcessStatus
 */

/** After this long the rest is killed, so that a stop never takes more than 15 seconds. */
const stopBudgetMs = 13_500;

/**
 * The order of the stop and how long each step may take: HTTP is refused first and what is in flight ends, then those
 * that call others, then those that are called, the bus, and the stores last.
 */
export const stopOrder = /** @type {const} */ ([
  { names: ['portal'], graceMs: 5000 },
  { names: ['worker', 'event-bridge'], graceMs: 4000 },
  { names: ['identity', 'company-check', 'core-banking', 'notification'], graceMs: 3000 },
  { names: ['sandbox', 'mail-sink'], graceMs: 1500 },
  { names: ['nats'], graceMs: 1500 },
  { names: ['temporal', 'mongo'], graceMs: 5000 },
]);

/** Keeps a set of processes running, in order. */
export class Supervisor {
  /** @type {Map<string, Child>} */
  #children = new Map();
  #stopping = false;

  /**
   * @param {{ data: string, log: import('./log.mjs').Log }} surroundings
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
      throw new Fault(`there is no process "${name}"`, [`there are: ${[...this.#children.keys()].join(', ')}`]);
    return child;
  }

  #record() {
    const running = [...this.#children.values()].flatMap(({ spec, pid, mark }) =>
      pid === undefined ? [] : [{ name: spec.name, pid, mark }],
    );
    recordChildren(this.data, running);
  }

  /**
   * Starts processes side by side.
   * @param {readonly ProcessSpec[]} specs
   */
  async start(specs) {
    if (this.#stopping) throw new Fault('Kontor is being stopped');
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

  /** Stops everything in order; never takes longer than the budget. */
  async stop() {
    if (this.#stopping) return;
    this.#stopping = true;
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
