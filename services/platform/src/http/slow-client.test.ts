import { connect, type Socket } from 'node:net';
import express from 'express';
import { silentLogger } from '../logger/logger.js';
import { notFoundHandler, problemHandler } from '../problem/problem-handler.js';
import { until } from '../testing/until.fake.js';
import { createHttpApp, listen, type HttpListener } from './http-server.js';

const logger = silentLogger();
const head = 'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

interface Client {
  readonly socket: Socket;
  readonly received: () => string;
  readonly isClosed: () => boolean;
}

function clientOf(port: number): Client {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  let closed = false;
  socket.on('data', (chunk: Buffer) => void (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => void (closed = true));
  return { socket, received: () => text, isClosed: () => closed };
}

const bodyOf = (text: string): unknown => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));

describe('a client that is slow', () => {
  let http: HttpListener;
  const clients: Client[] = [];
  let handled: string[];
  /** Reads the body of `/api/later`. */
  let waiting: (() => void) | undefined;

  const start = async (windowMs: number, times: { headersMs: number; requestMs: number }) => {
    handled = [];
    const app = createHttpApp({ logger, bodyRate: { windowMs, bytes: 1_000 } });
    app.post('/api/echo', (request, response) => void response.json(request.body));
    app.post('/webhooks/x', express.raw({ type: () => true }), (_request, response) => void response.end());
    app.post('/api/form', (request, response) => {
      request.on('data', () => undefined).on('close', () => handled.push(request.complete ? 'complete' : 'cut'));
      response.once('close', () => handled.push('closed'));
    });
    app.post('/api/later', (request, response) => {
      waiting = () => void request.resume().on('end', () => response.json({}));
    });
    app.use(notFoundHandler, problemHandler({ logger }));
    http = await listen(app, { host: '127.0.0.1', port: 0, times: { ...times, checkMs: 20 } });
  };
  const unlimited = { headersMs: 60_000, requestMs: 60_000 };
  const open = () => {
    const client = clientOf(http.port);
    clients.push(client);
    return client;
  };
  afterEach(async () => {
    for (const { socket } of clients.splice(0)) socket.destroy();
    await http.close(0);
  });

  it.each([
    ['/api/echo', 'Content-Length: 5000'],
    ['/webhooks/x', 'Content-Length: 5000'],
    ['/api/echo', 'Transfer-Encoding: chunked'],
  ])('%s with %s and no body is answered 408 and closed', async (path, length) => {
    await start(50, unlimited);
    const client = open();
    client.socket.write(`${head.replace('/api/echo', path)}${length}\r\n\r\n`);
    await until('the end', client.isClosed);
    expect(client.received()).toContain('HTTP/1.1 408 ');
    expect(client.received()).toContain('application/problem+json');
    expect(bodyOf(client.received())).toMatchObject({ status: 408, code: 'http-408', title: 'Zeitüberschreitung' });
  });

  it('a body that trickles is cut although bytes keep coming', async () => {
    await start(60, unlimited);
    const client = open();
    client.socket.write(`${head}Content-Length: 5000\r\n\r\n{"a":"`);
    const trickle = setInterval(() => client.socket.write('x'), 5);
    await until('the end', client.isClosed);
    clearInterval(trickle);
    expect(client.received()).toContain('HTTP/1.1 408 ');
  });

  it('a form that its route reads is cut, and its route learns of it', async () => {
    await start(50, unlimited);
    const client = open();
    const form = head.replace('/api/echo', '/api/form').replace('application/json', 'multipart/form-data; boundary=x');
    client.socket.write(`${form}Content-Length: 5000\r\n\r\n--x`);
    await until('the end', client.isClosed);
    await until('the route to learn of it', () => handled.length === 2);
    expect(handled).toContain('cut');
    expect(client.received()).toContain('HTTP/1.1 408 ');
  });

  it('a body at the rate is read to its end, over several windows', async () => {
    await start(200, unlimited);
    const client = open();
    const body = JSON.stringify({ a: 'x'.repeat(20_000) });
    client.socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
    const startedAt = Date.now();
    let sent = 0;
    const timer = setInterval(() => {
      client.socket.write(body.slice(sent, sent + 500));
      sent += 500;
    }, 15);
    await until('the answer', () => client.received().endsWith('"}'));
    clearInterval(timer);
    expect(client.received()).toContain('HTTP/1.1 200 ');
    expect(Date.now() - startedAt).toBeGreaterThan(2 * 200);
  });

  it('a body that waits for a reader of ours is not cut', async () => {
    await start(40, unlimited);
    const client = open();
    const form = head.replace('/api/echo', '/api/later').replace('application/json', 'multipart/form-data; boundary=x');
    client.socket.write(`${form}Content-Length: 900000\r\n\r\n${'x'.repeat(600_000)}`);
    await until('the route', () => waiting !== undefined);
    // Three windows have passed when three later clients have been cut one after the other.
    for (let count = 0; count < 3; count += 1) {
      const later = open();
      later.socket.write(`${head}Content-Length: 5000\r\n\r\n`);
      await until('the end of a later one, which is slow', later.isClosed);
    }
    expect(client.isClosed()).toBe(false);
    client.socket.write('x'.repeat(300_000));
    waiting?.();
    await until('the answer', () => client.received() !== '');
    expect(client.received()).toContain('HTTP/1.1 200 ');
  });

  it.each([
    ['headers that do not end', 'POST /api/echo HTTP/1.1\r\nHost: x\r\n', { headersMs: 60, requestMs: 60_000 }],
    ['a whole request that takes too long', `${head}Content-Length: 5000\r\n\r\n{`, { headersMs: 60, requestMs: 120 }],
  ])('%s are answered 408 and closed', async (_what, sent, times) => {
    await start(60_000, times);
    const client = open();
    client.socket.write(sent);
    await until('the end', client.isClosed);
    expect(client.received()).toContain('HTTP/1.1 408 ');
    expect(bodyOf(client.received())).toMatchObject({ status: 408, code: 'http-408' });
  });

  it.each([
    ['headers that are too large', `${head}X-Large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['what is no HTTP', 'nonsense\r\n\r\n', 400],
  ])('%s are answered with a problem', async (_what, sent, status) => {
    await start(60_000, unlimited);
    const client = open();
    client.socket.write(sent);
    await until('the end', client.isClosed);
    expect(client.received()).toContain(`HTTP/1.1 ${status} `);
    expect(bodyOf(client.received())).toMatchObject({ status, code: `http-${status}` });
  });
});
