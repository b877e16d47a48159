import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { open } from '@kontor/platform/crypto/sealed-box';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { sha256 } from '@kontor/platform/crypto/random';
import { CaseKeyGone } from '../../case/case-record/case-record.module.js';
import { type ActDetail, noteAct } from '../../http/answer/act-detail.js';
import { problemTable } from '../../http/answer/problem-table.js';
import { callHarness, type CallOptions } from '../../testing/harness-client.js';
import { staff, customer } from '../../testing/harness-sessions.js';
import { caseIdOf } from '@kontor/domain/case/case-id';
import type { Session } from '../../access/session/session.module.js';
import { createAppendEntries } from './append-entries.js';
import { createAuditRequests } from './audit-requests.js';
import type { LoggedEntry } from './audit-log.repository.js';
import { createAuditPort } from './record-audit.js';
import { auditLogRepositorySuite, entryOf } from './testing/audit-log.repository.suite.js';
import { createFakeAuditLogRepository } from './testing/audit-log.repository.fake.js';

const clerk = staff('ROLE_ADMIN');
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
  let detail: ActDetail;
  let unrecorded: number;
  const handled: string[] = [];

  beforeEach(async () => {
    [log, now, isDown] = [[], Date.UTC(2026, 2, 2, 12), false];
    detail = {};
    handled.length = 0;
    unrecorded = 0;
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
    app.use(
      '/api',
      createAuditRequests({
        audit: { ...audit, begin },
        logger: silentLogger(),
        searchHash: (text) => sha256(text).slice(0, 8),
        onUnrecordedRead: () => (unrecorded += 1),
        caseOfFile: async (fileId) => (fileId === 'unknown' ? null : caseIdOf('1001')),
        now: () => now,
      }),
    );
    app.use('/api', (request, response) => {
      handled.push(request.path);
      noteAct(response, detail);
      response.status(204).end();
    });
    app.use(problemHandler({ logger: silentLogger(), table: problemTable }));
    http = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterEach(() => http.close(0));

  const call = (method: string, path: string, options: CallOptions = {}) =>
    callHarness(`http://127.0.0.1:${http.port}/api${path}`, method, options);

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
      given: { status: 410, reason: 'geheim' },
    });
  });

  it('has what an act has changed, its content sealed', async () => {
    detail = { target: 'a7', changes: [{ name: 'roles', before: ['ROLE_ADMIN'], after: [] }] };
    await call('POST', '/admin_account', { as: clerk, body: { password: 'geheim' } });
    await append();
    const [{ entry, sealed } = { entry: entryOf(''), sealed: new Uint8Array() }] = log;
    expect(entry).toMatchObject({ target: 'a7', fields: ['roles'], outcome: '204' });
    const content = open(logKey, sealed, `audit/${entry.key}`).toString();
    expect(JSON.parse(content)).toMatchObject({ changes: detail.changes });
    expect(content).not.toContain('geheim');
  });

  it.each([
    ['POST', '/bgo_identifications_portal/1001/passToAgree21', 'command', '1001'],
    ['POST', '/bgo_identifications/1001/start', 'command', '1001'],
    ['POST', '/bgo_identifications/1001/bank-memos', 'note', '1001'],
    ['POST', '/bgo_identifications/1001/messages', 'message', '1001'],
    ['POST', '/bgo_identifications/1001/contract_files', 'document', '1001'],
    ['GET', '/contract_files/a1b2c3/download', 'document', '1001'],
    ['POST', '/contract_files/a1b2c3', 'document', '1001'],
    ['DELETE', '/contract_files/a1b2c3', 'document', '1001'],
    ['GET', '/business_documents/a1b2c3/download', 'document', '1001'],
    ['GET', '/register_documents/a1b2c3/download', 'document', '1001'],
    ['GET', '/bgo_identifications/messages/attachments/a1b2c3', 'document', '1001'],
    ['GET', '/contract_files/unknown/download', 'document', null],
    ['GET', '/bgo_identifications_portal/1001.pdf', 'export', '1001'],
    ['GET', '/download_document_archive/1001', 'export', '1001'],
    ['GET', '/feedbacks.csv', 'export', null],
    ['POST', '/reportingSummarySearch.csv', 'export', null],
    ['POST', '/admin_account', 'role', null],
    ['POST', '/admin_account/x1/suspend', 'role', null],
    ['POST', '/me/factors/totp/confirm', 'login', null],
    ['POST', '/me/factors/remove', 'login', null],
    ['PUT', '/settings/bankName', 'setting', null],
    ['POST', '/admin_webhooks/registerAll', 'provider', null],
    ['GET', '/bgo_identifications_portal/1001', 'read', '1001'],
    ['GET', '/bgo_identifications_portal/1001/audit', 'read', '1001'],
    ['GET', '/bgo_identifications/1001/bank-memos', 'read', '1001'],
  ])('%s %s is an entry of %s', async (method, path, category, caseId) => {
    await call(method, path, { as: clerk });
    await append();
    expect(log.map(({ entry }) => [entry.category, entry.caseId])).toEqual([[category, caseId]]);
    expect(log[0]?.entry.action).not.toMatch(/1001|x1|a1b2c3/);
  });

  it.each([
    ['GET', '/bgo_identifications_portal', clerk],
    ['GET', '/bgo_identifications_portal/counts', clerk],
    ['GET', '/bgo_identifications_portal/clerks', clerk],
    ['GET', '/bgo_identifications_portal/get_all_active_statuses', clerk],
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

  it('has no entry for the background reads of a page that stays open', async () => {
    for (let minute = 0; minute < 180; minute++) {
      now = Date.UTC(2026, 2, 2, 12) + minute * 60_000;
      await call('GET', '/bgo_identifications_portal/1001', { as: clerk });
    }
    await append();
    expect(log).toHaveLength(1);
  });

  it('has each search for a name or a telephone, by its hash, and none for the number of a case', async () => {
    const search = (text: string) => encodeURIComponent(JSON.stringify({ q: text }));
    for (const text of ['Mustermann', '015123456789', '1001', '# 1001'])
      await call('GET', `/bgo_identifications_portal?filter=${search(text)}`, { as: clerk });
    await call('GET', '/Bgo_identifications_portal/?search-filter=Mustermann', { as: clerk });
    for (const filter of ['{"q" : "Mustermann"}', '{"\\u0071":"Mustermann"}', '{"q":"must\\"er"}'])
      await call('GET', `/bgo_identifications_portal?filter=${encodeURIComponent(filter)}`, { as: clerk });
    const counted = encodeURIComponent('[{},{"q":"1001"},{"q":"Mustermann"}]');
    await call('GET', `/bgo_identifications_portal/counts?filters=${counted}`, { as: clerk });
    await append();
    const actionOf = (text: string) => `GET /bgo_identifications_portal (Suche ${sha256(text).slice(0, 8)})`;
    const actions = ['mustermann', '015123456789', 'mustermann', 'mustermann', 'mustermann', 'must"er'].map(actionOf);
    actions.push(actionOf('mustermann').replace('_portal ', '_portal/counts '));
    expect(log.map(({ entry }) => entry.action)).toEqual(actions);
    expect(JSON.stringify(log)).not.toMatch(/mustermann|0151/i);
  });

  it('has logins with their address and refused ones with their name, sealed, and what retention removed', async () => {
    const attempt = { side: 'staff', accountId: null, username: 'wer@bank.test', address: '192.0.2.1' } as const;
    await audit.loginFailed({ ...attempt, outcome: 'refused' });
    await audit.loginFailed({ ...attempt, side: 'customer', outcome: 'locked' });
    const login = { caseId: caseIdOf('1001'), address: '192.0.2.3' };
    await audit.loggedIn({ accountId: 'a-1', side: 'customer', roles: ['ROLE_USER'] }, login);
    const access = { category: 'command', action: 'POST /bgo_identifications/{id}/start', outcome: '401' } as const;
    await audit.accessRefused({ ...access, caseId: caseIdOf('1002'), session: null, address: '192.0.2.2' });
    await audit.tokenReused({ accountId: 'a-1', side: 'customer', roles: [] }, caseIdOf('1001'));
    await audit.operated(caseIdOf('1001'), 'erase');
    await audit.operated(caseIdOf('1001'), 'erase');
    await append();
    await audit.operated(caseIdOf('1001'), 'erase');
    await append();
    expect(log.map(({ entry }) => [entry.source, entry.action, entry.outcome, entry.caseId])).toEqual([
      ['user-bank-employee', 'login', 'refused', null],
      ['user-customer', 'login', 'locked', null],
      ['user-customer', 'login', 'done', '1001'],
      ['user-customer', access.action, '401', '1002'],
      ['user-customer', 'token-reused', 'refused', '1001'],
      ['cron', 'erase', 'done', '1001'],
    ]);
    expect(JSON.stringify(log.map(({ entry }) => entry))).not.toMatch(/wer@|192/);
    const contents = log.map(({ entry, sealed }) => open(logKey, sealed, `audit/${entry.key}`).toString());
    expect(contents[0]).toContain('wer@bank.test');
    expect(contents[2]).toContain('192.0.2.3');
  });

  it('refuses everything but reading while no entry can be queued', async () => {
    isDown = true;
    expect((await call('GET', '/feedbacks.csv', { as: clerk, raw: true })).status).toBe(503);
    expect((await call('POST', '/bgo_identifications/1001/start', { as: clerk })).status).toBe(503);
    expect((await call('GET', '/bgo_identifications_portal/1001', { as: clerk })).status).toBe(204);
    expect([handled, unrecorded]).toEqual([['/bgo_identifications_portal/1001'], 1]);
  });

  it('has the status changes of a case', async () => {
    const line = { seq: 4, at: now, type: 'bgo', personId: null, status: '410', cause: 'takeOver', mails: [] } as const;
    const lines = [
      { ...line, actor: 'staff', accountId: 'staff-ROLE_ADMIN' } as const,
      { ...line, seq: 5, actor: 'system', accountId: null, status: '900' } as const,
      { ...line, seq: 6, type: 'person', actor: 'system', accountId: null } as const,
    ];
    await audit.statuses(caseIdOf('1001'), lines);
    await audit.statuses(caseIdOf('1001'), lines);
    await append();
    expect(log.map(({ entry }) => [entry.category, entry.source, entry.outcome])).toEqual([
      ['status', 'user-bank-employee', '410'],
      ['status', 'status-change', '900'],
    ]);
  });
});
