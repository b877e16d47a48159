import { randomBytes } from 'node:crypto';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import type { EffectRecords } from '@kontor/platform/effect-once/effect-records';
import { createFakeEffectRecords } from '@kontor/platform/effect-once/testing/effect-records.fake';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { problem, problemTable } from '../../http/answer/problem-table.js';
import { createIdempotency } from './idempotency.js';

const logger = silentLogger();
let http: HttpListener;
let runs: number;
let answers: number[];
let records: EffectRecords;
const clock = { now: 1_000_000 };

beforeEach(async () => {
  runs = 0;
  answers = [];
  records = createFakeEffectRecords();
  const app = createHttpApp({ logger });
  const keys = createKeyRing({ id: 'k', bytes: randomBytes(32) });
  app.use(
    createIdempotency({
      records,
      searchHash: createSearchHash('a pepper for tests'),
      keys,
      logger,
      now: () => clock.now,
    }),
  );
  app.post('/thing', async (request, response) => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    const status = answers.shift() ?? 201;
    if (status === 409) throw problem('illegal', { state: 'illegal' });
    response.status(status).json({ run: runs, body: request.body as unknown });
  });
  app.post('/empty', (_request, response) => {
    runs += 1;
    response.status(204).end();
  });
  app.use(problemHandler({ logger, table: problemTable }));
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});

afterEach(() => http.close(0));

async function post(path: string, body: unknown, key?: string) {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) };
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
    replayed: response.headers.get('idempotent-replayed'),
  };
}

it('has the same answer for the same request', async () => {
  const first = await post('/thing', { a: 1 }, 'key-1');
  const second = await post('/thing', { a: 1 }, 'key-1');
  expect(first).toMatchObject({ status: 201, body: { run: 1 }, replayed: null });
  expect(second).toMatchObject({ status: 201, body: { run: 1 }, replayed: 'true' });
  expect(runs).toBe(1);
});

it('stores an answer without body', async () => {
  expect((await post('/empty', {}, 'key')).status).toBe(204);
  expect((await post('/empty', {}, 'key')).status).toBe(204);
  expect(runs).toBe(1);
});

it('refuses another body with the same key', async () => {
  await post('/thing', { a: 1 }, 'key');
  expect((await post('/thing', { a: 2 }, 'key')).status).toBe(422);
  expect((await post('/empty', { a: 2 }, 'key')).status).toBe(204);
});

it('twenty equal requests have one effect', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => post('/thing', { a: 1 }, 'key')));
  expect(runs).toBe(1);
  const done = all.filter(({ status }) => status === 201);
  expect(done.length).toBeGreaterThan(0);
  expect(done.every(({ body }) => body?.['run'] === 1)).toBe(true);
  expect(all.every(({ status }) => status === 201 || status === 409)).toBe(true);
});

it.each([409, 500, 503])('does not store a %d', async (status) => {
  answers = [status];
  expect((await post('/thing', {}, 'key')).status).toBe(status);
  expect((await post('/thing', {}, 'key')).status).toBe(201);
});

it('a request whose lease ended is run again, once', async () => {
  const insert = records.insert.bind(records);
  const dead = { leaseOwner: 'dead', leaseUntil: new Date(clock.now - 1) };
  records.insert = async (record) => insert({ ...record, ...dead }).then(() => false);
  const all = await Promise.all(Array.from({ length: 5 }, () => post('/thing', {}, 'key')));
  expect(runs).toBe(1);
  expect(all.some(({ status }) => status === 201)).toBe(true);
});

it('ignores requests without a key', async () => {
  await post('/thing', {});
  await post('/thing', {});
  expect(runs).toBe(2);
});

it('refuses a key that is too long', async () => {
  expect((await post('/thing', {}, 'x'.repeat(256))).status).toBe(400);
});
