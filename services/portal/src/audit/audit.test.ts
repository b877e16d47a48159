import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { open } from '@kontor/platform/crypto/sealed-box';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { chainText } from '@kontor/domain/audit/audit-entry';
import { sha256 } from '@kontor/platform/crypto/random';
import { CaseKeyGone } from '../case-record/case-record.module.js';
import { problemTable } from '../problem-table.js';
import { callHarness, type CallOptions } from '../testing/harness-client.js';
import { staff, customer } from '../testing/harness-sessions.js';
import { caseIdOf } from '@kontor/domain/case/case-id';
import type { Session } from '../session/session.module.js';
import { createAppendEntries } from './append-entries.js';
import { createAuditRequests } from './audit-requests.js';
import type { LoggedEntry } from './audit-log.repository.js';
import { createEventHistoriesRouter } from './event-histories.router.js';
import { createListEvents, endOfGermanDay } from './list-events.js';
import { createAuditPort } from './record-audit.js';
import { auditLogRepositorySuite, entryOf } from './testing/audit-log.repository.suite.js';
import { createFakeAuditLogRepository } from './testing/audit-log.repository.fake.js';

const clerk = staff('ROLE_ADMIN');
const root = staff('ROLE_ROOT');
const logKey = generateDataKey('audit');

it.each(auditLogRepositorySuite)('log in memory: $name', async ({ run }) => {
  await expect(run(createFakeAuditLogRepository())).resolves.toBeUndefined();
});

describe('audit log', () => {
  let http: HttpListener;
  let log: LoggedEntry[];
  let now: number;
  let repository: ReturnType<typeof createFakeAuditLogRepository>;
  let append: () => Promise<void>;
  let audit: ReturnType<typeof createAuditPort>;
  let isDown: boolean;
  const handled: string[] = [];

  beforeEach(async () => {
    [log, now, isDown] = [[], Date.UTC(2026, 2, 2, 12), false];
    handled.length = 0;
    repository = createFakeAuditLogRepository(log);
    const noCaseKey = { seal: () => Promise.reject(new CaseKeyGone()) };
    audit = createAuditPort({ repository, keys: noCaseKey, logKey, wake: () => undefined, now: () => now });
    append = createAppendEntries({ repository, owner: 'one', now: () => now });
    const begin: typeof audit.begin = (act) => (isDown ? Promise.reject(new Error('down')) : audit.begin(act));
    const app = createHttpApp({ logger: silentLogger() });
    app.use('/api', (request, response, next) => {
      const session = request.get('x-session');
      if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
      next();
    });
    app.use('/api', createAuditRequests({ audit: { ...audit, begin }, logger: silentLogger(), now: () => now }));
    const nameOf = async (id: string) => (id === 'staff-ROLE_ADMIN' ? 'Erika Sachbearbeiterin' : null);
    app.use('/api', createEventHistoriesRouter(createListEvents({ repository, nameOf })));
    app.use('/api', (request, response) => {
      handled.push(request.path);
      response.status(204).end();
    });
    app.use(problemHandler({ logger: silentLogger(), table: problemTable }));
    http = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterEach(() => http.close(0));

  const call = (method: string, path: string, options: CallOptions = {}) =>
    callHarness(`http://127.0.0.1:${http.port}/api${path}`, method, options);
  const events = (query = '') => call('GET', `/event_histories${query}`, { as: root });

  it('has an entry of each command, with account, outcome and names of fields, its address sealed', async () => {
    await call('PATCH', '/bgo_identifications_status/1001/setStatus', {
      as: clerk,
      body: { status: 410, reason: 'geheim' },
    });
    await append();
    expect(log).toHaveLength(1);
    const [{ entry, sealed } = { entry: entryOf(''), sealed: new Uint8Array() }] = log;
    expect(entry).toMatchObject({
      accountId: 'staff-ROLE_ADMIN',
      role: 'ROLE_ADMIN',
      category: 'command',
      source: 'user-bank-employee',
      action: 'PATCH /bgo_identifications_status/{id}/setStatus',
      caseId: '1001',
      outcome: '204',
      fields: ['status', 'reason'],
    });
    expect(JSON.stringify(entry)).not.toMatch(/geheim|127\.0\.0\.1/);
    expect(JSON.parse(open(logKey, sealed, `audit/${entry.key}`).toString())).toEqual({
      address: expect.stringContaining('127.0.0.1') as unknown,
    });
  });

  it.each([
    ['POST', '/bgo_identifications_portal/1001/passToAgree21', 'command', '1001'],
    ['POST', '/bgo_identifications/1001/start', 'command', '1001'],
    ['POST', '/bgo_identifications/1001/bank-memos', 'note', '1001'],
    ['POST', '/bgo_identifications/1001/messages', 'message', '1001'],
    ['POST', '/bgo_identifications/1001/contract_files', 'document', '1001'],
    ['GET', '/contract_files/a1b2c3/download', 'document', null],
    ['GET', '/bgo_identifications_portal/1001.pdf', 'export', '1001'],
    ['GET', '/download_document_archive/1001', 'export', '1001'],
    ['GET', '/feedbacks.csv', 'export', null],
    ['POST', '/reportingSummarySearch.csv', 'export', null],
    ['POST', '/admin_account', 'role', null],
    ['POST', '/admin_account/x1/suspend', 'role', null],
    ['PUT', '/settings/bankName', 'setting', null],
    ['POST', '/admin_webhooks/registerAll', 'provider', null],
    ['GET', '/bgo_identifications_portal/1001', 'read', '1001'],
  ])('%s %s is an entry of %s', async (method, path, category, caseId) => {
    await call(method, path, { as: clerk });
    await append();
    expect(log.map(({ entry }) => [entry.category, entry.caseId])).toEqual([[category, caseId]]);
    expect(log[0]?.entry.action).not.toMatch(/1001|x1|a1b2c3/);
  });

  it.each([
    ['GET', '/bgo_identifications_portal', clerk],
    ['GET', '/settings/bankName', clerk],
    ['POST', '/bgo_identifications_portal/1001/passToAgree21ready', clerk],
    ['POST', '/me/startIdentification', customer(caseIdOf('1001'))],
    ['POST', '/admin_account/activate', null],
  ])('%s %s is none', async (method, path, as) => {
    await call(method, path, { as });
    await append();
    expect(log).toEqual([]);
  });

  it('has one entry for reading a case within 15 minutes', async () => {
    for (const after of [0, 60_000, 16 * 60_000]) {
      now = Date.UTC(2026, 2, 2, 12) + after;
      await call('GET', '/bgo_identifications_portal/1001', { as: clerk });
      await append();
    }
    expect(log).toHaveLength(2);
  });

  it('refuses everything but reading while no entry can be queued', async () => {
    isDown = true;
    expect((await call('GET', '/feedbacks.csv', { as: clerk, raw: true })).status).toBe(503);
    expect((await call('POST', '/bgo_identifications/1001/start', { as: clerk })).status).toBe(503);
    expect((await call('GET', '/bgo_identifications_portal/1001', { as: clerk })).status).toBe(204);
    expect(handled).toEqual(['/bgo_identifications_portal/1001']);
  });

  it('is a chain in which each change is seen', async () => {
    for (let n = 0; n < 3; n++) await audit.loggedIn({ accountId: `a${n}`, side: 'staff', roles: ['ROLE_ADMIN'] });
    await append();
    const isWhole = () =>
      log.every(({ _id: seq, previous, hash, entry, sealed }, index) => {
        const text = chainText({ seq, previous, entry, sealed: Buffer.from(sealed).toString('base64') });
        return seq === index + 1 && previous === (log[index - 1]?.hash ?? '') && hash === sha256(text);
      });
    expect([log.length, isWhole()]).toEqual([3, true]);
    log[1] = { ...log[1]!, entry: { ...log[1]!.entry, accountId: 'other' } };
    expect(isWhole()).toBe(false);
  });

  it('appends an entry once after a crash, and one without an outcome after a minute', async () => {
    const entry = entryOf('lost', { at: now });
    await repository.queue({ _id: 'lost', outcome: null, entry, sealed: new Uint8Array() });
    await append();
    expect(log).toEqual([]);
    now += 60_001;
    await append();
    expect(log.map((one) => one.entry.outcome)).toEqual(['unknown']);
    await repository.queue({ _id: 'lost', outcome: '204', entry, sealed: new Uint8Array() });
    await append();
    expect(log).toHaveLength(1);
    expect(await repository.waiting(now, 10)).toEqual([]);
  });

  it('is appended by one instance', async () => {
    await repository.lease('other', now, now + 1000);
    await audit.loggedIn({ accountId: 'a', side: 'staff', roles: [] });
    await append();
    expect(log).toEqual([]);
    now += 1000;
    await append();
    expect(log).toHaveLength(1);
  });

  it('has the status changes of a case', async () => {
    const line = { seq: 4, at: now, type: 'bgo', personId: null, status: '410', cause: 'takeOver', mails: [] } as const;
    const lines = [
      { ...line, actor: 'staff', accountId: 'staff-ROLE_ADMIN' } as const,
      { ...line, seq: 5, actor: 'system', accountId: null, status: '900' } as const,
      { ...line, seq: 6, type: 'person', actor: 'system', accountId: null } as const,
    ];
    await audit.statuses('1001', lines);
    await audit.statuses('1001', lines);
    await append();
    expect(log.map(({ entry }) => [entry.category, entry.source, entry.outcome])).toEqual([
      ['status', 'user-bank-employee', '410'],
      ['status', 'status-change', '900'],
    ]);
  });

  it('is read by support, 25 a page, the newest first, with the names of staff', async () => {
    for (let n = 0; n < 30; n++)
      await repository.append({
        _id: n + 1,
        previous: '',
        hash: '',
        entry: entryOf(`k${n}`),
        sealed: new Uint8Array(),
      });
    await repository.append({
      _id: 31,
      previous: '',
      hash: 'h',
      sealed: new Uint8Array(),
      entry: entryOf('k', { accountId: 'staff-ROLE_ADMIN', at: now, category: 'login', caseId: null }),
    });
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
    expect((await events('?category=x')).status).toBe(422);
    expect((await events('?createdAt[after]=1.3.2026')).status).toBe(422);
    expect((await call('GET', '/event_histories', { as: clerk })).status).toBe(403);
    expect((await call('GET', '/event_histories')).status).toBe(401);
  });

  it.each([
    ['2026-03-02', '2026-03-02T23:00:00.000Z'],
    ['2026-07-02', '2026-07-02T22:00:00.000Z'],
    ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ])('the German day %s ends before %s', (day, next) => {
    expect(new Date(endOfGermanDay(day) + 1).toISOString()).toBe(next);
  });
});
