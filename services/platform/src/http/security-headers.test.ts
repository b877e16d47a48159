import type { HttpListener } from './http-server.js';
import { createHttpApp, listen } from './http-server.js';
import { createLogger } from '../logger/logger.js';

let listener: HttpListener;

beforeAll(async () => {
  const app = createHttpApp({ logger: createLogger({ name: 'test', destination: { write: () => undefined } }) });
  app.get('/api/one', (_request, response) => void response.json({}));
  listener = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => listener.close(100));

test.each(['/api/one', '/nothing'])('%s forbids the browser what no page needs', async (path) => {
  const { headers } = await fetch(`http://127.0.0.1:${listener.port}${path}`, {
    headers: { origin: 'https://other.example' },
  });
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/) as string,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-') || name === 'x-powered-by')).toEqual(
    [],
  );
});
