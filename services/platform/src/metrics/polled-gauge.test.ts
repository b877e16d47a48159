import { silentLogger } from '../logger/logger.js';
import { until } from '../testing/until.fake.js';
import { createMetrics } from './metrics.js';
import { createPolledGauge } from './polled-gauge.js';
import type { Reading } from './polled-gauge.js';

test('a scrape shows the last reading and asks for the next one', async () => {
  const metrics = createMetrics('test');
  let read = 0;
  let readings: readonly Reading<'status'>[] | Error = [{ labels: { status: '210' }, value: 3 }];
  createPolledGauge(metrics, {
    name: 'cases',
    help: 'x',
    labelNames: ['status'],
    keepMs: 0,
    logger: silentLogger(),
    read: async () => {
      read += 1;
      if (readings instanceof Error) throw readings;
      return readings;
    },
  });
  /** The lines of a scrape, once the reading that it asked for has ended. */
  const scrape = async () => {
    const before = read;
    const lines = (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('cases{'));
    await until('the next reading', () => read > before);
    await new Promise((resolve) => setImmediate(resolve));
    return lines;
  };
  expect(await scrape()).toEqual([]);
  expect(await scrape()).toEqual(['cases{status="210",process="test"} 3']);
  readings = [{ labels: { status: '310' }, value: 1 }];
  await scrape();
  readings = new Error('the database is away');
  expect(await scrape()).toEqual(['cases{status="310",process="test"} 1']);
  expect(await scrape()).toEqual(['cases{status="310",process="test"} 1']);
});
