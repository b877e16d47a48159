import { setTimeout as pause } from 'node:timers/promises';
import { setFault, type Fault, type Provider } from '../support/sandbox.js';
import { supervisor, type ProcessName } from '../support/supervisor.js';
import type { Outage } from './count.js';
import type { Random } from './random.js';

/**
 * The sandbox keeps its journal and the mail sink its mails, so both may be killed without a wrong count. Portal and
 * MongoDB are the last: a registration that they lose is answered a minute later, when its key is free again.
 */
export const ownProcesses = [
  'mail-sink',
  'identity',
  'company-check',
  'worker',
  'sandbox',
  'notification',
  'event-bridge',
  'core-banking',
  'portal',
] as const satisfies readonly ProcessName[];
export const engines = ['nats', 'temporal', 'mongo'] as const satisfies readonly ProcessName[];

const providers: readonly Provider[] = ['banking', 'onboarding', 'company-check', 'core-banking'];
const modes: readonly NonNullable<Fault['mode']>[] = ['execute-and-timeout', '500', '429', 'garbage'];

/** Own processes that are down at once: on a slow machine more would leave none that works, and nothing would be tested. */
const mostDown = 2;

/** How often something goes wrong. */
export interface Disturbances {
  /** Share of a provider's requests and of the mails that fail, 0 to 1. */
  readonly faultRate: number;
  /** Pause between two kills of our own processes, ms. */
  readonly killEvery: readonly [least: number, most: number];
  /** Pause between two kills of an engine, ms. */
  readonly engineEvery: number;
  /**
   * Kills each process once, in the order of the lists, each when the last one is back; otherwise our own ones in rounds
   * until the cases are over, while another one may still be starting.
   */
  readonly once?: boolean;
}

/** Kills processes with kill -9 and lets the providers fail, until it is stopped. */
export class Disturbance {
  readonly outages: Outage[] = [];
  readonly #random: Random;
  readonly #given: Disturbances;
  readonly #stop = new AbortController();
  readonly #returning: Promise<unknown>[] = [];
  readonly #down = new Set<Promise<unknown>>();
  #kills: Promise<unknown> = Promise.resolve();
  #faults: Promise<unknown> = Promise.resolve();

  constructor(random: Random, given: Disturbances) {
    this.#random = random;
    this.#given = given;
  }

  async start(): Promise<void> {
    await supervisor.restart('mail-sink', {
      MAIL_REFUSAL_RATE: String(this.#given.faultRate),
      MAIL_REFUSAL_SEED: String(this.#seed()),
    });
    const [least, most] = this.#given.killEvery;
    this.#kills = Promise.all([
      this.#killInRounds(ownProcesses, () => this.#random.between(least, most), this.#given.once !== true),
      this.#killInRounds(engines, () => this.#given.engineEvery, false),
    ]);
    this.#faults = this.#changeFaults();
  }

  /** Ends the kills and the faults; all processes are ready afterwards. */
  async stop(): Promise<void> {
    if (this.#given.once === true) await this.#kills;
    this.#stop.abort();
    await Promise.all([this.#kills, this.#faults]);
    await Promise.all(this.#returning);
    await supervisor.restart('mail-sink', { MAIL_REFUSAL_RATE: '', MAIL_REFUSAL_SEED: '' });
    for (const provider of providers) await setFault(provider, {});
    for (const name of [...ownProcesses, ...engines]) await supervisor.ready(name);
  }

  #seed(): number {
    return this.#random.between(1, 1_000_000);
  }

  /** Each process once a round, in another order each time unless there is one round only. */
  async #killInRounds(names: readonly ProcessName[], wait: () => number, overlapping: boolean): Promise<void> {
    const isOnce = this.#given.once === true;
    do
      for (const name of isOnce ? names : this.#random.shuffled(names)) {
        if (await this.#isOverAfter(wait())) return;
        const back = this.#kill(name);
        if (!overlapping) await back;
        this.#returning.push(back);
        await this.#untilFewAreDown(back);
      }
    while (!isOnce);
  }

  /** Waits while too many are down; `stop` reports what failed to come back. */
  async #untilFewAreDown(back: Promise<unknown>): Promise<void> {
    const settled = back.catch(() => undefined).finally(() => this.#down.delete(settled));
    this.#down.add(settled);
    while (this.#down.size >= mostDown) await Promise.race(this.#down);
  }

  /** Ends once the process is back; one that is still down is left alone. */
  async #kill(name: ProcessName): Promise<void> {
    const from = Date.now();
    try {
      await supervisor.kill(name);
    } catch (error) {
      if (String(error).includes(`${name} does not run`)) return;
      throw error;
    }
    await supervisor.ready(name);
    this.outages.push({ process: name, from, until: Date.now() });
  }

  /** Every provider has another mode every few seconds. */
  async #changeFaults(): Promise<void> {
    do {
      for (const provider of providers) {
        const [mode = 'none'] = this.#random.shuffled(modes);
        // While the sandbox is busy the mode before continues.
        await setFault(provider, { mode, rate: this.#given.faultRate, seed: this.#seed() }).catch(() => undefined);
      }
    } while (!(await this.#isOverAfter(4_000)));
  }

  async #isOverAfter(ms: number): Promise<boolean> {
    await pause(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    return this.#stop.signal.aborted;
  }
}
