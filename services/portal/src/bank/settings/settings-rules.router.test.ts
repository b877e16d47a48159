import { staff } from '../../testing/portal-harness.js';
import { startSettingsServer, type SettingsServer } from './testing/settings-server.js';

const admin = staff('ROLE_INSTANCE_ADMIN');

const konto = (id: number, title = `Konto ${id}`) => ({
  id,
  sortIndex: id,
  title,
  price: 1490,
  girocard: { price: 0, freeItems: 1 },
  calcSettings: { grundpreis: 1490 },
});
const kontenOf = (...ids: readonly number[]) => Object.fromEntries(ids.map((id) => [String(id), konto(id)]));
const page = (...ids: readonly number[]) => ({ title: 'Bank', konten: kontenOf(...ids) });
const listOf = (...ids: readonly number[]) => ids.map((id) => ({ id, title: `Konto ${id}` }));

describe('what a change of the settings must keep', () => {
  let server: SettingsServer;
  beforeEach(async () => {
    server = await startSettingsServer();
  });
  afterEach(() => server.close());

  const put = (name: string, value: unknown) =>
    server.call('PUT', `/settings/${name}`, { as: admin, body: { name, value } });
  const batch = (values: object) => server.call('PUT', '/settings', { as: admin, body: { values } });
  const drafted = (tempConfig: unknown, kontoList: unknown) =>
    server.call('PUT', '/settings_drafts/accounts', {
      as: admin,
      body: { values: { defaultKontoname: 'Konto', tempConfig, kontoList }, basedOn: 1 },
    });
  const refused = async (answer: ReturnType<typeof put>) => {
    const { status, body } = await answer;
    const found = (body['violations'] ?? []) as readonly { readonly propertyPath: string; readonly message: string }[];
    return [status, ...found.map(({ propertyPath, message }) => `${propertyPath}: ${message}`)];
  };

  it.each([
    ['bankName', '', 'value: Pflichtfeld'],
    ['bankName', '   ', 'value: Pflichtfeld'],
    ['bankName', 'x'.repeat(201), 'value: Maximal 200 Zeichen möglich'],
    ['bankEmployeeMail', 'bank', 'value: Gültige E-Mail erforderlich'],
    ['defaultKontoname', ' ', 'value: Pflichtfeld'],
    ['tempConfig', { title: 'x', support: { mail: '@' } }, 'value.support.mail: Gültige E-Mail erforderlich'],
    ['tempConfig', { title: 'x', footerLinks: [{ title: '', href: '/' }] }, 'value.footerLinks.0.title: Pflichtfeld'],
    [
      'tempConfig',
      { title: 'x', footerLinks: [{ title: 'AGB', href: '' }] },
      'value.footerLinks.0.href: Webadresse erforderlich',
    ],
    ['orderCheckboxes', [{ key: 'agb', label: ' ', required: true }], 'value.0.label: Pflichtfeld'],
    [
      'mehrwerte',
      { active: true, mehrwerte: [{ key: 'a', label: '', active: true, editable: true }] },
      'value.mehrwerte.0.label: Pflichtfeld',
    ],
    ['mailDisclaimer', { blocks: [{ title: 'A', content: '' }] }, 'value.blocks.0.content: Pflichtfeld'],
    ['reminders', { draft: [3, 3] }, 'value.draft: Der Tag 3 steht doppelt da'],
    ['reminders', { identityCheck: [5, 2] }, 'value.identityCheck: Die Tage müssen aufsteigen: 2 steht nach 5'],
    ['reminders', { draft: [1, 2, 3, 4] }, 'value.draft: Höchstens 3 Erinnerungen je Art möglich'],
    ['reminders', { missingInformation: [0] }, 'value.missingInformation: Ganze Tage von 1 bis 365 erforderlich'],
    ['reminders', { lastBeforeExpiry: 61 }, 'value.lastBeforeExpiry: Ganze Zahl von 0 bis 60 erforderlich'],
    ['transparencyRegisterConfig', { internalEmail: 'bank' }, 'value.internalEmail: Gültige E-Mail erforderlich'],
  ])('%s %j is refused as by its form', async (name, value, violation) => {
    expect(await refused(put(name, value))).toEqual([422, violation]);
    expect(await refused(batch({ [name]: value }))).toEqual([422, violation.replace('value', `values.${name}`)]);
  });

  it.each([
    ['bankEmployeeMail', ''],
    ['bankEmployeeMail', 'bank@example.de'],
    ['tempConfig', { title: 'x', support: {} }],
    ['tempConfig', { title: 'x', konten: {} }],
    ['transparencyRegisterConfig', {}],
    ['reminders', { draft: [], identityCheck: [1], lastBeforeExpiry: 0 }],
  ])('%s %j is stored', async (name, value) => {
    expect(await refused(put(name, value))).toEqual([200]);
  });

  it('stays readable where an earlier build stored it', async () => {
    await server.settings.publish({ values: new Map([['bankEmployeeMail', '"bank"']]), accountId: '' });
    const read = await server.call('GET', '/settings/bankEmployeeMail', { as: admin });
    expect([read.status, read.body['value']]).toEqual([200, 'bank']);
    expect((await server.settings.all()).bankEmployeeMail).toBe('bank');
  });

  const unknown = (index: number, id: number) =>
    `kontoList.${index}.id: Ein Konto mit der Id ${id} gibt es nicht. Bitte ändern Sie die Konten und ihre Namen zusammen.`;
  const last = 'tempConfig.konten: Mindestens ein Konto muss bleiben.';

  describe('with two accounts', () => {
    beforeEach(async () => {
      expect((await batch({ tempConfig: page(1, 2), kontoList: listOf(1, 2) })).status).toBe(200);
    });

    it('refuses a list that names an account which does not exist', async () => {
      expect(await refused(put('kontoList', listOf(1, 7)))).toEqual([422, unknown(1, 7)]);
      expect(await refused(batch({ kontoList: listOf(9) }))).toEqual([422, unknown(0, 9)]);
    });

    it('refuses accounts without one that the list names', async () => {
      expect(await refused(put('tempConfig', page(1)))).toEqual([422, unknown(1, 2)]);
      expect(await refused(batch({ tempConfig: page(1), kontoList: listOf(1, 2) }))).toEqual([422, unknown(1, 2)]);
      expect(await refused(batch({ tempConfig: page(1, 3), kontoList: listOf(1, 3) }))).toEqual([200]);
    });

    it('refuses to remove the last account, also by removing the setting', async () => {
      expect(await refused(batch({ tempConfig: page(), kontoList: [] }))).toEqual([422, last]);
      await put('kontoList', []);
      expect(await refused(server.call('DELETE', '/settings/tempConfig', { as: admin }))).toEqual([422, last]);
    });

    it('refuses a draft at its publication', async () => {
      expect((await drafted(page(1), listOf(1, 2))).status).toBe(200);
      const body = { names: ['accounts'], reason: 'Zwei Konten' };
      expect(await refused(server.call('POST', '/settings_versions', { as: admin, body }))).toEqual([
        422,
        unknown(1, 2),
      ]);
      expect((await server.call('GET', '/settings_drafts/accounts', { as: admin })).status).toBe(200);
    });

    it('keeps a fault that was stored before from holding back other changes', async () => {
      const values = new Map([['kontoList', JSON.stringify(listOf(1, 2, 8))]]);
      await server.repository.replace(await nextWith(values));
      expect(await refused(put('tempConfig', { ...page(1, 2), title: 'Neu' }))).toEqual([200]);
      expect(await refused(put('tempConfig', page(1)))).toEqual([422, unknown(1, 2)]);
      expect(await refused(put('kontoList', listOf(1, 8)))).toEqual([422, unknown(1, 8)]);
    });

    it('refuses to restore a version whose values do not go with those of today', async () => {
      await put('kontoList', listOf(1));
      await put('tempConfig', page(1));
      expect(await refused(restored(2))).toEqual([200]);
      const values = new Map([['kontoList', JSON.stringify(listOf(1, 8))]]);
      await server.repository.replace(await nextWith(values));
      await put('kontoList', listOf(1));
      const faulty = (await server.repository.find())!.newest._id - 1;
      expect(await refused(restored(faulty))).toEqual([422, unknown(1, 8)]);
    });
  });

  const restored = (number: number) =>
    server.call('POST', `/settings_versions/${number}/restore`, { as: admin, body: { reason: 'Zurück' } });

  /** The next version as an earlier build wrote it, without these rules. */
  async function nextWith(values: ReadonlyMap<string, string>) {
    const current = (await server.repository.find())!;
    await server.repository.keep(current.newest);
    const _id = current.newest._id + 1;
    const changes = [...values].map(([name, after]) => {
      return { name, before: current.settings.find((one) => one.name === name)?.json ?? null, after };
    });
    const kept = current.settings.filter(({ name }) => !values.has(name));
    const written = [...values].map(([name, json]) => ({ name, version: _id, json }));
    return { settings: [...kept, ...written], newest: { _id, at: 1, by: '', reason: '', changes } };
  }
});
