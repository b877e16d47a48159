import { caseIdOf } from '@kontor/domain/case/case-id';
import { documentIdOf } from '@kontor/domain/document/document-id';
import { constants, inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { customer, staff } from '../../testing/portal-harness.js';
import { pdf, startFileHarness, type FileHarness } from '../../testing/file-harness.js';
import { orderDataOf, type OrderData } from './order-data.js';
import { orderPdf } from './order-pdf.js';

const clerk = staff('ROLE_ADMIN');
const files = [
  ['/bgo_identifications_portal/1001.pdf', 'auftragsdaten.pdf', 'application/pdf'],
  ['/bgo_identifications_portal/1001.csv', 'auftragsdaten.csv', 'text/csv; charset=utf-8'],
  ['/download_document_archive/1001', 'auftragsdokumente.zip', 'application/zip'],
] as const;
const paths = files.map(([path]) => path);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const product = { kontoId: '2', productNumber: '1', conditionNumber: '1', girocardProductNumber: '1' };

describe('files of an order', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseIdOf('1001'), 310);
  });
  afterEach(() => harness.close());

  const get = (path: string, as = clerk, method = 'GET') => harness.call(method, path, { as });

  async function upload(name: string, kind: 'business' | 'register' | 'contract' = 'business'): Promise<void> {
    const received = await harness.files.receive({
      caseId: caseIdOf('1001'),
      kind,
      limit: 1000,
      source: once(pdf),
    });
    if (received === null) throw new Error('empty');
    await harness.files.complete(received, { subject: 'FOUNDATION_DOCUMENT', name });
  }

  it.each(files)('%s is %s, as a download, and HEAD returns its name', async (path, name, type) => {
    for (const method of ['HEAD', 'GET']) {
      const { status, headers } = await get(path, clerk, method);
      expect([status, headers.get('content-disposition'), headers.get('content-type')]).toEqual([
        200,
        `attachment; filename=${name}`,
        type,
      ]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    [undefined, 401],
    [customer(caseIdOf('1001')), 403],
    [staff('ROLE_USER_ADMIN'), 403],
    [staff('ROLE_INSTANCE_ADMIN'), 403],
    [clerk, 200],
    [staff('ROLE_ROOT', 'ROLE_ADMIN'), 200],
  ])('%j gets %i', async (as, status) => {
    for (const path of paths) {
      const answer = await harness.call('GET', path, as === undefined ? {} : { as });
      expect(answer.status).toBe(status);
    }
  });

  it.each([
    [110, 409],
    [130, 409],
    [210, 200],
    [213, 200],
    [430, 200],
    [450, 200],
    [900, 410],
  ] as const)('at %i the answer is %i', async (status, expected) => {
    await harness.setSnapshot(caseIdOf('1001'), { status });
    for (const path of paths) expect((await get(path)).status).toBe(expected);
  });

  it('give the customer the own order once there is one, without what the bank found', async () => {
    const own = (as: Parameters<typeof get>[1]) => get('/bgo_identifications/me/order.pdf', as);
    const asCustomer = customer(caseIdOf('1001'));
    expect((await own(asCustomer)).status).toBe(404);
    const { applications } = harness;
    const stored = (await applications.readStored(caseIdOf('1001')))!;
    await applications.frozen.freeze(caseIdOf('1001'), { ...stored, product, documents: [], orderCheckboxes: {} });
    const answer = await own(asCustomer);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename=Zusammenfassung-1001.pdf',
    ]);
    expect((await bytesOf(answer)).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await own(clerk)).status).toBe(403);
    await harness.setSnapshot(caseIdOf('1001'), { status: 900 });
    expect((await own(asCustomer)).status).toBe(410);
  });

  it.each(['7', 'x', '1001x', '..%2f1001'])('of the unknown case %s are not found', async (id) => {
    for (const path of paths) expect((await get(path.replace('1001', id))).status).toBe(404);
  });

  it('have all documents beside the data of the order and the history', async () => {
    await upload('Vertrag.pdf', 'contract');
    await upload('Registerauszug.pdf', 'register');
    await upload('Gründung.pdf');
    await upload('Gründung.pdf');
    const zip = unzipSync(await bytesOf(await get('/download_document_archive/1001')));
    expect(Object.keys(zip)).toEqual([
      '00-auftragsdaten.pdf',
      '00-statushistorie.csv',
      '01-Gründung.pdf',
      '02-Gründung.pdf',
      '03-Registerauszug.pdf',
      '04-Vertrag.pdf',
    ]);
    const [titles, ...rows] = Buffer.from(zip['00-statushistorie.csv'] ?? [])
      .toString('utf8')
      .slice(1)
      .split('\r\n');
    expect(titles).toBe('"Zeitpunkt";"Betrifft";"Ereignis";"Status";"Hinweise";"Durch"');
    expect(rows.join()).toContain('"Vertrag.pdf";"Vertragsunterlage hochgeladen"');
    expect(Buffer.from(zip['02-Gründung.pdf'] ?? []).equals(pdf)).toBe(true);
    expect(
      Buffer.from(zip['00-auftragsdaten.pdf'] ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('have the order as text, in a table that Excel reads', async () => {
    await upload('=HYPERLINK("x").pdf');
    const csv = await bytesOf(await get('/bgo_identifications_portal/1001.csv'));
    expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = csv.toString('utf8').slice(1).split('\r\n');
    expect(rows).toEqual(
      expect.arrayContaining([
        '"Bereich";"Angabe";"Wert"',
        '"Auftrag";"Vorgang";"1001"',
        '"Unternehmen: Lindenhof Gartenbau GmbH";"Rechtsform";"Gesellschaft mit beschränkter Haftung (GmbH)"',
        '"Person: Änne Weiß";"Vorname";"Änne"',
      ]),
    );
    expect(csv.toString()).toContain(';"\'=HYPERLINK');
  });

  it('have more than one page when they are long', async () => {
    const sources = { record: (await harness.core.cases.find(caseIdOf('1001')))!, findings: [], hold: null } as const;
    const stored = await harness.applications.readCurrent(sources.record);
    const file = {
      documentId: documentIdOf('d'),
      documentType: 'OTHER',
      mimeType: 'application/pdf',
      sizeBytes: 1,
      sha256: '',
    };
    const many = Array.from({ length: 90 }, (_, index) => ({ ...file, name: `Łódź ${index}.pdf`, createdAt: 1 }));
    const settings = { bankName: 'Musterbank', tempConfig: { konten: {} }, mehrwerte: undefined } as never;
    const context = { settings, frozen: null, now: 0, side: 'bank' } as const;
    const data = orderDataOf({ ...sources, stored, files: many }, context);
    const whole = (await orderPdf(data)).toString('latin1');
    expect(whole.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
    expect(whole).toContain('/Lang (de-DE)');
  });
});

/** The decoded streams of a PDF. */
function streamsOf(whole: Buffer): string {
  const pieces = whole
    .toString('latin1')
    .split(/stream\r?\n/)
    .slice(1);
  return pieces
    .map((piece) => Buffer.from(piece, 'latin1'))
    .flatMap((bytes) =>
      bytes[0] === 0x78 ? [inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')] : [],
    )
    .join('\n');
}

describe('a PDF', () => {
  const data: OrderData = {
    caseNumber: '1001',
    companyName: 'Łukasz Şahin & Söhne',
    bankName: 'Musterbank',
    isFinal: true,
    createdAt: '22.11.2026',
    groups: [{ title: 'Person', lines: [{ label: 'Nachname', value: 'łșğẞž' }] }],
  };

  it.each([...'łșğẞž'])('embeds %s with its Unicode value', async (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    expect(streamsOf(await orderPdf(data))).toMatch(new RegExp(`begincmap[^]*<${hex}>`, 'i'));
  });

  it('is tagged, German and embeds its font', async () => {
    const whole = (await orderPdf(data)).toString('latin1');
    expect(whole).toContain('/Lang (de-DE)');
    expect(whole).toMatch(/\/Marked true/);
    for (const tag of ['/H1', '/H2', '/Table', '/TR', '/TH', '/TD']) expect(whole).toContain(`/S ${tag}`);
    expect(whole).toMatch(/\/FontName \/\w+\+SourceSans3/);
    expect(whole).not.toContain('Helvetica');
  });
});
