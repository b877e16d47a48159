import { request, type IncomingHttpHeaders } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import type { PageHosts } from './page-policy.js';
import type { PrerenderedTexts } from './prerendered-shell.js';
import { createWeb } from './web.module.js';

let http: HttpListener;
let words: PrerenderedTexts | null = null;
let hosts: PageHosts = { parents: [], images: [] };
const tuer =
  '<title>Tür</title><link href="/b-1.js"><!--prerendered-shell--><style nonce="__CSP_NONCE__">h1{margin:0}</style>' +
  '<h1>{{title}}</h1><p>{{lead}}</p><!--/prerendered-shell-->';
let folder: string;
const script = `export const texts = ${JSON.stringify('Geschäftskonto '.repeat(2000))};`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-web-'));
  for (const app of ['customer', 'admin']) {
    await mkdir(join(folder, app, 'assets'), { recursive: true });
    await writeFile(
      join(folder, app, 'index.html'),
      `<title>${app}</title><meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="module" src="/assets/a-1.js"></script>`,
    );
    await writeFile(join(folder, app, 'assets', 'a-1.js'), `"${app}"`);
    await writeFile(join(folder, app, 'assets', 'big-1.js'), script);
    await writeFile(join(folder, app, 'assets', 'font-1.woff2'), 'font');
    await writeFile(join(folder, app, 'favicon.svg'), '<svg/>');
  }
  await mkdir(join(folder, 'customer', 'prerendered', 'start'), { recursive: true });
  await writeFile(join(folder, 'customer', 'prerendered', 'start', 'tuer.html'), tuer);
  const config = { WEB_CUSTOMER_DIST: join(folder, 'customer'), WEB_ADMIN_DIST: join(folder, 'admin') };
  const app = createHttpApp({ logger: silentLogger() });
  app.use(createWeb(config, { prerenderedTexts: async () => words, pageHosts: async () => hosts }));
  app.use(notFoundHandler, problemHandler({ logger: silentLogger() }));
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await http.close(0);
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  fetch(`http://127.0.0.1:${http.port}${path}`, { headers });

it.each([
  ['/', 'customer'],
  ['/hub/identifizierung', 'customer'],
  ['/hub/entry/abc.def-123', 'customer'],
  ['/start/produkte/1', 'customer'],
  ['/bm', 'admin'],
  ['/bm/1001', 'admin'],
  ['/bm/nutzerverwaltung/nutzer-anlegen', 'admin'],
])('%s is a page of the %s app', async (path, app) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<title>${app}</title>`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('each page has its own nonce and no inline code without it', async () => {
  const policies = new Set<string>();
  for (let count = 0; count < 3; count++) {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    const page = await response.text();
    expect(page).toContain(`<script nonce="${nonce}"`);
    expect(page).not.toContain('__CSP_NONCE__');
    expect(policy).not.toContain('unsafe-inline');
    policies.add(nonce);
  }
  expect(policies.size).toBe(3);
});

describe('of other origins', () => {
  const policyOf = async (path: string) => {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    const directive = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1];
    return {
      parents: directive('frame-ancestors'),
      images: directive('img-src'),
      frame: headers.get('x-frame-options'),
    };
  };
  const entryPages = ['/start', '/start?konto=1', '/start/produkte/vergleich', '/fk', '/fk?anliegen=1', '/fk/1'];
  const paths = [...entryPages, '/', '/hub', '/hub/start', '/bm', '/bm/start', '/startx', '/?/start', '/hub?x=/fk/1'];

  afterEach(() => {
    hosts = { parents: [], images: [] };
  });

  it.each(paths)('%s has nothing unless the bank says so', async (path) => {
    const none = { parents: "'none'", images: "'self' data: blob:", frame: expect.any(String) as unknown };
    expect(await policyOf(path)).toEqual(none);
  });

  it.each(paths)(
    '%s has pictures of the hosts that the bank names; entry pages may be framed by its sites',
    async (path) => {
      hosts = {
        parents: ['https://www.bank.example', 'https://bank.example:8443'],
        images: ['https://bilder.example'],
      };
      const isEntry = entryPages.includes(path);
      const { parents, images, frame } = await policyOf(path);
      expect(images).toBe("'self' data: blob: https://bilder.example");
      expect(parents).toBe(isEntry ? 'https://www.bank.example https://bank.example:8443' : "'none'");
      expect(frame === null).toBe(isEntry);
    },
  );

  it.each(['/assets/a-1.js', '/bm/assets/a-1.js', '/favicon.svg', '/start/missing.png', '/api/start', '/api/unknown'])(
    '%s is framed by nobody, whoever may frame the entry pages',
    async (path) => {
      hosts = { parents: ['https://www.bank.example'], images: [] };
      expect(await policyOf(path)).toMatchObject({ parents: "'none'", frame: 'DENY' });
    },
  );
});

describe('a prerendered page', () => {
  it.each(['/start/tuer', '/start/tuer?konto=1'])('%s has its own page with the policy of every page', async (path) => {
    const response = await get(path);
    const page = await response.text();
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
    expect(page).toContain('<title>Tür</title>');
    expect(page).toContain(`<link nonce="${nonce}"`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it("has the bank's current texts", async () => {
    expect(await (await get('/start/tuer')).text()).not.toContain('<h1>');
    words = { title: 'Konto & Karte', lead: 'In Minuten.' };
    const page = await (await get('/start/tuer')).text();
    expect(page).toContain('<h1>Konto &amp; Karte</h1><p>In Minuten.</p>');
    expect(page).not.toContain('__CSP_NONCE__');
  });

  it.each(['/start', '/start/tuer/hinten', '/start/fenster', '/start/..%2ftuer'])('%s has none', async (path) => {
    expect(await (await get(path)).text()).toContain('<title>customer</title>');
  });
});

it('caches hashed files for a year', async () => {
  const response = await get('/bm/assets/a-1.js');
  expect(await response.text()).toBe('"admin"');
  expect(response.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/);
});

it('what runs on its own, such as a worker, may load our scripts and nothing else', async () => {
  const { headers } = await get('/');
  expect(headers.get('content-security-policy')).toContain("worker-src 'self';");
  for (const path of ['/assets/a-1.js', '/assets/big-1.js', '/assets/font-1.woff2', '/bm/assets/a-1.js'])
    expect((await get(path)).headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    );
});

describe('compression', () => {
  /** The bytes of the response without decoding. */
  const raw = (path: string, accepted: string, more: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      const headers = { 'accept-encoding': accepted, ...more };
      request({ host: '127.0.0.1', port: http.port, path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
        );
      })
        .on('error', reject)
        .end();
    });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('%s is answered with %s', async (accepted, encoding, decompress) => {
    for (let count = 0; count < 2; count++) {
      const { headers, bytes } = await raw('/assets/big-1.js', accepted);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['vary']).toContain('Accept-Encoding');
      expect(headers['content-type']).toMatch(/javascript; charset=utf-8/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(bytes.length).toBeLessThan(script.length / 20);
      expect(decompress(bytes).toString('utf8')).toBe(script);
    }
  });

  it.each(['identity', 'deflate', ''])('%j gets the file uncompressed, with Vary', async (accepted) => {
    const { headers, bytes } = await raw('/assets/big-1.js', accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(bytes.toString('utf8')).toBe(script);
  });

  it('sends a range of a file uncompressed', async () => {
    const { status, headers, bytes } = await raw('/assets/big-1.js', 'br', { range: 'bytes=0-5' });
    expect([status, headers['content-encoding'], bytes.toString()]).toEqual([206, undefined, 'export']);
  });

  it('answers 304 for a matching ETag', async () => {
    const first = await raw('/assets/big-1.js', 'br');
    const again = await raw('/assets/big-1.js', 'br', { 'if-none-match': String(first.headers['etag']) });
    const other = await raw('/assets/big-1.js', 'gzip', { 'if-none-match': String(first.headers['etag']) });
    expect([again.status, other.status]).toEqual([304, 200]);
  });

  it.each(['/assets/font-1.woff2', '/', '/api/unknown', '/assets/missing.js'])('%s is not compressed', async (path) => {
    expect((await raw(path, 'br, gzip', { accept: 'text/html' })).headers['content-encoding']).toBeUndefined();
  });
});

it.each([
  '/api',
  '/api/unknown',
  '/assets/missing.js',
  '/missing.png',
  '/index.html',
  '/bm/index.html',
  '/prerendered/start/tuer.html',
  '/..%2f..%2fetc/passwd.txt',
])('%s is not found', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});
