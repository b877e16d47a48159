import { caseIdOf } from '@kontor/domain/case/case-id';
import { refusedFileTexts } from '@kontor/domain/document/refused-file';
import { createHash } from 'node:crypto';
import { customer } from '../../testing/portal-harness.js';
import { formOf, startFileHarness, type FileHarness } from '../../testing/file-harness.js';
import { withScanner } from '../file-inspection/scanned-inspection.js';
import { ScannerUnavailable } from '../file-inspection/scanner.js';
import { problemTable } from '../../http/answer/problem-table.js';
import { pagePdf } from '../file-inspection/testing/pdf-files.js';
import { jpegWithPosition } from '../file-inspection/testing/picture-files.js';
import { createSourceInspection } from '../file-inspection/testing/source-inspection.js';

const own = customer(caseIdOf('1001'));
const founding = { document_type: 'FOUNDATION_DOCUMENT' };

async function whole(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('an uploaded file is opened before it is kept', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness(createSourceInspection());
    await harness.openCase(caseIdOf('1001'), 210);
  });
  afterEach(() => harness.close());

  const send = (name: string, content: Uint8Array) =>
    harness.call('POST', '/business_documents/upload', {
      as: own,
      form: formOf('files[]', [[name, content]], founding),
    });
  const kept = () => harness.files.ofCase(caseIdOf('1001'), 'business');

  it('serves the copy of a picture, and seals the original with its digest', async () => {
    const original = await jpegWithPosition();
    const [uploaded] = (await (await send('foto.jpg', original)).json()) as { id: string; sizeBytes: number }[];
    const answer = await harness.call('GET', `/business_documents/${uploaded?.id}/download`, { as: own });
    const served = Buffer.from(await answer.arrayBuffer());
    expect(served.length).toBe(uploaded?.sizeBytes);
    expect([original.includes('Ludmilla Canary'), served.includes('Ludmilla Canary')]).toEqual([true, false]);
    const [file] = await kept();
    expect(file?.originalSha256).toBe(createHash('sha256').update(original).digest('hex'));
    expect((await whole(harness.files.original(file!))).equals(original)).toBe(true);
    for (const blob of harness.blobs.blobs.values()) expect(blob.includes('Ludmilla Canary')).toBe(false);
    expect(harness.blobs.blobs.size).toBe(2);

    await send('noch einmal.jpg', original);
    expect(await kept()).toHaveLength(1);
    expect(harness.blobs.blobs.size).toBe(2);

    await harness.call('DELETE', `/business_documents/${uploaded?.id}`, { as: own });
    expect(harness.blobs.blobs.size).toBe(0);
  });

  it('serves a PDF as it came', async () => {
    const [uploaded] = (await (await send('satzung.pdf', pagePdf())).json()) as { id: string }[];
    const answer = await harness.call('GET', `/business_documents/${uploaded?.id}/download`, { as: own });
    expect(Buffer.from(await answer.arrayBuffer()).equals(pagePdf())).toBe(true);
    const [file] = await kept();
    expect(file?.originalSha256).toBeNull();
    expect((await whole(harness.files.original(file!))).length).toBe(0);
  });

  it('is refused for now while the scanner gives no answer, and for good when it finds something', async () => {
    for (const [scan, status, message] of [
      [() => Promise.reject(new ScannerUnavailable()), 503, problemTable['scanner-unavailable'].message],
      [async () => 'found' as const, 422, 'Bitte prüfen Sie Ihre Eingaben.'],
    ] as const) {
      await harness.close();
      harness = await startFileHarness(withScanner(scan, createSourceInspection()));
      await harness.openCase(caseIdOf('1001'), 210);
      const answer = await send('satzung.pdf', pagePdf());
      expect([answer.status, (await answer.json()) as object]).toEqual([status, expect.objectContaining({ message })]);
      expect(await kept()).toEqual([]);
      expect(harness.blobs.blobs.size).toBe(0);
    }
  });

  it('says at the field why a PDF is refused, and keeps nothing of it', async () => {
    const answer = await send('satzung.pdf', pagePdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      violations: [{ propertyPath: 'files[]', code: 'script', message: refusedFileTexts.script }],
    });
    expect(await kept()).toEqual([]);
    expect(harness.blobs.blobs.size).toBe(0);
  });
});
