import { create } from '@bufbuild/protobuf';
import { GetConnectionResponseSchema } from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import { createFakeCaseCore } from '../../testing/case-core.fake.js';
import { createFakeApprovals } from '../../testing/approvals.fake.js';
import { staff } from '../../testing/portal-harness.js';
import type { Session } from '../../access/session/session.module.js';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { problem, problemTable } from '../../http/answer/problem-table.js';
import { callApi } from '../../testing/harness-client.js';
import { createConnectionAct } from './connection-act.js';
import { createConnectionRouter } from './provider-connection.router.js';
import { createFakeConnectionServices } from './testing/connection-services.fake.js';

const root = staff('ROLE_ROOT');
const second = { ...root, accountId: 'second-ROLE_ROOT' };
const value = 'banking://bank-2:geheim-7@sandbox?client-debug-log=0';
const setting = '/settings/connection.banking';

let services: ReturnType<typeof createFakeConnectionServices>;
let approvals: ReturnType<typeof createFakeApprovals>;
let http: HttpListener;
let now = 1;
const values: Record<string, unknown> = {};

beforeEach(async () => {
  now = 1;
  values['fourEyes'] = { connections: true };
  services = createFakeConnectionServices();
  const acts = () => ({ connections: createConnectionAct(services.services) });
  const { core } = createFakeCaseCore(() => 1);
  approvals = createFakeApprovals({ records: core, settings: values, acts, now: () => now });
  await approvals.ready;
  const app = createHttpApp({ logger: silentLogger() });
  app.use((request, response, next) => {
    response.locals['session'] = JSON.parse(request.get('x-session') ?? 'null') as Session;
    next();
  });
  const { gate } = approvals.concept;
  app.use('/api', createConnectionRouter({ services: services.services, bankName: async () => 'B', gate }));
  app.use('/api', approvals.concept.router!, problemHandler({ logger: silentLogger(), table: problemTable }));
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterEach(() => http.close(0));

const call = (method: string, path: string, as = root, body?: object) =>
  callApi(`http://127.0.0.1:${http.port}`, method, path, { as, body });
const change = (as = root) => call('PUT', setting, as, { name: 'connection.banking', value });
const changes = () => services.asked.filter((one) => Array.isArray(one) && one[0] === 'setConnection').length;

it('changes a connection at once while the switch is off', async () => {
  values['fourEyes'] = {};
  expect([(await change()).status, changes()]).toEqual([200, 1]);
});

it('waits for another person of support, who sees no secret', async () => {
  const asked = await change();
  expect([asked.status, changes()]).toEqual([202, 0]);
  const changed = [
    { label: 'Neue Adresse', value: 'sandbox' },
    { label: 'Benutzer-Id', value: '„bank-1“ → „bank-2“' },
    { label: 'Secret', value: 'wird neu gesetzt' },
  ];
  const listed = await call('GET', '/approvals', second);
  expect(listed.body[0]).toMatchObject({
    act: 'connections',
    evidence: { lines: expect.arrayContaining(changed) as unknown },
  });
  expect(listed.text).not.toContain('geheim-7');
  const id = String(asked.body['approvalId']);
  expect((await call('POST', `/approvals/${id}/confirm`)).status).toBe(409);
  expect((await call('POST', `/approvals/${id}/confirm`, second)).status).toBe(200);
  expect(changes()).toBe(1);
  expect(await approvals.repository.find(id)).toMatchObject({ state: 'confirmed', order: null });
});

it('shows the whole address of the core banking system, because another path leads elsewhere', async () => {
  const value = { baseAddress: 'https://core.bank.example/api', geschaeftsstelle: '', nrBerater: '', disabled: false };
  const fields = { provider: { case: 'coreBanking' as const, value } };
  const getConnection = async () => create(GetConnectionResponseSchema, { connection: { version: 1n, fields } });
  const { services: all } = services;
  const act = createConnectionAct({ ...all, coreBanking: { ...all.coreBanking, getConnection } });
  const order = { provider: 'coreBanking', address: 'http://core.bank.example/other?disabled=0', version: 1 } as const;
  const { lines } = await act.evidenceOf({ caseId: null, subject: 'coreBanking', order });
  expect(lines).toEqual([
    { label: 'Anbieter', value: 'Kernbanksystem' },
    { label: 'Bisherige Adresse', value: 'https://core.bank.example/api' },
    { label: 'Neue Adresse', value: 'http://core.bank.example/other' },
  ]);
});

it('says in the log what was confirmed, as of a change at once', async () => {
  const id = String((await change()).body['approvalId']);
  await call('POST', `/approvals/${id}/confirm`, second);
  const [before, after] = ['bank-1', 'bank-2'].map((text) => expect.stringContaining(text) as unknown);
  expect(approvals.steps.at(-1)).toMatchObject({
    step: 'confirm',
    changes: [{ name: 'connection.banking', before, after }],
  });
  expect(JSON.stringify(approvals.steps)).not.toContain('geheim-7');
});

it('is void when the connection was changed meanwhile', async () => {
  const id = String((await change()).body['approvalId']);
  values['fourEyes'] = {};
  await change(second);
  expect((await call('POST', `/approvals/${id}/confirm`, second)).status).toBe(409);
  expect(await approvals.repository.find(id)).toMatchObject({ voidReason: 'changed' });
});

it('refuses an address of another provider at once', async () => {
  const body = { name: 'connection.banking', value: 'https://example.org' };
  expect((await call('PUT', setting, root, body)).status).toBe(422);
});

describe('when the connection was changed, but that could not be noted', () => {
  let id: string;
  beforeEach(async () => {
    const { version } = (await call('GET', setting)).body;
    const asked = await call('PUT', setting, root, { name: 'connection.banking', value, version });
    id = String(asked.body['approvalId']);
    const note = approvals.repository.change.bind(approvals.repository);
    approvals.repository.change = async (...given) => {
      if (given[2].state !== 'confirmed') return note(...given);
      approvals.repository.change = note;
      throw problem('unavailable');
    };
    expect((await call('POST', `/approvals/${id}/confirm`, second)).status).toBe(503);
  });
  const steps = () => approvals.steps.map(({ step, by }) => [step, by?.accountId]);
  const bySecond = [
    ['request', root.accountId],
    ['confirm', second.accountId],
  ];

  it('it is confirmed by a repeat, also when who asked has left', async () => {
    const [asker] = (await approvals.staff.all()).filter(({ accountId }) => accountId === root.accountId);
    await approvals.staff.change(asker!._id, asker!.version, { roles: [] });
    const repeated = await call('POST', `/approvals/${id}/confirm`, second);
    expect([repeated.status, repeated.body['state'], changes()]).toEqual([200, 'confirmed', 1]);
    expect(steps()).toEqual(bySecond);
  });

  it('it is confirmed by itself once the act cannot be under way any more', async () => {
    now += 59_999;
    await approvals.voidStale();
    expect(await approvals.repository.find(id)).toMatchObject({ state: 'confirming' });
    now += 1;
    await approvals.voidStale();
    expect(await approvals.repository.find(id)).toMatchObject({ state: 'confirmed', order: null });
    expect([changes(), steps()]).toEqual([1, bySecond]);
  });

  it('it is not logged as confirmed when it ended otherwise meanwhile', async () => {
    now += 60_000;
    const note = approvals.repository.change.bind(approvals.repository);
    approvals.repository.change = async (...given) => {
      approvals.repository.change = note;
      await note(id, 'confirming', { state: 'void', voidReason: 'expired' });
      return note(...given);
    };
    await approvals.voidStale();
    await approvals.voidStale();
    expect(steps()).toEqual([
      ['request', root.accountId],
      ['void', undefined],
    ]);
  });
});

it('an act that was not done waits for the repeat', async () => {
  const id = String((await change()).body['approvalId']);
  await approvals.repository.change(id, 'open', { state: 'confirming', decidedBy: second.accountId, decidedAt: now });
  now += 60_000;
  await approvals.voidStale();
  expect(await approvals.repository.find(id)).toMatchObject({ state: 'confirming' });
  expect((await call('POST', `/approvals/${id}/confirm`, second)).body['state']).toBe('confirmed');
  expect(changes()).toBe(1);
});
