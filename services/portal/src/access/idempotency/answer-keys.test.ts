import { randomBytes } from 'node:crypto';
import type { KeyRing } from '@kontor/platform/crypto/sealed-box';
import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { createFakeEffectRecords } from '@kontor/platform/effect-once/testing/effect-records.fake';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { problemTable } from '../../http/answer/problem-table.js';
import { answerKeys } from './answer-keys.js';
import { createIdempotency } from './idempotency.js';

const master = () => randomBytes(32).toString('base64');

describe('an answer that was kept', () => {
  const logger = silentLogger();
  const records = createFakeEffectRecords();
  const [first, second, third] = [master(), master(), master()];
  const open: HttpListener[] = [];
  let runs = 0;

  /** The portal after a restart with these keys. */
  async function started(keys: KeyRing) {
    const app = createHttpApp({ logger });
    app.use(
      createIdempotency({ records, searchHash: createSearchHash('pepper for tests'), keys, logger, now: Date.now }),
    );
    app.post('/thing', (_request, response) => void response.status(201).json({ run: (runs += 1) }));
    app.use(problemHandler({ logger, table: problemTable }));
    const http = await listen(app, { host: '127.0.0.1', port: 0 });
    open.push(http);
    return async (key: string) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key.replaceAll(' ', '-') };
      const response = await fetch(`http://127.0.0.1:${http.port}/thing`, { method: 'POST', headers, body: '{}' });
      const replayed = response.headers.get('idempotent-replayed') === 'true';
      return { status: response.status, body: (await response.json()) as { run?: number }, replayed };
    };
  }
  afterAll(() => Promise.all(open.map((http) => http.close(0))));

  it('is read before, during and after rotations of the master key, and is gone with its key', async () => {
    const before = await started(answerKeys(first, []));
    expect(await before('of the first key')).toMatchObject({ status: 201, body: { run: 1 }, replayed: false });

    const during = await started(answerKeys(second, [first]));
    expect(await during('of the first key')).toEqual({ status: 201, body: { run: 1 }, replayed: true });
    expect(await during('of the second key')).toMatchObject({ body: { run: 2 }, replayed: false });

    const again = await started(answerKeys(third, [second, first]));
    expect(await again('of the first key')).toMatchObject({ body: { run: 1 }, replayed: true });
    expect(await again('of the second key')).toMatchObject({ body: { run: 2 }, replayed: true });

    const retired = await started(answerKeys(third, [second]));
    expect(await retired('of the second key')).toMatchObject({ body: { run: 2 }, replayed: true });
    expect((await retired('of the first key')).status).toBe(500);
    expect(runs).toBe(2);
  });

  it('of an earlier version is read after the upgrade', async () => {
    const { bytes } = answerKeys(first, []).current;
    const current = { id: 'answers', bytes };
    const old = await started({ current, find: (id) => (id === current.id ? current : undefined) });
    const kept = await old('of an earlier version');
    const upgraded = await started(answerKeys(first, []));
    expect(await upgraded('of an earlier version')).toEqual({ ...kept, replayed: true });
  });
});
