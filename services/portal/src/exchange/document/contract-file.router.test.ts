import { caseIdOf } from '@kontor/domain/case/case-id';
import { unzipSync } from 'fflate';
import { contractTraces } from './contract-file-versions.js';
import type { Session } from '../../access/session/session.module.js';
import { customer, staff } from '../../testing/portal-harness.js';
import { formOf, pdf, png, startFileHarness, type FileHarness } from '../../testing/file-harness.js';

const clerk = staff('ROLE_ADMIN');
const own = customer(caseIdOf('1001'));
const contracts = '/bgo_identifications/1001/contract_files';

describe('contract files of the bank', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseIdOf('1001'), 410);
  });
  afterEach(() => harness.close());

  async function put(
    name: string,
    content: Uint8Array,
    path = contracts,
  ): Promise<{ id: string; originalName: string }> {
    const answer = await harness.call('POST', path, { as: clerk, form: formOf('file', [[name, content]]) });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as { id: string; originalName: string };
  }
  const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  it('are uploaded by staff and read by the customer at 430', async () => {
    const { id, originalName } = await put('Kontovertrag.pdf', pdf);
    expect(originalName).toBe('Kontovertrag.pdf');
    const listed = { id, originalName, createdAt: expect.stringMatching(/^2026-03-02T12:00:00\.\d{3}Z$/) as unknown };
    const reads = [
      contracts,
      `/contract_files/${id}/download`,
      `${contracts}/download`,
      '/bgo_identifications/me/contract_files/download',
    ];
    for (const path of reads) expect((await harness.call('GET', path, { as: own })).status).toBe(409);
    await harness.setSnapshot(caseIdOf('1001'), { status: 430 });
    for (const path of reads) {
      const answer = await harness.call('GET', path, { as: own });
      expect(answer.status).toBe(200);
      if (path.endsWith('download')) expect((await bytes(answer)).equals(pdf)).toBe(true);
      else expect(await answer.json()).toEqual([expect.objectContaining(listed)]);
    }
  });

  it('are one ZIP when there are several', async () => {
    await put('Vertrag.pdf', pdf);
    await put('Vertrag.pdf', Buffer.concat([pdf, Buffer.from('2')]));
    await put('Größe.png', png);
    await harness.setSnapshot(caseIdOf('1001'), { status: 430 });
    const answer = await harness.call('GET', '/bgo_identifications/me/contract_files/download', { as: own });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=vertragsunterlagen.zip');
    const zip = unzipSync(await bytes(answer));
    expect(Object.keys(zip)).toEqual(['01-Vertrag.pdf', '02-Vertrag.pdf', '03-Größe.png']);
    expect(Buffer.from(zip['03-Größe.png'] ?? []).equals(png)).toBe(true);
  });

  const list = async (as: Partial<Session>) =>
    (await harness.call('GET', contracts, { as })).json() as Promise<unknown>;
  const traces = async () => contractTraces(await harness.files.recordedOf(caseIdOf('1001'), 'contract'));

  it('can be replaced and removed while the bank works, each with who did it', async () => {
    const { id } = await put('alt.pdf', pdf);
    const { id: newer } = await put('neu.png', png, `/contract_files/${id}`);
    const older = [expect.objectContaining({ id, originalName: 'alt.pdf' }) as unknown];
    expect(await list(clerk)).toEqual([
      expect.objectContaining({ id: newer, originalName: 'neu.png', olderVersions: older }),
    ]);
    expect((await harness.call('DELETE', `/contract_files/${newer}`, { as: clerk })).status).toBe(204);
    expect(await list(clerk)).toEqual([]);
    expect(harness.blobs.blobs.size).toBe(0);
    expect((await harness.call('GET', `${contracts}/download`, { as: clerk })).status).toBe(404);
    expect((await harness.call('DELETE', `/contract_files/${newer}`, { as: clerk })).status).toBe(404);
    const { accountId } = clerk;
    expect((await traces()).map(({ act, name, accountId: who }) => [act, name, who])).toEqual([
      ['uploaded', 'alt.pdf', accountId],
      ['removed', 'alt.pdf', accountId],
      ['replaced', 'neu.png', accountId],
      ['removed', 'neu.png', accountId],
    ]);
  });

  it('stay once the case ended with success: a new version only, of which the customer sees the newest', async () => {
    const { id } = await put('Vertrag.pdf', pdf);
    await harness.setSnapshot(caseIdOf('1001'), { status: 430 });
    expect((await harness.call('DELETE', `/contract_files/${id}`, { as: clerk })).status).toBe(409);
    const upload = { as: clerk, form: formOf('file', [['noch einer.pdf', pdf]]) };
    expect((await harness.call('POST', contracts, upload)).status).toBe(409);
    const { id: newer } = await put('Vertrag 2.png', png, `/contract_files/${id}`);
    const again = { as: clerk, form: formOf('file', [['Vertrag 3.png', png]]) };
    expect((await harness.call('POST', `/contract_files/${id}`, again)).status).toBe(409);
    const [own430] = (await list(own)) as [Record<string, unknown>];
    expect(own430).toMatchObject({ id: newer, originalName: 'Vertrag 2.png' });
    expect(own430).not.toHaveProperty('olderVersions');
    expect((await harness.call('GET', `/contract_files/${id}/download`, { as: own })).status).toBe(404);
    const download = await harness.call('GET', '/bgo_identifications/me/contract_files/download', { as: own });
    expect((await bytes(download)).equals(png)).toBe(true);
    const older = await harness.call('GET', `/contract_files/${id}/download`, { as: clerk });
    expect((await bytes(older)).equals(pdf)).toBe(true);
    expect((await traces()).map(({ act }) => act)).toEqual(['uploaded', 'replaced']);
  });

  it('keep their newest version when an older one is removed', async () => {
    const { id } = await put('falscher Kunde.pdf', pdf);
    const { id: newer } = await put('Vertrag.png', png, `/contract_files/${id}`);
    expect((await harness.call('DELETE', `/contract_files/${id}`, { as: clerk })).status).toBe(204);
    expect(await list(clerk)).toEqual([expect.objectContaining({ id: newer, olderVersions: [] })]);
  });

  it('have one newest version, also when two are uploaded for the same one at a time', async () => {
    const { id } = await put('alt.pdf', pdf);
    const replace = async (name: string) => {
      const form = formOf('file', [[name, pdf]]);
      return (await harness.call('POST', `/contract_files/${id}`, { as: clerk, form })).status;
    };
    const insert = harness.records.insert.bind(harness.records);
    let other = 0;
    harness.records.insert = async (record) => {
      harness.records.insert = insert;
      await insert(record);
      other = await replace('schneller.pdf');
    };
    expect([await replace('langsam.pdf'), other]).toEqual([409, 200]);
    expect(await list(clerk)).toEqual([
      expect.objectContaining({ originalName: 'schneller.pdf', olderVersions: [expect.objectContaining({ id })] }),
    ]);
    expect(harness.blobs.blobs.size).toBe(2);
  });

  it.each([310, 305, 430, 440, 450] as const)('cannot be uploaded at %i', async (status) => {
    await harness.setSnapshot(caseIdOf('1001'), { status });
    const answer = await harness.call('POST', contracts, { as: clerk, form: formOf('file', [['a.pdf', pdf]]) });
    expect(answer.status).toBe(409);
    expect(harness.blobs.blobs.size).toBe(0);
  });

  it('are not accessible for anyone else', async () => {
    const { id } = await put('a.pdf', pdf);
    await harness.setSnapshot(caseIdOf('1001'), { status: 430 });
    await harness.openCase(caseIdOf('1002'), 430);
    const form = () => formOf('file', [['b.pdf', pdf]]);
    for (const [method, path] of [
      ['POST', contracts],
      ['POST', `/contract_files/${id}`],
      ['DELETE', `/contract_files/${id}`],
    ] as const) {
      const body = method === 'POST' ? { form: form() } : {};
      expect((await harness.call(method, path, body)).status).toBe(401);
      expect(
        (await harness.call(method, path, { as: own, ...(method === 'POST' ? { form: form() } : {}) })).status,
      ).toBe(403);
    }
    for (const path of [contracts, `${contracts}/download`, `/contract_files/${id}/download`]) {
      expect((await harness.call('GET', path)).status).toBe(401);
      expect((await harness.call('GET', path, { as: customer(caseIdOf('1002')) })).status).toBe(404);
      expect((await harness.call('GET', path, { as: staff('ROLE_INSTANCE_ADMIN') })).status).toBe(403);
    }
    expect((await harness.call('GET', '/bgo_identifications/9999/contract_files', { as: clerk })).status).toBe(404);
    const business = `/business_documents/${id}/download`;
    expect((await harness.call('GET', business, { as: clerk })).status).toBe(404);
  });
});
