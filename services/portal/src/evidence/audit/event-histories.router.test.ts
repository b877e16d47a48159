import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { seal } from '@kontor/platform/crypto/sealed-box';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { CaseKeyGone, utf8 } from '../../case/case-record/case-record.module.js';
import { problemTable } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import { callApi, type CallOptions } from '../../testing/harness-client.js';
import { staff } from '../../testing/harness-sessions.js';
import { createEventHistoriesRouter } from './event-histories.router.js';
import { createListEvents } from './list-events.js';
import type { LoggedEntry } from './audit-log.repository.js';
import { createReadEvent } from './read-event.js';
import { createFakeAuditLogRepository } from './testing/audit-log.repository.fake.js';
import { entryOf } from './testing/audit-log.repository.suite.js';

const logKey = generateDataKey('audit');
const root = staff('ROLE_ROOT');
const clerk = staff('ROLE_ADMIN');

describe('the log', () => {
  const now = Date.UTC(2026, 2, 2, 12);
  let http: HttpListener;
  let repository: ReturnType<typeof createFakeAuditLogRepository>;
  beforeEach(async () => {
    repository = createFakeAuditLogRepository();
    const app = createHttpApp({ logger: silentLogger() });
    app.use('/api', (request, response, next) => {
      const session = request.get('x-session');
      if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
      next();
    });
    const nameOf = async (id: string) => (id === 'staff-ROLE_ADMIN' ? 'Erika Sachbearbeiterin' : null);
    app.use(
      '/api',
      createEventHistoriesRouter(
        createListEvents({ repository, nameOf, named: async (text) => (text === 'erika' ? ['staff-ROLE_ADMIN'] : []) }),
        createReadEvent({ repository, keys: { open: () => Promise.reject(new CaseKeyGone()) }, logKey, nameOf }),
      ),
    );
    app.use(problemHandler({ logger: silentLogger(), table: problemTable }));
    http = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterEach(() => http.close(0));

  const call = (method: string, path: string, options: CallOptions = {}) =>
    callApi(`http://127.0.0.1:${http.port}`, method, path, options);
  const append = (logged: Pick<LoggedEntry, '_id' | 'entry'> & Partial<LoggedEntry>) =>
    repository.append([{ previous: '', hash: '', sealed: new Uint8Array(), ...logged }]);
  const events = (query = '') => call('GET', `/event_histories${query}`, { as: root });

  it('is read by support, 25 a page, the newest first, with the names of staff', async () => {
    for (let n = 0; n < 30; n++) await append({ _id: n + 1, entry: entryOf(`k${n}`) });
    const login = { accountId: 'staff-ROLE_ADMIN', at: now, category: 'login', caseId: null } as const;
    await append({ _id: 31, entry: entryOf('k', login) });
    const { body } = await events();
    const members = body['hydra:member'] as Record<string, unknown>[];
    expect([members.length, body['hydra:totalItems']]).toEqual([25, 31]);
    expect(members[0]).toMatchObject({
      id: 31,
      category: 'login',
      user: { userName: 'Erika Sachbearbeiterin' },
      bgoIdentification: null,
    });
    expect(members[1]).toMatchObject({ id: 30, bgoIdentification: '/bgo_identifications/1001' });
    const ids = async (query: string) =>
      ((await events(query)).body['hydra:member'] as { id: number }[]).map(({ id }) => id);
    expect(await ids('?page=2&items-per-page=25&pagination=1')).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await ids('?category=login')).toEqual([31]);
    expect(await ids('?source=user-root')).toEqual([]);
    expect(await ids('?bgoIdentification.id=1001&items-per-page=1')).toEqual([30]);
    expect(await ids('?createdAt[after]=2026-03-01')).toEqual([31]);
    expect(await ids('?createdAt[after]=2026-03-02')).toEqual([]);
    expect(await ids('?createdAt[after]=2026-03-01&createdAt[before]=2026-03-03')).toEqual([31]);
    expect(await ids('?createdAt[after]=2026-03-01&createdAt[before]=2026-03-02')).toEqual([]);
    expect(await ids('?person=erika')).toEqual([31]);
    expect(await ids('?person=niemand')).toEqual([]);
    expect(await ids('?accountId=staff-ROLE_ADMIN')).toEqual([31]);
    expect(await ids('?accountId=staff-ROLE')).toEqual([]);
    expect(await ids('?accountId=staff-ROLE_ADMIN&person=niemand')).toEqual([]);
    expect(await ids('?about=bankName&page=1')).toEqual([]);
    expect((await events(`?person=${'x'.repeat(101)}`)).status).toBe(422);
    expect((await events('?category=x')).status).toBe(422);
    expect((await events('?createdAt[after]=1.3.2026')).status).toBe(422);
    expect((await call('GET', '/event_histories', { as: clerk })).status).toBe(403);
    expect((await call('GET', '/event_histories', { as: staff('ROLE_AUDITOR') })).status).toBe(200);
    expect((await call('GET', '/event_histories')).status).toBe(401);
  });

  it('shows one entry with its sealed part, as long as its key is there', async () => {
    const content = { address: '192.0.2.1', changes: [{ name: 'roles', before: ['ROLE_ADMIN'], after: [] }] };
    const entry = entryOf('k1', { action: 'PATCH /admin_account/{id}', target: 'staff-ROLE_ADMIN', caseId: null });
    const sealed = seal(logKey, utf8(JSON.stringify(content)), 'audit/k1');
    await append({ _id: 1, entry, sealed });
    await append({ _id: 2, entry: entryOf('k2'), sealed: new Uint8Array([1]) });
    await append({ _id: 3, entry: entryOf('k3'), removed: true });
    const read = (id: string, as = root) => call('GET', `/event_histories/${id}`, { as });
    expect((await read('1')).body).toMatchObject({
      sentence: 'Jemand aus der Bank hat den Zugang von Erika Sachbearbeiterin geändert',
      content: { ...content, username: null, given: null },
    });
    expect((await read('2')).body['content']).toBeNull();
    expect([(await read('3')).status, (await read('9')).status, (await read('x')).status]).toEqual([404, 404, 404]);
    expect((await read('1', clerk)).status).toBe(403);
    expect((await read('1', staff('ROLE_AUDITOR'))).status).toBe(200);
  });
});
