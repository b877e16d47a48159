import type { Setting } from '@kontor/api/settings/settings.schema';
import { staff } from '../../testing/portal-harness.js';
import type { CallOptions } from '../../testing/harness-client.js';
import { startSettingsServer, type SettingsServer } from './testing/settings-server.js';

const root = staff('ROLE_ROOT', 'ROLE_ADMIN', 'ROLE_USER_ADMIN', 'ROLE_INSTANCE_ADMIN');
const admin = staff('ROLE_INSTANCE_ADMIN');
const clerk = staff('ROLE_ADMIN');

describe('settings', () => {
  let server: SettingsServer;
  beforeEach(async () => {
    server = await startSettingsServer();
  });
  afterEach(() => server.close());

  const put = (name: string, value: unknown, options: CallOptions = {}) =>
    server.call('PUT', `/settings/${name}`, { as: root, body: { name, value }, ...options });
  const read = async (name: string) => (await server.call('GET', `/settings/${name}`, { as: root })).body;
  const listed = async (query: string, options: CallOptions = {}) =>
    server.call('GET', `/settings${query}`, { as: root, ...options });
  const namesOf = (body: unknown) => (body as Setting[]).map(({ name }) => name);

  it('are read with their defaults, and published with a version', async () => {
    expect(await read('bankName')).toEqual({
      '@id': '/settings/bankName',
      '@type': 'Setting',
      name: 'bankName',
      value: '',
      version: 0,
    });
    const stored = await put('bankName', 'Musterbank eG', { as: admin });
    expect([stored.status, stored.headers.get('etag'), stored.body]).toEqual([
      200,
      '"1"',
      expect.objectContaining({ value: 'Musterbank eG', version: 1 }),
    ]);
    expect((await put('title.own', 'x')).status).toBe(404);
    await put('activateFeedback', false);
    expect([(await read('bankName'))['version'], (await read('activateFeedback'))['version']]).toEqual([1, 2]);
    expect((await put('bankName', 'Musterbank eG')).body['version']).toBe(1);
  });

  it('may be sent back whole, as they were read', async () => {
    await put('bankName', 'Eins');
    const setting = await read('bankName');
    const again = await server.call('PUT', String(setting['@id']), { as: root, body: { ...setting, value: 'Zwei' } });
    expect([again.status, again.body['value']]).toEqual([200, 'Zwei']);
    expect((await put('bankName', 'x', { body: { name: 'agbUrl', value: '' } })).status).toBe(422);
  });

  it('are listed by pages of five, with a filter, as array or as Hydra collection', async () => {
    for (const name of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'a'])
      await server.call('POST', '/settings', { as: root, body: { name, value: 1 } });
    const first = await listed('');
    expect([namesOf(first.body), first.headers.get('content-range')]).toEqual([
      ['a', 'b1', 'b2', 'b3', 'b4'],
      'settings 0-4/7',
    ]);
    expect(namesOf((await listed('?page=2')).body)).toEqual(['b5', 'b6']);
    expect(namesOf((await listed('?items-per-page=2&page=2&name=B')).body)).toEqual(['b3', 'b4']);
    expect(namesOf((await listed('?pagination=0')).body)).toHaveLength(7);
    const hydra = await listed('?name=a', { headers: { accept: 'application/ld+json' } });
    expect(hydra.headers.get('content-type')).toMatch('application/ld+json');
    expect(hydra.body).toEqual({
      '@id': '/settings',
      '@type': 'hydra:Collection',
      'hydra:totalItems': 1,
      'hydra:member': [{ '@id': '/settings/a', '@type': 'Setting', name: 'a', value: 1, version: 7 }],
    });
  });

  it('are created once, and removed to their default', async () => {
    const create = (body: object) => server.call('POST', '/settings', { as: root, body });
    expect((await create({ name: 'own', value: { 'a.b': [1, null] } })).status).toBe(201);
    expect((await create({ name: 'own', value: 2 })).body).toMatchObject({
      status: 409,
      message: 'Eine Einstellung mit diesem Namen gibt es schon.',
    });
    expect((await create({ name: 'no name', value: 1 })).status).toBe(422);
    expect((await create({ name: 'own2' })).status).toBe(422);
    const remove = (name: string) => server.call('DELETE', `/settings/${name}`, { as: root });
    expect((await remove('own')).status).toBe(204);
    expect([(await remove('own')).status, (await put('own', 3)).status]).toEqual([404, 404]);
    expect((await create({ name: 'own', value: 3 })).status).toBe(201);
    await put('askCrsType', true);
    await remove('askCrsType');
    expect(await read('askCrsType')).toMatchObject({ value: false, version: 5 });
  });

  it('are refused with the path of what is wrong', async () => {
    const wrong = await put('tempConfig', { title: 'x', footerLinks: [{ title: 'AGB', href: 'javascript:1' }] });
    expect([wrong.status, wrong.body['violations']]).toEqual([
      422,
      [{ propertyPath: 'value.footerLinks.0.href', code: 'custom', message: 'Webadresse erforderlich' }],
    ]);
    const batch = await server.call('PUT', '/settings', {
      as: admin,
      body: { values: { bankName: 'Neu', agbUrl: 'agb' } },
    });
    expect([batch.status, batch.body['violations']]).toEqual([
      422,
      [expect.objectContaining({ propertyPath: 'values.agbUrl' })],
    ]);
    expect((await read('bankName'))['version']).toBe(0);
  });

  it('are published together as one version', async () => {
    await put('bankName', 'Musterbank eG');
    const values = {
      defaultKontoname: 'Konto',
      kontoList: [],
      tempConfig: { title: 'Bank', konten: {} },
    };
    const batch = await server.call('PUT', '/settings', { as: admin, body: { values, reason: 'Neue Preise' } });
    expect(batch.status).toBe(200);
    expect((batch.body['settings'] as Setting[]).map(({ name, version }) => [name, version])).toEqual([
      ['defaultKontoname', 2],
      ['kontoList', 2],
      ['tempConfig', 2],
    ]);
    expect((await server.repository.find())?.newest).toMatchObject({
      _id: 2,
      by: 'staff-ROLE_INSTANCE_ADMIN',
      reason: 'Neue Preise',
      at: server.clock.now,
      changes: [{ name: 'defaultKontoname', before: null, after: '"Konto"' }, {}, {}],
    });
    expect((await server.repository.kept(1))?.changes).toEqual([
      { name: 'bankName', before: null, after: '"Musterbank eG"' },
    ]);
  });

  it('are not written over a change that the client has not seen', async () => {
    const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
    await put('bankName', 'Eins');
    await put('agbUrl', '/agb');
    expect((await put('bankName', 'Zwei', seen(1))).status).toBe(200);
    const stale = await put('bankName', 'Drei', seen(2));
    expect([stale.status, stale.body['setting'], stale.body['version']]).toEqual([412, 'bankName', 3]);
    expect((await put('agbUrl', '/neu', seen(2))).status).toBe(200);
    const body = { values: { bankName: 'Vier', agbUrl: '' } };
    expect((await server.call('PUT', '/settings', { as: root, body, ...seen(3) })).status).toBe(412);
    expect((await server.call('PUT', '/settings', { as: root, body, ...seen(4) })).status).toBe(200);
    await server.call('DELETE', '/settings/bankName', { as: root });
    expect((await put('bankName', 'Fünf', seen(5))).status).toBe(412);
    expect((await server.call('DELETE', '/settings/agbUrl', { as: root, ...seen(1) })).status).toBe(412);
  });

  it('show at once here, and within a second in another instance', async () => {
    const other = await startSettingsServer(server.repository, server.clock);
    const bankOf = async ({ call }: SettingsServer) => (await call('GET', '/configuration')).body['bankName'];
    expect([await bankOf(server), await bankOf(other)]).toEqual(['', '']);
    await put('bankName', 'Musterbank eG');
    expect(await bankOf(server)).toBe('Musterbank eG');
    server.clock.now += 1_000;
    expect(await bankOf(other)).toBe('Musterbank eG');
    await other.close();
  });

  it('lose no change when several people save at the same time', async () => {
    const names = ['bankName', 'defaultKontoname', 'usersnapKey'];
    const answers = await Promise.all(names.map((name) => put(name, `${name}!`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await Promise.all(names.map(read))).map(({ value }) => value)).toEqual(names.map((name) => `${name}!`));
    expect((await server.repository.find())?.newest._id).toBe(3);
  });

  it.each([
    [null, 401, 401],
    [clerk, 403, 403],
    [staff('ROLE_USER_ADMIN'), 403, 403],
    [admin, 200, 403],
    [root, 200, 200],
  ])('%# belong to their roles', async (as, ofBank, ofSupport) => {
    const answers = async (name: string, value: unknown) => [
      (await server.call('GET', `/settings/${name}`, { as })).status,
      (await put(name, value, { as })).status,
      (await server.call('PUT', '/settings', { as, body: { values: { [name]: value } } })).status,
      (await server.call('DELETE', `/settings/${name}`, { as })).status,
    ];
    const removed = (status: number) => (status === 200 ? 204 : status);
    expect(await answers('bankName', 'x')).toEqual([ofBank, ofBank, ofBank, removed(ofBank)]);
    expect(await answers('showVersion', true)).toEqual([ofSupport, ofSupport, ofSupport, removed(ofSupport)]);
    const created = await server.call('POST', '/settings', { as, body: { name: 'own', value: 1 } });
    expect(created.status).toBe(ofSupport === 200 ? 201 : ofSupport);
    expect((await listed('', { as })).status).toBe(ofBank);
  });

  it('list for administrators what they may change, and never a provider’s connection', async () => {
    const values = new Map(['bankName', 'showVersion', 'connection.banking'].map((name) => [name, '"canary"']));
    await server.settings.publish({ values, accountId: '' });
    expect(namesOf((await listed('', { as: admin })).body)).toEqual(['bankName']);
    expect(namesOf((await listed('')).body)).toEqual(['bankName', 'showVersion']);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await server.call(method, '/settings/connection.banking', { as: root })).status).toBe(404);
  });

  it('answers an older shape as it is stored', async () => {
    const older = { headline: 'A', addendum: 'B' };
    await server.settings.publish({ values: new Map([['mailDisclaimer', JSON.stringify(older)]]), accountId: '' });
    expect((await read('mailDisclaimer'))['value']).toEqual(older);
    expect((await put('mailDisclaimer', older)).status).toBe(422);
  });
});
