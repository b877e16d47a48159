import { silentLogger } from '../logger/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { createHealth } from './health.js';

test('healthz is 200 while the process lives, readyz only when all checks pass; it names those that fail', async () => {
  let isUp = false;
  const health = await createHealth({
    host: '127.0.0.1',
    port: 0,
    logger: silentLogger(),
    metrics: createMetrics('test'),
    checks: { mongo: () => isUp, nats: async () => true, broken: () => (isUp ? true : Promise.reject(new Error('x'))) },
  });
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${health.port}${path}`);
    return { status: response.status, body: await response.text() };
  };
  expect((await get('/healthz')).status).toBe(200);
  const failing = await get('/readyz');
  expect([failing.status, JSON.parse(failing.body)]).toEqual([
    503,
    { status: 'not-ready', checks: { mongo: 'failing', nats: 'ok', broken: 'failing' } },
  ]);
  isUp = true;
  expect((await get('/readyz')).status).toBe(200);
  expect((await get('/metrics')).body).toContain('process_cpu_seconds_total');
  expect((await get('/other')).status).toBe(404);
  health.stopping();
  expect((await get('/readyz')).status).toBe(503);
  await health.close();
});
