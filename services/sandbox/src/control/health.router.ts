import { Router } from 'express';

/** `/healthz`: the process is alive. `/readyz`: the journal can be written. */
export function createHealthRouter(deps: { instance: string | null; isWritable: () => boolean }): Router {
  const router = Router();
  const about = { pid: process.pid, instance: deps.instance };
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok', ...about }));
  router.get('/readyz', (_request, response) => {
    const isReady = deps.isWritable();
    response
      .status(isReady ? 200 : 503)
      .json({ status: isReady ? 'ready' : 'not ready', ...about, checks: { journal: isReady } });
  });
  return router;
}
