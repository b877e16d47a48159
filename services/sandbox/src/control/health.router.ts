import { Router } from 'express';
import type { Registry } from 'prom-client';

interface HealthDeps {
  readonly instance: string | null;
  readonly isWritable: () => boolean;
  readonly registry: Registry;
}

/** `/healthz`: the process answers. `/readyz`: the journal can be written. `/metrics`: Prometheus text. */
export function createHealthRouter(deps: HealthDeps): Router {
  const router = Router();
  const about = { pid: process.pid, instance: deps.instance };
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok', ...about }));
  router.get('/readyz', (_request, response) => {
    const isReady = deps.isWritable();
    response
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? 'ready' : 'not ready', ...about, checks: { journal: isReady } });
  });
  router.get('/metrics', async (_request, response) => {
    response.type(deps.registry.contentType).send(await deps.registry.metrics());
  });
  return router;
}
