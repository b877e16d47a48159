import { setTimeout as pause } from 'node:timers/promises';
import type { Outage } from '../../chaos/count.js';
import type { Disturbing } from '../../chaos/soak.js';
import { addresses } from '../../support/addresses.js';
import { freePort } from '../../support/free-port.js';
import { http } from '../../support/http.js';
import { supervisor } from '../../support/supervisor.js';
import { until } from '../../support/until.js';
import { Balancer } from './balancer.js';
import { CopiedProcess, launchOf } from './copied-process.js';

type Two<T> = readonly [T, T];

/** Between two kills, ms. */
const betweenKillsMs = 5_000;

/**
 * Two portals behind a balancer, which has the address of the one portal before, and a second worker beside the
 * supervised one.
 */
export class Pair {
  readonly ports: Two<number>;
  readonly balancer: Balancer;
  readonly #portals: Two<CopiedProcess>;
  readonly #worker: CopiedProcess;

  private constructor(given: Pick<Pair, 'ports' | 'balancer'>, portals: Two<CopiedProcess>, worker: CopiedProcess) {
    this.ports = given.ports;
    this.balancer = given.balancer;
    this.#portals = portals;
    this.#worker = worker;
  }

  static async start(): Promise<Pair> {
    const [portal, worker] = [await launchOf('portal'), await launchOf('worker')];
    await supervisor.stop('portal');
    const ports = [await freePort(), await freePort()] as const;
    const start = (port: number) => CopiedProcess.start(portal, { KONTOR_PORT: String(port) });
    const portals = [await start(ports[0]), await start(ports[1])] as const;
    const balancer = await Balancer.listen(Number(new URL(addresses.portal).port), ports);
    return new Pair({ ports, balancer }, portals, await CopiedProcess.start(worker));
  }

  /** The supervised processes alone again. */
  async stop(): Promise<void> {
    await this.balancer.close();
    for (const one of [...this.#portals, this.#worker]) await one.stop();
    await supervisor.start('portal');
  }

  /** One portal and the supervised worker. */
  async useOne(): Promise<void> {
    await this.route([this.ports[0]]);
    await this.#worker.stop();
  }

  async useBoth(): Promise<void> {
    await this.#worker.start();
    await this.route(this.ports);
  }

  /** Sends everybody to these portals; afterwards no connection to another one is open. */
  async route(ports: readonly number[]): Promise<void> {
    this.balancer.use(ports);
    const answers = async () => (await http('GET', `${addresses.portal}/api/configuration`)).status === 200;
    await until(answers, { what: 'an answer through the balancer' });
  }

  killPortal(which: 0 | 1): Promise<void> {
    return this.#portals[which].kill();
  }

  startPortal(which: 0 | 1): Promise<void> {
    return this.#portals[which].start();
  }

  /** The second portal and the second worker are killed in turn, and started again. */
  kills(): Disturbing {
    const stopping = new AbortController();
    const outages: Outage[] = [];
    const targets = [
      { process: 'portal', copy: this.#portals[1] },
      { process: 'worker', copy: this.#worker },
    ] as const;
    const run = async (): Promise<void> => {
      for (let n = 0; ; n += 1) {
        await pause(betweenKillsMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        const { process, copy } = targets[n % targets.length]!;
        const from = Date.now();
        await copy.kill();
        await copy.start();
        outages.push({ process, from, until: Date.now() });
      }
    };
    let running: Promise<void> = Promise.resolve();
    return {
      outages,
      start: () => {
        running = run();
        return Promise.resolve();
      },
      stop: () => {
        stopping.abort();
        return running;
      },
    };
  }
}
