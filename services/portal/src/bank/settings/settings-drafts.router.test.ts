import { staff } from '../../testing/harness-sessions.js';
import type { CallOptions } from '../../testing/harness-client.js';
import { startSettingsServer, type SettingsServer } from './testing/settings-server.js';

const admin = staff('ROLE_INSTANCE_ADMIN');
const boxes = (label: string) => ({ orderCheckboxes: [{ key: 'agb', label, required: true }] });
const disclaimer = (content: string) => ({ mailDisclaimer: { blocks: [{ title: '', content }] } });

describe('drafts of settings', () => {
  let server: SettingsServer;
  beforeEach(async () => {
    server = await startSettingsServer();
  });
  afterEach(() => server.close());

  const call = (method: string, path: string, options: CallOptions = {}) =>
    server.call(method, path, { as: admin, ...options });
  const save = (name: string, values: unknown, options: CallOptions & { readonly basedOn?: number } = {}) =>
    call('PUT', `/settings_drafts/${name}`, { body: { values, basedOn: options.basedOn ?? 0 }, ...options });
  const publish = (names: readonly string[], reason = 'Geprüft') =>
    call('POST', '/settings_versions', { body: { names, reason } });
  const put = (name: string, value: unknown) => call('PUT', `/settings/${name}`, { body: { name, value } });
  const seen = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } });
  const boxesNow = async () => (await call('GET', '/configuration')).body['orderCheckboxes'];

  it('are saved and read by all administrators, and change nothing', async () => {
    expect((await call('GET', '/settings_drafts/orderBoxes')).status).toBe(404);
    const saved = await save('orderBoxes', boxes('AGB'), { as: staff('ROLE_ROOT', 'ROLE_INSTANCE_ADMIN') });
    const { revision } = saved.body;
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, `"${String(revision)}"`]);
    expect((await call('GET', '/settings_drafts/orderBoxes')).body).toEqual({
      '@id': '/settings_drafts/orderBoxes',
      '@type': 'SettingsDraft',
      name: 'orderBoxes',
      values: boxes('AGB'),
      basedOn: 0,
      isOutdated: false,
      savedAt: new Date(server.clock.now).toISOString(),
      savedBy: 'Name von staff-ROLE_ROOT',
      revision,
    });
    expect((await call('GET', '/settings_drafts')).body).toMatchObject([{ name: 'orderBoxes' }]);
    expect(await boxesNow()).toEqual([]);
    expect((await call('GET', '/settings_versions')).body).toEqual([]);
  });

  it('are not saved or discarded over one that the person has not seen', async () => {
    expect((await save('disclaimer', disclaimer('A'), seen(1))).status).toBe(412);
    const first = Number((await save('disclaimer', disclaimer('A'), seen(0))).body['revision']);
    expect((await save('disclaimer', disclaimer('B'), seen(0))).status).toBe(412);
    expect((await save('disclaimer', disclaimer('B'), seen(first))).body['revision']).toBe(first + 1);
    expect((await call('DELETE', '/settings_drafts/disclaimer', seen(first))).status).toBe(412);
    expect((await call('DELETE', '/settings_drafts/disclaimer', seen(first + 1))).status).toBe(204);
    expect((await call('DELETE', '/settings_drafts/disclaimer')).status).toBe(404);
  });

  it('never have the number of one that was discarded', async () => {
    const first = Number((await save('disclaimer', disclaimer('A'))).body['revision']);
    await call('DELETE', '/settings_drafts/disclaimer', seen(first));
    server.clock.now += 1_000;
    await save('disclaimer', disclaimer('B'), seen(0));
    expect((await save('disclaimer', disclaimer('A, still typed'), seen(first))).status).toBe(412);
    expect((await call('DELETE', '/settings_drafts/disclaimer', seen(first))).status).toBe(412);
    expect((await call('GET', '/settings_drafts/disclaimer')).body['values']).toEqual(disclaimer('B'));
  });

  it('are checked like the settings themselves, and belong to one page', async () => {
    const wrong = await save('orderBoxes', { orderCheckboxes: [{ key: 7 }] });
    expect([wrong.status, wrong.body['violations']]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ propertyPath: 'values.orderCheckboxes.0.key' })]),
    ]);
    expect((await save('orderBoxes', { ...boxes('A'), bankName: 'x' })).status).toBe(422);
    expect((await save('accounts', { defaultKontoname: 'x' })).status).toBe(422);
    expect((await save('bankName', { bankName: 'x' })).status).toBe(404);
    expect((await publish(['bankName'])).status).toBe(422);
    expect((await publish([])).status).toBe(422);
    expect((await publish(['orderBoxes'])).status).toBe(404);
  });

  it('are published together as one version with a reason, and are gone then', async () => {
    await put('bankName', 'Musterbank eG');
    await save('orderBoxes', boxes('AGB'), { basedOn: 1 });
    await save('disclaimer', disclaimer('Neu'), { basedOn: 1 });
    const published = await publish(['orderBoxes', 'disclaimer'], 'Neue AGB');
    expect([published.status, published.body]).toEqual([
      200,
      { version: 2, names: ['orderCheckboxes', 'mailDisclaimer'] },
    ]);
    expect(await boxesNow()).toMatchObject([{ label: 'AGB' }]);
    expect((await call('GET', '/settings_versions')).body[0]).toMatchObject({
      reason: 'Neue AGB',
      names: ['orderCheckboxes', 'mailDisclaimer'],
    });
    expect((await call('GET', '/settings_drafts')).body).toEqual([]);
  });

  it.each([{}, { reason: '' }, { reason: ' \n' }, { reason: null }])(
    'are not published for no reason: %j',
    async (given) => {
      await save('orderBoxes', boxes('AGB'));
      const refused = await call('POST', '/settings_versions', { body: { names: ['orderBoxes'], ...given } });
      expect([refused.status, refused.body['violations']]).toEqual([
        422,
        [expect.objectContaining({ propertyPath: 'reason', message: 'Bitte geben Sie einen Grund an.' })],
      ]);
      expect((await call('GET', '/settings_drafts')).body).toHaveLength(1);
    },
  );

  it('are refused together when a setting of one was changed since', async () => {
    await put('bankName', 'Eins');
    await save('orderBoxes', boxes('AGB'), { basedOn: 1 });
    await save('disclaimer', disclaimer('Neu'), { basedOn: 1 });
    await put('mailDisclaimer', disclaimer('Andere Hand').mailDisclaimer);
    expect((await call('GET', '/settings_drafts')).body).toMatchObject([
      { name: 'orderBoxes', isOutdated: false },
      { name: 'disclaimer', isOutdated: true },
    ]);
    const refused = await publish(['orderBoxes', 'disclaimer']);
    expect([refused.status, refused.body['setting']]).toEqual([412, 'mailDisclaimer']);
    expect(await boxesNow()).toEqual([]);
    await save('disclaimer', disclaimer('Neu'), { basedOn: 2 });
    expect((await publish(['orderBoxes', 'disclaimer'])).status).toBe(200);
  });

  it('are not published with values that somebody saved after they were read', async () => {
    const read = Number((await save('orderBoxes', boxes('AGB'))).body['revision']);
    await save('orderBoxes', boxes('Andere Hand'));
    const seenAs = (orderBoxes: number) => ({ names: ['orderBoxes'], reason: 'Geprüft', revisions: { orderBoxes } });
    const refused = await call('POST', '/settings_versions', { body: seenAs(read) });
    expect([refused.status, refused.body['draft'], await boxesNow()]).toEqual([412, 'orderBoxes', []]);
    expect((await call('POST', '/settings_versions', { body: seenAs(read + 1) })).status).toBe(200);
  });

  it.each([
    [null, 401],
    [staff('ROLE_ADMIN'), 403],
    [staff('ROLE_USER_ADMIN'), 403],
  ])('%# belong to administrators', async (as, status) => {
    const answers = [
      await call('GET', '/settings_drafts', { as }),
      await call('GET', '/settings_drafts/orderBoxes', { as }),
      await save('orderBoxes', boxes('A'), { as }),
      await call('DELETE', '/settings_drafts/orderBoxes', { as }),
      await call('POST', '/settings_versions', { as, body: { names: ['orderBoxes'] } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
  });
});
