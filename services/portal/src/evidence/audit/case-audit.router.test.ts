import { caseAuditSchema } from '@kontor/api/audit/audit.schema';
import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { seal } from '@kontor/platform/crypto/sealed-box';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { CaseKeyGone } from '../../case/case-record/case-record.module.js';
import { problemTable } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import { callApi } from '../../testing/harness-client.js';
import { staff } from '../../testing/harness-sessions.js';
import type { LoggedEntry } from './audit-log.repository.js';
import { createCaseAuditRouter } from './case-audit.router.js';
import { createListCaseAudit } from './list-case-audit.js';
import { createFakeAuditLogRepository } from './testing/audit-log.repository.fake.js';
import { entryOf } from './testing/audit-log.repository.suite.js';

const logKey = generateDataKey('audit');
const sealedAddress = (key: string): Uint8Array =>
  seal(logKey, Buffer.from(JSON.stringify({ address: '192.0.2.7' })), `audit/${key}`);
const logged = (_id: number, changes: Parameters<typeof entryOf>[1] = {}): LoggedEntry => {
  const entry = entryOf(`k${_id}`, changes);
  return { _id, previous: '', hash: `h${_id}`, entry, sealed: sealedAddress(entry.key) };
};

describe('the log of a case', () => {
  let http: HttpListener;
  beforeAll(async () => {
    const log = [logged(1), logged(2, { category: 'read' }), logged(3, { caseId: caseIdOf('1002') }), logged(4)];
    const cases = {
      find: async (caseId: CaseId) => (caseId === '1001' ? { hidden: false } : null) as never,
    };
    const keys = { open: () => Promise.reject(new CaseKeyGone()) };
    const repository = createFakeAuditLogRepository(log);
    const list = createListCaseAudit({ repository, cases, keys, logKey, nameOf: async () => 'Erika Sachbearbeiterin' });
    const app = createHttpApp({ logger: silentLogger() });
    app.use('/api', (request, response, next) => {
      const session = request.get('x-session');
      if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
      next();
    });
    app.use('/api', createCaseAuditRouter(list));
    app.use(problemHandler({ logger: silentLogger(), table: problemTable }));
    http = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterAll(() => http.close(0));

  const ask = (as: Partial<Session> | null, query = '', id = '1001') =>
    callApi(`http://127.0.0.1:${http.port}`, 'GET', `/bgo_identifications_portal/${id}/audit${query}`, { as });
  const rows = async (as: Partial<Session>, query = '') => {
    const { 'hydra:member': found } = caseAuditSchema.parse((await ask(as, query)).body);
    return found.map(({ id, address, user }) => [id, address, user?.userName]);
  };

  it('has for clerks what was done, without reads and addresses', async () => {
    expect(await rows(staff('ROLE_ADMIN'))).toEqual([
      [4, null, 'Erika Sachbearbeiterin'],
      [1, null, 'Erika Sachbearbeiterin'],
    ]);
  });

  it.each([staff('ROLE_AUDITOR'), staff('ROLE_ROOT', 'ROLE_ADMIN')])('has everything for %j', async (as) => {
    expect((await rows(as)).map(([id, address]) => [id, address])).toEqual([
      [4, '192.0.2.7'],
      [2, '192.0.2.7'],
      [1, '192.0.2.7'],
    ]);
    expect((await rows(as, '?page=2&items-per-page=2')).map(([id]) => id)).toEqual([1]);
  });

  it('is for staff who see cases', async () => {
    expect((await ask(null)).status).toBe(401);
    expect((await ask(staff('ROLE_USER_ADMIN'))).status).toBe(403);
    expect((await ask(staff('ROLE_ADMIN'), '', '1009')).status).toBe(404);
    expect((await ask(staff('ROLE_ADMIN'), '?page=0')).status).toBe(422);
  });
});
