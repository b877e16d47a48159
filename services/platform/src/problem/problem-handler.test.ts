import { createHttpApp, listen, type HttpListener } from '../http/http-server.js';
import { silentLogger } from '../logger/logger.js';
import { Problem } from './problem.js';
import { problemHandler } from './problem-handler.js';

describe('when to repeat', () => {
  let server: HttpListener;
  let thrown: Problem;

  beforeEach(async () => {
    const app = createHttpApp({ logger: silentLogger() });
    app.get('/', () => {
      throw thrown;
    });
    app.use(problemHandler({ logger: silentLogger() }));
    server = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterEach(() => server.close());

  const problem = (status: number, extensions = {}): Problem =>
    new Problem({ status, code: 'x', title: 'x', message: 'x', extensions });

  it.each([
    ['that of the body', problem(429, { retryAfterSeconds: 298 }), '298'],
    ['soon after a short outage', problem(503), '2'],
    ['never for another refusal', problem(409, { retryAfterSeconds: 298 }), null],
  ])('is %s', async (_what, error, header) => {
    thrown = error;
    const response = await fetch(`http://127.0.0.1:${server.port}/`);
    expect(response.headers.get('retry-after')).toBe(header);
  });
});
