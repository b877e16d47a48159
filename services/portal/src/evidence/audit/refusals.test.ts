import { caseIdOf } from '@kontor/domain/case/case-id';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import type { Session } from '../../access/session/session.module.js';
import { callHarness, type CallOptions } from '../../testing/harness-client.js';
import { customer, staff } from '../../testing/harness-sessions.js';
import { createRefusals } from './refusals.js';
import type { RefusedAccess } from './record-audit.js';

const clerk = staff('ROLE_ADMIN');
const applicant = customer(caseIdOf('1001'));

describe('what is refused because of who asks', () => {
  let http: HttpListener;
  let status: number;
  let now: number;
  let entries: RefusedAccess[];
  let counted: string[];

  beforeEach(async () => {
    [status, now, entries, counted] = [403, Date.UTC(2026, 2, 2, 12), [], []];
    const app = createHttpApp({ logger: silentLogger() });
    const refusals = createRefusals({
      audit: { accessRefused: async (refused) => void entries.push(refused) },
      count: (side, answered) => void counted.push(`${side} ${answered}`),
      logger: silentLogger(),
      now: () => now,
    });
    app.use('/api', refusals, (request, response) => {
      const session = request.get('x-session');
      if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
      response.status(status).end();
    });
    http = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterEach(() => http.close(0));

  const call = (method: string, path: string, options: CallOptions = {}) =>
    callHarness(`http://127.0.0.1:${http.port}/api${path}`, method, options);
  const seen = () => entries.map(({ category, action, caseId, outcome }) => [category, action, caseId, outcome]);

  it.each([
    { as: null, answered: 401, asked: 'GET /settings/bankName', category: 'login', caseId: null },
    { as: null, answered: 401, asked: 'POST /bgo_identifications/1001/start', category: 'command', caseId: '1001' },
    { as: null, answered: 403, asked: 'GET /me/factors', category: 'login', caseId: null },
    { as: applicant, answered: 403, asked: 'GET /bgo_identifications_portal', category: 'login', caseId: null },
    { as: applicant, answered: 404, asked: 'GET /bgo_identifications/1002', category: 'login', caseId: '1002' },
    { as: clerk, answered: 403, asked: 'GET /settings/bankName', category: 'login', caseId: null },
  ])('of $as.side is an entry: $asked', async ({ as, answered, asked, category, caseId }) => {
    status = answered;
    const [method = '', path = ''] = asked.split(' ');
    await call(method, path, { as });
    expect(seen()).toEqual([[category, asked.replace(/\d+/, '{id}'), caseId, String(answered)]]);
    expect(entries[0]?.address).toContain('127.0.0.1');
    expect(entries[0]?.session?.accountId).toBe(as?.accountId);
    expect(counted).toEqual([`${as?.side ?? 'stranger'} ${answered}`]);
  });

  it.each([
    ['an answer', 200, null, '/settings/bankName'],
    ['what does not exist', 404, clerk, '/bgo_identifications/1002'],
    ['something of the own case that does not exist', 404, applicant, '/bgo_identifications/1001/contract_files/x'],
    ['a page that asks whether somebody is logged in', 401, null, '/me'],
    ['a renewal without a session', 401, null, '/me/refresh'],
    ['a refused password, which is recorded as such', 401, null, '/me/login'],
  ])('is not %s', async (_what, answered, as, path) => {
    status = answered;
    await call('POST', path, { as });
    expect([entries, counted]).toEqual([[], []]);
  });

  it('has one entry where the log of staff has the outcome already', async () => {
    await call('POST', '/bgo_identifications_portal/1001/passToAgree21', { as: clerk });
    expect(entries).toEqual([]);
    expect(counted).toEqual(['staff 403']);
  });

  it('is recorded once in 15 minutes and counted each time', async () => {
    for (const after of [0, 60_000, 14 * 60_000, 16 * 60_000]) {
      now = Date.UTC(2026, 2, 2, 12) + after;
      await call('GET', '/settings/bankName', { as: clerk });
    }
    await call('GET', '/settings/bankName', { as: applicant });
    expect(entries.map(({ session }) => session?.side)).toEqual(['staff', 'staff', 'customer']);
    expect(counted).toHaveLength(5);
  });

  it('does not fill the log, however many addresses somebody makes up', async () => {
    status = 401;
    for (let count = 0; count < 1_100; count += 1)
      await call('GET', `/${'x'.repeat(1 + (count % 50))}/${'y'.repeat(count / 50)}`);
    expect(entries.length).toBeLessThanOrEqual(1_000);
    expect(counted).toHaveLength(1_100);
    for (const { action } of entries) expect(action.length).toBeLessThanOrEqual(110);
    now += 16 * 60_000;
    const before = entries.length;
    await call('GET', '/settings/bankName');
    expect(entries).toHaveLength(before + 1);
  });
});
