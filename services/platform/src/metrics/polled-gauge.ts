import { Gauge } from 'prom-client';
import type { Logger } from '../logger/logger.js';
import type { Metrics } from './metrics.js';

export interface Reading<L extends string> {
  readonly labels: Readonly<Record<L, string>>;
  readonly value: number;
}

export interface PolledGaugeOptions<L extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly L[];
  /** The values of now; what is not among them is no longer shown. */
  readonly read: () => Promise<readonly Reading<L>[]>;
  readonly logger: Logger;
  /** A reading serves this long, ms (default 15,000). */
  readonly keepMs?: number;
}

/**
 * A gauge over what lies in a database. A scrape shows the last reading and never waits: it asks for the next one, which the
 * next scrape shows. While the database is away the last reading stays.
 */
export function createPolledGauge<L extends string>({ registry }: Metrics, options: PolledGaugeOptions<L>): void {
  const { name, help, labelNames, read, logger, keepMs = 15_000 } = options;
  let known: readonly Reading<L>[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading = false;
  const refresh = async (): Promise<void> => {
    try {
      known = await read();
    } catch (error) {
      logger.warn({ err: error, metric: name }, 'a measure could not be read');
    }
    [readAt, reading] = [performance.now(), false];
  };
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, value } of known) this.set(labels, value);
      if (reading || performance.now() - readAt < keepMs) return;
      reading = true;
      void refresh();
    },
  });
}
