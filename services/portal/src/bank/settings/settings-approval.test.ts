import type { SettingsVersion } from '@kontor/api/settings/settings-version.schema';
import type { Session } from '../../access/session/session.module.js';
import { callHarness } from '../../testing/harness-client.js';
import { createFakeApprovals, type FakeApprovals } from '../../testing/approvals.fake.js';
import { createFakeCaseCore } from '../../testing/case-core.fake.js';
import { staff } from '../../testing/portal-harness.js';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { problemTable } from '../../http/answer/problem-table.js';
import { createSettingsActs } from './settings-acts.js';
import { startSettingsServer, type SettingsServer } from './testing/settings-server.js';

const admin = staff('ROLE_INSTANCE_ADMIN');
const second: Partial<Session> = { ...admin, accountId: 'second-ROLE_INSTANCE_ADMIN' };
const rules = { business: { fatcaRelevant: true } };
const put = (name: string, value: unknown) => ['PUT', `/settings/${name}`, { name, value }] as const;

let approvals: FakeApprovals;
let server: SettingsServer;
let http: HttpListener;
/** The switches as they are stored, for the gate. */
const values: Record<string, unknown> = {};

beforeEach(async () => {
  delete values['fourEyes'];
  const { core } = createFakeCaseCore(() => 1_000_000);
  const acts = () => createSettingsActs(server);
  approvals = createFakeApprovals({ records: core, settings: values, acts, now: () => 1_000_000 });
  await approvals.ready;
  server = await startSettingsServer(undefined, { now: 1_000_000 }, approvals.concept.gate);
  const app = createHttpApp({ logger: silentLogger() });
  app.use((request, response, next) => {
    response.locals['session'] = JSON.parse(request.get('x-session') ?? 'null') as Session;
    next();
  });
  app.use('/api', approvals.concept.router!, problemHandler({ logger: silentLogger(), table: problemTable }));
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await Promise.all([server.close(), http.close(0)]);
});

const send = ([method, path, body]: readonly [string, string, unknown], as = admin) =>
  server.call(method, path, { as, body });
const confirm = (id: unknown, as: Partial<Session> = second) =>
  callHarness(`http://127.0.0.1:${http.port}/api/approvals/${String(id)}/confirm`, 'POST', { as });
const stored = async (name: string): Promise<unknown> => {
  const json = (await server.repository.find())?.settings.find((setting) => setting.name === name)?.json ?? null;
  return json === null ? null : JSON.parse(json);
};
const turnOn = async (act: string): Promise<void> => {
  expect((await send(put('fourEyes', { [act]: true }))).status).toBe(200);
  values['fourEyes'] = { [act]: true };
};

it('changes hold rules at once while the switch is off', async () => {
  expect((await send(put('simplePutOnHoldConfig', rules))).status).toBe(200);
  expect(await stored('simplePutOnHoldConfig')).toEqual(rules);
  expect((await server.repository.find())?.newest.confirmedBy).toBe('');
});

describe('while hold rules need a second person', () => {
  beforeEach(() => turnOn('holdRules'));

  it.each([
    ['one setting', put('simplePutOnHoldConfig', rules)],
    ['several', ['PUT', '/settings', { values: { bankName: 'B', simplePutOnHoldConfig: rules } }]],
    ['a new one', ['POST', '/settings', { name: 'simplePutOnHoldConfig', value: rules }]],
  ] as const)('%s waits, and is published by the confirmation', async (_name, call) => {
    const asked = await send(call);
    expect([asked.status, await stored('simplePutOnHoldConfig')]).toEqual([202, null]);
    const confirmed = await confirm(asked.body['approvalId']);
    expect([confirmed.status, confirmed.body['state']]).toEqual([200, 'confirmed']);
    expect(await stored('simplePutOnHoldConfig')).toEqual(rules);
    const { newest } = (await server.repository.find())!;
    expect([newest.by, newest.confirmedBy]).toEqual(['staff-ROLE_INSTANCE_ADMIN', 'second-ROLE_INSTANCE_ADMIN']);
    const [listed] = (await send(['GET', '/settings_versions', undefined])).body as unknown as SettingsVersion[];
    expect(listed).toMatchObject({
      publishedBy: 'Name von staff-ROLE_INSTANCE_ADMIN',
      confirmedBy: { name: 'Name von second-ROLE_INSTANCE_ADMIN' },
    });
    expect(confirmed.body['evidence']).toMatchObject({
      changes: expect.arrayContaining([{ name: 'simplePutOnHoldConfig', before: null, after: rules }]) as unknown,
    });
    const evidence = confirmed.body['evidence'] as { readonly changes: unknown };
    expect(approvals.steps.map(({ step, changes }) => [step, changes])).toEqual([
      ['request', undefined],
      ['confirm', evidence.changes],
    ]);
  });

  it('a draft waits, and is removed by the confirmation', async () => {
    const draft = { values: { simplePutOnHoldConfig: rules }, basedOn: 1 };
    expect((await send(['PUT', '/settings_drafts/holdRules', draft])).status).toBe(200);
    const asked = await send(['POST', '/settings_versions', { names: ['holdRules'], reason: 'Neue Sanktionen' }]);
    expect(asked.status).toBe(202);
    expect((await server.call('GET', '/settings_drafts/holdRules', { as: admin })).status).toBe(200);
    await confirm(asked.body['approvalId']);
    expect(await stored('simplePutOnHoldConfig')).toEqual(rules);
    const versions = await server.call('GET', '/settings_versions', { as: admin });
    expect(versions.body[0]).toMatchObject({ reason: 'Neue Sanktionen' });
    expect((await server.call('GET', '/settings_drafts/holdRules', { as: admin })).status).toBe(404);
  });

  it('is void when the setting was changed meanwhile', async () => {
    const asked = await send(put('simplePutOnHoldConfig', rules));
    const meanwhile = { values: new Map([['simplePutOnHoldConfig', '{"people":{}}']]), accountId: 'other' };
    await server.settings.publish(meanwhile);
    expect((await confirm(asked.body['approvalId'])).status).toBe(409);
    expect(await stored('simplePutOnHoldConfig')).toEqual({ people: {} });
  });

  const needsReport = { business: { economyReportScore: '> 300' } };

  it.each([
    ['on', false],
    ['off', true],
  ])('turning reports %s waits where rules need them', async (_name, isOn) => {
    await server.settings.publish({
      values: new Map([
        ['simplePutOnHoldConfig', JSON.stringify(needsReport)],
        ['kycNowOrderEconomyReportShort', JSON.stringify(isOn)],
      ]),
      accountId: 'other',
    });
    expect((await send(put('kycNowOrderCreditChecks', !isOn))).status).toBe(200);
    const asked = await send(put('kycNowOrderEconomyReportShort', !isOn));
    expect([asked.status, await stored('kycNowOrderEconomyReportShort')]).toEqual([202, isOn]);
    expect((await confirm(asked.body['approvalId'])).status).toBe(200);
    expect(await stored('kycNowOrderEconomyReportShort')).toBe(!isOn);
  });

  it('changes other settings, and nothing at all, at once', async () => {
    expect((await send(put('bankName', 'Neue Bank'))).status).toBe(200);
    expect((await send(put('fourEyes', { holdRules: true }))).status).toBe(200);
  });

  it('refuses at once what was changed since it was read', async () => {
    const answer = await server.call('PUT', '/settings/simplePutOnHoldConfig', {
      as: admin,
      body: { name: 'simplePutOnHoldConfig', value: rules },
      headers: { 'if-match': '"99"' },
    });
    expect(answer.status).toBe(412);
  });

  it.each([
    ['a change', put('fourEyes', {})],
    ['its removal', ['DELETE', '/settings/fourEyes', undefined]],
    ['an earlier version', ['PUT', '/settings', { values: { fourEyes: {} } }]],
  ] as const)('the switch is turned off by a second person: %s', async (_name, call) => {
    const asked = await send(call);
    expect([asked.status, asked.body['state']]).toEqual([202, 'approval_required']);
    expect(await stored('fourEyes')).toMatchObject({ holdRules: true });
    expect((await confirm(asked.body['approvalId'], admin)).status).toBe(409);
    expect((await confirm(asked.body['approvalId'])).status).toBe(200);
    expect((await stored('fourEyes')) ?? {}).not.toMatchObject({ holdRules: true });
  });
});

it('reads switches in the shape of an earlier build as turned off', async () => {
  const values = new Map([['fourEyes', '{"payments":true}']]);
  await server.settings.publish({ values, accountId: 'other' });
  expect((await send(put('bankName', 'Neue Bank'))).status).toBe(200);
  expect((await send(put('fourEyes', { holdRules: true }))).status).toBe(200);
});

it('refuses to turn a switch on that too few people could serve', async () => {
  await approvals.staff.change('second-ROLE_ROOT', 1, { suspended: true });
  const answer = await send(put('fourEyes', { connections: true }));
  expect([answer.status, answer.body['violations']]).toEqual([
    422,
    [expect.objectContaining({ propertyPath: 'fourEyes.connections', code: 'two-persons' })],
  ]);
  expect(await stored('fourEyes')).toBeNull();
});
