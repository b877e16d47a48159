import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { createWeb } from './web.module.js';

const script = `'use strict'; ${'// fits '.repeat(300)}`;
let http: HttpListener;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-embed-'));
  for (const part of ['embed', 'assets']) await mkdir(join(folder, part));
  await writeFile(join(folder, 'index.html'), '<title>customer</title>');
  await writeFile(join(folder, 'assets', 'a-1.js'), '1');
  await writeFile(join(folder, 'embed', 'v1.js'), script);
  const app = createHttpApp({ logger: silentLogger() });
  const pageHosts = async () => ({ parents: ['https://www.bank.example'], images: [] });
  app.use(createWeb({ WEB_CUSTOMER_DIST: folder }, { prerenderedTexts: async () => null, pageHosts }));
  app.use(notFoundHandler, problemHandler({ logger: silentLogger() }));
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await http.close(0);
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${http.port}${path}`, { headers });

describe('a script for other sites', () => {
  it.each(['identity', 'br', 'gzip'])(
    'is kept for a year, and loaded and read by any origin (%s)',
    async (encoding) => {
      const { status, headers } = await get('/embed/v1.js', {
        ...{ 'accept-encoding': encoding, origin: 'https://bank.example' },
      });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  it('is served as it is written', async () => {
    expect(await (await get('/embed/v1.js')).text()).toBe(script);
  });

  it.each(['/embed/v2.js', '/embed/', '/embed', '/embed/..%2findex.html'])('%s is none', async (path) => {
    const response = await get(path);
    expect(response.headers.get('cache-control') ?? '').not.toContain('max-age');
    expect(await response.text()).not.toBe(script);
  });
});

it.each(['/assets/a-1.js', '/', '/start/produkte/1', '/hub', '/missing.js'])(
  '%s is loaded and read by no other site',
  async (path) => {
    const { headers } = await get(path, { origin: 'https://www.bank.example' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  },
);
