import { createHttpApp, listen } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { methodNotAllowed } from './method-not-allowed.js';

const routes = [
  { method: 'GET', path: '/cases/{id}/file.pdf' },
  { method: 'DELETE', path: '/cases/{id}/file.pdf' },
  { method: 'POST', path: '/cases' },
] as const;

describe('an address with other methods', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    const logger = silentLogger();
    const app = createHttpApp({ logger, metrics: createMetrics('portal'), trustProxy: 0 });
    app.use('/api', methodNotAllowed(routes), notFoundHandler);
    app.use(problemHandler({ logger }));
    server = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close(0));

  it.each([
    ['PUT', '/cases/7/file.pdf', 405, 'DELETE, GET, HEAD'],
    ['GET', '/cases', 405, 'POST'],
    ['PATCH', '/cases/', 405, 'POST'],
    ['GET', '/cases/7/file.pdf', 404, null],
    ['HEAD', '/cases/7/file.pdf', 404, null],
    ['PUT', '/cases/7/file-pdf', 404, null],
    ['PUT', '/cases/7/8/file.pdf', 404, null],
    ['GET', '/elsewhere', 404, null],
  ])('%s %s is %i, allowing %s', async (method, path, status, allow) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
    if (status === 405)
      expect(await answer.json()).toMatchObject({ code: 'method-not-allowed', title: 'Methode nicht erlaubt' });
  });
});
