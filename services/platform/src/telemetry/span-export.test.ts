import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '../logger/logger.js';
import { startSpanExport } from './span-export.js';
import { inSpan } from '../trace/span.js';

const service = { name: 'portal', instance: 'test', profile: 'test' };

test('spans reach the collector as OTLP, with our headers and the name of the process', async () => {
  const received: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const telemetry = startSpanExport({ endpoint, headers: { 'x-key': 'k' }, service, logger: silentLogger() });
  await inSpan({ name: 'GET /api/me', kind: 'server', parent: null }, async () => undefined);
  await telemetry.stop();
  await new Promise((resolve) => collector.close(resolve));
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'k' } });
  for (const part of ['GET /api/me', '"portal"', '"kontor"']) expect(received[0]?.body).toContain(part);
});

test('a collector without an answer delays neither work nor shutdown', async () => {
  let asked = 0;
  let givenUp = 0;
  const collector = createServer((request) => {
    asked += 1;
    request.on('close', () => (givenUp += 1));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const telemetry = startSpanExport({ endpoint, headers: {}, service, logger: silentLogger() });
  await inSpan({ name: 'x', kind: 'server', parent: null }, async () => undefined);
  expect(asked).toBe(0);
  await telemetry.stop();
  expect([asked, givenUp]).toEqual([1, 0]);
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});
