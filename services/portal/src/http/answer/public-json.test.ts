import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createPublicJson } from './public-json.js';

const texts = { title: 'Geschäftskonto '.repeat(200) };
let shown: unknown = texts;
let http: HttpListener;

beforeAll(async () => {
  const app = createHttpApp({ logger: silentLogger() });
  const send = createPublicJson();
  app.get('/public', (asked, response) => send(asked, response, shown));
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => http.close(0));

interface Got {
  readonly encoding: string | undefined;
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

function get(accepted: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: http.port, path: '/public', headers: { 'accept-encoding': accepted } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            encoding: answer.headers['content-encoding'],
            type: answer.headers['content-type'],
            bytes: Buffer.concat(parts),
          }),
        );
      },
    );
    asked.on('error', reject).end();
  });
}

test.each([
  ['br', brotliDecompressSync, 'br'],
  ['gzip', gunzipSync, 'gzip'],
  ['identity', (bytes: Buffer) => bytes, undefined],
] as const)('is sent as %s to who accepts it, and again when it has changed', async (accepted, read, encoding) => {
  shown = texts;
  const first = await get(accepted);
  expect([first.encoding, first.type]).toEqual([encoding, 'application/json; charset=utf-8']);
  expect(JSON.parse(read(first.bytes).toString())).toEqual(texts);
  expect(first.bytes.length < 500).toBe(encoding !== undefined);
  shown = { title: 'neu' };
  expect(JSON.parse(read((await get(accepted)).bytes).toString())).toEqual({ title: 'neu' });
});
