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
  /** The current values; other labels are removed. */
  readonly read: () => Promise<readonly Reading<L>[]>;
  readonly logger: Logger;
  /** How long a reading is reused, ms (default 15,000). */
  readonly keepMs?: number;
}

/**
 * A gauge with values from a database. A scrape returns the last reading without waiting and starts the next one, which the
 * next scrape returns. While the database is unavailable the last reading is kept.
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
