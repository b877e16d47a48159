import {
  registerDocumentsSchema,
  transparencyStatusSchema,
} from '@kontor/api/register-document/register-document.schema';
import { caseIdOf } from '@kontor/domain/case/case-id';
import type { DocumentOrderState } from '@kontor/domain/register-document/register-document';
import { type FileHarness, startFileHarness } from '../../testing/file-harness.js';
import { customer, staff } from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const ofCase = '/bgo_identifications/1001';
const fetchPath = '/bgo_fetch_documents_start/1001';
const registered = { userId: 'u1', internalEmail: 'a@b.de', userUpdatedStatus: 204, userValidatedStatus: 200 };

let harness: FileHarness;
beforeEach(async () => {
  harness = await startFileHarness();
  await harness.openCase(caseIdOf('1001'), 310);
});
afterEach(() => harness.close());

const post = (path: string) => harness.call('POST', path, { as: clerk });
const read = async (answer: Response) => registerDocumentsSchema.parse(await answer.json());
const list = async () => read(await harness.call('GET', `${ofCase}/register_documents`, { as: clerk }));
const types = (documents: readonly { documentType: string }[]) => documents.map(({ documentType }) => documentType);

describe('documents of the register', () => {
  it('are ordered, fetched once they are ready, and read; the case says what is missing', async () => {
    expect(types((await list()).missing)).toEqual(['register_extract', 'shareholder_list']);
    expect((await post(`${ofCase}/order-documents`)).status).toBe(204);
    expect(harness.orders.ordered).toEqual(['1001/register_extract', '1001/shareholder_list']);
    expect((await list()).missing.map(({ state }) => state)).toEqual(['pending', 'pending']);
    expect((await read(await post(fetchPath))).missing).toEqual([
      { documentType: 'register_extract', state: 'pending' },
      { documentType: 'shareholder_list', state: 'pending' },
    ]);
    harness.orders.states.set('register_extract', 'ready');
    const { documents, missing } = await read(await post(fetchPath));
    expect(missing).toEqual([{ documentType: 'shareholder_list', state: 'pending' }]);
    expect(documents).toMatchObject([{ documentType: 'register_extract', filename: 'Registerauszug.pdf' }]);
    const download = await harness.call('GET', `/register_documents/${documents[0]?.id ?? ''}/download`, { as: clerk });
    expect(await download.text()).toBe('%PDF-1.7 register_extract\n%%EOF\n');
    expect(download.headers.get('content-type')).toBe('application/pdf');
  });

  it('are stored once, also when two people fetch at the same time', async () => {
    harness.orders.next = 'ready';
    await Promise.all([post(fetchPath), post(fetchPath)]);
    expect(types((await list()).documents).sort()).toEqual(['register_extract', 'shareholder_list']);
    await post(fetchPath);
    expect((await list()).documents).toHaveLength(2);
    expect((await post(`${ofCase}/order-documents`)).status).toBe(409);
  });

  it('are stored once, also when who fetched first gets the content last', async () => {
    harness.orders.next = 'ready';
    const content = harness.orders.content.bind(harness.orders);
    let isFirst = true;
    harness.orders.content = async function* (caseId, document) {
      if (isFirst) {
        isFirst = false;
        yield Buffer.alloc(10_000, '%PDF-1.7 ');
        await post(fetchPath);
      }
      yield* content(caseId, document);
    };
    await post(fetchPath);
    expect(types((await list()).documents).sort()).toEqual(['register_extract', 'shareholder_list']);
    expect(harness.blobs.blobs.size).toBe(2);
  });

  it('are sealed, and gone with the case', async () => {
    harness.orders.next = 'ready';
    await post(fetchPath);
    expect(harness.blobs.blobs.size).toBe(2);
    for (const blob of harness.blobs.blobs.values()) expect(Buffer.from(blob).toString()).not.toContain('%PDF');
    await harness.files.erase(caseIdOf('1001'));
    expect(harness.blobs.blobs.size).toBe(0);
  });

  it('are not seen by the customer, and nobody orders them before the order or for another case', async () => {
    harness.orders.next = 'ready';
    const { documents } = await read(await post(fetchPath));
    const own = customer(caseIdOf('1001'));
    const download = `/register_documents/${documents[0]?.id ?? ''}/download`;
    const reads = [`${ofCase}/register_documents`, `${ofCase}/transparency-register-status`, download];
    for (const path of reads) {
      expect((await harness.call('GET', path)).status).toBe(401);
      expect((await harness.call('GET', path, { as: own })).status).toBe(403);
    }
    expect(
      (await harness.call('GET', `/business_documents/${documents[0]?.id ?? ''}/download`, { as: own })).status,
    ).toBe(404);
    await harness.setSnapshot(caseIdOf('1001'), { status: 130 });
    for (const path of [`${ofCase}/order-documents`, fetchPath]) expect((await post(path)).status).toBe(409);
    expect((await post('/bgo_fetch_documents_start/4711')).status).toBe(404);
  });

  it('show the present state of each order', async () => {
    const states = async () => (await list()).missing.map(({ state }) => state);
    expect(await states()).toEqual(['not_ordered', 'not_ordered']);
    harness.orders.states.set('register_extract', 'failed').set('shareholder_list', 'ready');
    expect(await states()).toEqual(['failed', 'ready']);
    harness.orders.isAway = true;
    expect(await states()).toEqual(['unknown', 'unknown']);
  });

  it('are announced to open pages when they are ordered and when they are stored', async () => {
    const announced = () => harness.news.splice(0).map(({ caseId, news }) => `${caseId} ${news.type}`);
    await post(`${ofCase}/order-documents`);
    expect(announced()).toEqual(['1001 document']);
    harness.orders.states.set('register_extract', 'ready').set('shareholder_list', 'ready');
    await post(fetchPath);
    expect(announced()).toEqual(['1001 document', '1001 document', '1001 document']);
    await post(fetchPath);
    harness.settings['transparencyRegisterConfig'] = registered;
    await post(`${ofCase}/order-transparency-register-documents`);
    expect(announced().at(-1)).toBe('1001 document');
  });

  it('answer 503 while the company check is away', async () => {
    harness.orders.isAway = true;
    for (const path of [`${ofCase}/order-documents`, fetchPath]) expect((await post(path)).status).toBe(503);
  });
});

describe('transparency register', () => {
  const order = () => post(`${ofCase}/order-transparency-register-documents`);
  const status = async () => {
    const answer = await harness.call('GET', `${ofCase}/transparency-register-status`, { as: clerk });
    return transparencyStatusSchema.parse(await answer.json()).status;
  };

  it('is disabled until the bank has a user there, and then ordered', async () => {
    expect(await status()).toBe('disabled');
    expect((await order()).status).toBe(409);
    harness.settings['transparencyRegisterConfig'] = registered;
    expect(await status()).toBe('not_yet_ordered');
    expect((await order()).status).toBe(204);
    expect(await status()).toBe('busy');
    expect(harness.orders.ordered).toEqual(['1001/transparency_register']);
  });

  it.each<[DocumentOrderState, string]>([
    ['not_ordered', 'not_yet_ordered'],
    ['pending', 'busy'],
    ['ready', 'ready'],
    ['failed', 'failed'],
    ['unknown', 'unknown'],
  ])('%s at the provider is %s', async (state, expected) => {
    harness.settings['transparencyRegisterConfig'] = registered;
    harness.orders.states.set('transparency_register', state);
    expect(await status()).toBe(expected);
  });

  it('is an error while the provider cannot be asked, and ready once its extract is here', async () => {
    harness.settings['transparencyRegisterConfig'] = registered;
    harness.orders.isAway = true;
    expect(await status()).toBe('error');
    expect((await order()).status).toBe(503);
    harness.orders.isAway = false;
    harness.orders.states.set('transparency_register', 'ready');
    const { documents, missing } = await read(await post(fetchPath));
    expect(types(documents)).toEqual(['transparency_register']);
    expect(types(missing)).not.toContain('transparency_register');
    harness.orders.isAway = true;
    expect(await status()).toBe('ready');
  });
});
