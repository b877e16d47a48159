import { caseStatus } from '@kontor/domain/case/case-status';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { randomBytes } from 'node:crypto';
import { customer, staff } from '../../testing/portal-harness.js';
import { formOf, pdf, png, startFileHarness, type FileHarness } from '../../testing/file-harness.js';

const own = customer(caseIdOf('1001'));
const upload = '/business_documents/upload';
const founding = { document_type: 'FOUNDATION_DOCUMENT' };

describe('documents of the customer', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseIdOf('1001'), 210);
  });
  afterEach(() => harness.close());

  const send = (form: FormData, as = own) => harness.call('POST', upload, { as, form });
  const list = async () =>
    (await harness.call('GET', '/business_documents', { as: own })).json() as Promise<Record<string, string>[]>;

  it('accepts several files of one type, lists and returns them', async () => {
    const answer = await send(
      formOf(
        'files[]',
        [
          ['Gründung.pdf', pdf],
          ['Seite 2.png', png],
        ],
        founding,
      ),
    );
    expect(answer.status).toBe(201);
    const listed = await list();
    expect(await answer.json()).toEqual(listed);
    expect(listed).toEqual([
      expect.objectContaining({
        filename: 'Gründung.pdf',
        documentType: 'FOUNDATION_DOCUMENT',
        mimeType: 'application/pdf',
      }),
      expect.objectContaining({ filename: 'Seite 2.png', sizeBytes: png.length }),
    ]);
    const path = `/business_documents/${listed[0]?.['id']}/download`;
    const file = await harness.call('GET', path, { as: own });
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename=".*"; filename\*=UTF-8''Gr%C3%BCndung.pdf$/,
      ) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'cache-control': 'no-store',
    });
    const head = await harness.call('HEAD', path, { as: own });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(pdf.length), '']);
    expect((await harness.call('GET', path, { as: staff('ROLE_ADMIN') })).status).toBe(200);
  });

  it('stores the same file once', async () => {
    await send(formOf('files[]', [['a.pdf', pdf]], founding));
    const again = await send(formOf('files[]', [['a.pdf', pdf]], founding));
    expect(again.status).toBe(201);
    expect(await list()).toHaveLength(1);
    expect(harness.blobs.blobs.size).toBe(1);
  });

  const tooLarge = Buffer.concat([pdf, randomBytes(8_000_001 - pdf.length)]);
  const refused: readonly (readonly [string, number, () => FormData])[] = [
    ['a file of 8,000,001 bytes', 413, () => formOf('files[]', [['a.pdf', tooLarge]], founding)],
    [
      'a large file after a good one',
      413,
      () =>
        formOf(
          'files[]',
          [
            ['a.pdf', pdf],
            ['b.pdf', tooLarge],
          ],
          founding,
        ),
    ],
    ['a script called PDF', 415, () => formOf('files[]', [['a.pdf', Buffer.from('<svg onload="x()">')]], founding)],
    ['an empty file', 422, () => formOf('files[]', [['a.pdf', Buffer.alloc(0)]], founding)],
    ['no file', 422, () => formOf('files[]', [], founding)],
    ['no type', 422, () => formOf('files[]', [['a.pdf', pdf]])],
    ['an unknown type', 422, () => formOf('files[]', [['a.pdf', pdf]], { document_type: 'PASSPORT' })],
    ['a type that is not of the form', 422, () => formOf('files[]', [['a.pdf', pdf]], { document_type: 'INVOICE' })],
    ['another field', 422, () => formOf('upload', [['a.pdf', pdf]], founding)],
    [
      'too many files',
      422,
      () =>
        formOf(
          'files[]',
          Array.from({ length: 21 }, (_, n) => [`${n}.pdf`, pdf] as const),
          founding,
        ),
    ],
    [
      'too many fields',
      422,
      () => formOf('files[]', [['a.pdf', pdf]], { ...founding, a: '', b: '', c: '', d: '', e: '' }),
    ],
  ];
  it.each(refused)('refuses %s with %i and stores nothing', async (_name, status, form) => {
    const answer = await send(form());
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await list()).toEqual([]);
    expect(harness.blobs.blobs.size).toBe(0);
  });

  it('accepts a file of exactly 8,000,000 bytes', async () => {
    expect((await send(formOf('files[]', [['a.pdf', tooLarge.subarray(0, 8_000_000)]], founding))).status).toBe(201);
  });

  it('refuses a body that is no form', async () => {
    expect((await harness.call('POST', upload, { as: own, json: founding })).status).toBe(400);
    expect((await harness.call('POST', upload, { as: own })).status).toBe(400);
  });

  it.each([
    [130, 'FOUNDATION_DOCUMENT', 201],
    [213, 'FOUNDATION_DOCUMENT', 409],
    [220, 'FOUNDATION_DOCUMENT', 409],
    [230, 'INVOICE', 201],
    [245, 'REGISTER_EXTRACT', 201],
    [410, 'INVOICE', 409],
    [430, 'INVOICE', 409],
    [900, 'INVOICE', 410],
  ] as const)('at %i an upload of %s answers %i', async (status, type, expected) => {
    await harness.setSnapshot(caseIdOf('1001'), { status, handedOver: status >= caseStatus.transferred });
    expect((await send(formOf('files[]', [['a.pdf', pdf]], { document_type: type }))).status).toBe(expected);
  });

  it('accepts files as an answer to the bank', async () => {
    await harness.setSnapshot(caseIdOf('1001'), { status: 425, handedOver: true, round: 4 });
    expect((await send(formOf('files[]', [['a.pdf', pdf]], { document_type: 'OTHER' }))).status).toBe(201);
    expect(harness.process.effects.map(({ commandId }) => commandId)).toEqual(['answerRequest:4']);
  });

  it('deletes before the order only', async () => {
    await send(formOf('files[]', [['a.pdf', pdf]], founding));
    const path = `/business_documents/${(await list())[0]?.['id']}`;
    await harness.setSnapshot(caseIdOf('1001'), { status: 213 });
    expect((await harness.call('DELETE', path, { as: own })).status).toBe(409);
    await harness.setSnapshot(caseIdOf('1001'), { status: 210 });
    expect((await harness.call('DELETE', path, { as: own })).status).toBe(204);
    expect(harness.blobs.blobs.size).toBe(0);
    expect((await harness.call('DELETE', path, { as: own })).status).toBe(404);
  });

  it('shows no document to others', async () => {
    await harness.openCase(caseIdOf('1002'), 210);
    await send(formOf('files[]', [['a.pdf', pdf]], founding));
    const id = (await list())[0]?.['id'];
    for (const [method, path] of [
      ['GET', `/business_documents/${id}/download`],
      ['DELETE', `/business_documents/${id}`],
    ] as const) {
      expect((await harness.call(method, path)).status).toBe(401);
      expect((await harness.call(method, path, { as: customer(caseIdOf('1002')) })).status).toBe(404);
      expect((await harness.call(method, path, { as: staff('ROLE_USER_ADMIN') })).status).toBe(403);
      expect((await harness.call(method, path.replace(/[0-9a-f-]{36}/, 'x'), { as: own })).status).toBe(404);
    }
    for (const path of ['/business_documents', '/business_document_type/INVOICE']) {
      expect((await harness.call('GET', path)).status).toBe(401);
      expect((await harness.call('GET', path, { as: staff('ROLE_ADMIN') })).status).toBe(403);
      expect(await (await harness.call('GET', path, { as: customer(caseIdOf('1002')) })).text()).not.toContain('a.pdf');
    }
    expect((await send(formOf('files[]', [['a.pdf', pdf]], founding), staff('ROLE_ADMIN'))).status).toBe(403);
    expect((await harness.call('GET', '/business_document_type/NOPE', { as: own })).status).toBe(404);
  });
});
