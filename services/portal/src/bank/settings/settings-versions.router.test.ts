import type { SettingsVersion } from '@kontor/api/settings/settings-version.schema';
import { staff } from '../../testing/harness-sessions.js';
import type { CallOptions } from '../../testing/harness-client.js';
import { startSettingsServer, type SettingsServer } from './testing/settings-server.js';

const root = staff('ROLE_ROOT', 'ROLE_ADMIN', 'ROLE_USER_ADMIN', 'ROLE_INSTANCE_ADMIN');
const admin = staff('ROLE_INSTANCE_ADMIN');

describe('the versions of the configuration', () => {
  let server: SettingsServer;
  beforeEach(async () => {
    server = await startSettingsServer();
  });
  afterEach(() => server.close());

  const publish = (values: Record<string, unknown>, reason = '') => {
    const texts = new Map(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
    return server.settings.publish({ values: texts, accountId: 'a', reason });
  };
  const get = (path: string, as: CallOptions['as'] = admin) => server.call('GET', `/settings_versions${path}`, { as });
  const restore = (number: number | string, options: CallOptions = {}) =>
    server.call('POST', `/settings_versions/${number}/restore`, { as: admin, body: { reason: 'Zurück' }, ...options });
  const valueOf = async (name: string) => JSON.parse((await settingsByName()).get(name) ?? 'null') as unknown;
  const settingsByName = async () =>
    new Map((await server.repository.find())?.settings.map(({ name, json }) => [name, json]));
  const rowsOf = (body: unknown) => body as readonly SettingsVersion[];

  it('are listed by pages, the newest first, with when, by whom, reason and names', async () => {
    expect(await get('')).toMatchObject({ status: 200, body: [] });
    for (let number = 1; number <= 5; number++) await publish({ bankName: `Bank ${number}` }, `Grund ${number}`);
    const first = await get('?items-per-page=2');
    expect(first.headers.get('content-range')).toBe('settings_versions 0-1/5');
    expect(rowsOf(first.body)[0]).toEqual({
      '@id': '/settings_versions/5',
      '@type': 'SettingsVersion',
      number: 5,
      publishedAt: new Date(server.clock.now).toISOString(),
      publishedBy: 'Name von a',
      confirmedBy: null,
      reason: 'Grund 5',
      names: ['bankName'],
      others: 0,
    });
    const numbers = async (query: string) => rowsOf((await get(query)).body).map(({ number }) => number);
    expect(await Promise.all([1, 2, 3, 4].map((page) => numbers(`?items-per-page=2&page=${page}`)))).toEqual([
      [5, 4],
      [3, 2],
      [1],
      [],
    ]);
    expect((await get('?items-per-page=0')).status).toBe(422);
  });

  it('differ from each other and from the present, over more versions than are read at once', async () => {
    await publish({ bankName: 'Anfang', agbUrl: '/a' });
    for (let number = 2; number <= 60; number++) await publish({ bankName: `Bank ${number}` });
    await publish({ agbUrl: '/b', askCrsType: true });
    expect((await get('/1/difference')).body).toEqual({
      from: 1,
      to: 61,
      changes: [
        { name: 'agbUrl', before: '/a', after: '/b' },
        { name: 'askCrsType', before: null, after: true },
        { name: 'bankName', before: 'Anfang', after: 'Bank 60' },
      ],
    });
    expect((await get('/30/difference?to=2')).body).toEqual({
      from: 30,
      to: 2,
      changes: [{ name: 'bankName', before: 'Bank 30', after: 'Bank 2' }],
    });
    for (const path of ['/62/difference', '/0/difference', '/1/difference?to=62', '/-1/difference'])
      expect((await get(path)).status).toBe(404);
  });

  it('show of other settings only how many changed', async () => {
    await publish({ bankName: 'Eins', showVersion: false, 'connection.banking': 'canary' });
    await publish({ bankName: 'Zwei', showVersion: true, 'connection.banking': 'canary-2' });
    const seenBy = async (as: CallOptions['as']) => [
      rowsOf((await get('', as)).body).map(({ names, others }) => [names, others])[0],
      ((await get('/1/difference', as)).body['changes'] as { name: string }[]).map(({ name }) => name),
    ];
    expect(await seenBy(admin)).toEqual([[['bankName'], 2], ['bankName']]);
    expect(await seenBy(root)).toEqual([
      [['bankName', 'showVersion'], 1],
      ['bankName', 'showVersion'],
    ]);
    expect((await get('/1/difference', root)).text).not.toMatch('canary');
  });

  it('are restored as a new version, what was not stored then included', async () => {
    await publish({ bankName: 'Eins' });
    await publish({ bankName: 'Zwei', askCrsType: true, showVersion: true, 'connection.banking': 'neu' });
    const restored = await restore(1);
    expect([restored.status, restored.headers.get('etag'), restored.body]).toEqual([
      200,
      '"3"',
      { version: 3, names: ['askCrsType', 'bankName'] },
    ]);
    const values = [await valueOf('bankName'), await valueOf('askCrsType'), await valueOf('showVersion')];
    expect([...values, await valueOf('connection.banking')]).toEqual(['Eins', null, true, 'neu']);
    const listed = rowsOf((await get('')).body)[0];
    expect([listed?.reason, listed?.publishedBy]).toEqual(['Zurück', 'Name von staff-ROLE_INSTANCE_ADMIN']);
    expect((await restore(3)).body).toEqual({ version: 3, names: [] });
    expect((await restore(2, { body: { reason: 'Doch wieder' } })).body['version']).toBe(4);
    expect(rowsOf((await get('')).body)[0]?.reason).toBe('Doch wieder');
    expect((await restore(9)).status).toBe(404);
  });

  it('are not restored for no reason', async () => {
    for (const name of ['Eins', 'Zwei']) await publish({ bankName: name });
    for (const body of [{}, { reason: '  ' }]) {
      const refused = await restore(1, { body });
      expect([refused.status, refused.body['violations']]).toEqual([
        422,
        [expect.objectContaining({ propertyPath: 'reason', message: 'Bitte geben Sie einen Grund an.' })],
      ]);
    }
    expect(await valueOf('bankName')).toBe('Zwei');
  });

  it('are not restored over a change that the person has not seen', async () => {
    for (const name of ['Eins', 'Zwei', 'Drei']) await publish({ bankName: name });
    expect((await restore(1, { headers: { 'if-match': '"2"' } })).status).toBe(412);
    expect(await valueOf('bankName')).toBe('Drei');
    expect((await restore(1, { headers: { 'if-match': '"3"' } })).status).toBe(200);
  });

  it('with a value of an older shape are not restored', async () => {
    await publish({ mailDisclaimer: { headline: 'A', addendum: 'B' }, bankName: 'Eins' });
    await publish({ mailDisclaimer: { blocks: [] }, bankName: 'Zwei' });
    const refused = await restore(1);
    expect([refused.status, refused.body['violations']]).toEqual([
      422,
      [expect.objectContaining({ propertyPath: 'mailDisclaimer' })],
    ]);
    expect(await valueOf('bankName')).toBe('Zwei');
  });

  it('are all kept, because cases refer to them', async () => {
    for (let number = 1; number <= 40; number++) await publish({ bankName: `Bank ${number}` });
    for (let number = 1; number < 40; number++)
      expect((await server.repository.kept(number))?.changes[0]?.after).toBe(`"Bank ${number}"`);
  });

  it.each([
    [null, 401],
    [staff('ROLE_ADMIN'), 403],
    [staff('ROLE_ADMIN_PLUS'), 403],
    [staff('ROLE_USER_ADMIN'), 403],
    [admin, 200],
    [root, 200],
  ])('%# belong to administrators', async (as, status) => {
    await publish({ bankName: 'Eins' });
    const answers = [await get('', as), await get('/1/difference', as), await restore(1, { as })];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  });
});
