import { caseIdOf } from '@kontor/domain/case/case-id';
import { randomBytes } from 'node:crypto';
import { SEGMENT_BYTES } from '@kontor/platform/crypto/segment-cipher';
import type { CaseFile } from './case-file.js';
import { startFileHarness, pdf, type FileHarness } from '../../testing/file-harness.js';
import { createReadDocument, documentPageBytes } from './read-document.js';

async function* chunked(bytes: Uint8Array, size = 60_000): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += size) yield bytes.subarray(start, start + size);
}

async function whole(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('files of a case', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseIdOf('1001'), 210);
  });
  afterEach(() => harness.close());

  const receive = (source: AsyncIterable<Uint8Array>, limit = 8_000_000) =>
    harness.files.receive({ caseId: caseIdOf('1001'), kind: 'business', limit, source });

  async function store(content: Uint8Array, name = 'Gründung.pdf'): Promise<CaseFile> {
    const received = await receive(chunked(content));
    if (received === null) throw new Error('the file was empty');
    return harness.files.complete(received, { subject: 'FOUNDATION_DOCUMENT', name });
  }

  it.each([1, SEGMENT_BYTES - pdf.length, SEGMENT_BYTES, 3 * SEGMENT_BYTES + 17])(
    'stores a file with %i more bytes',
    async (more) => {
      const content = Buffer.concat([pdf, randomBytes(more)]);
      const file = await store(content);
      expect(file).toMatchObject({ name: 'Gründung.pdf', mimeType: 'application/pdf', sizeBytes: content.length });
      expect((await whole(harness.files.content(file))).equals(content)).toBe(true);
      const read = createReadDocument(harness.files);
      const context = undefined as never;
      const pages: Uint8Array[] = [];
      for (let offset = 0n; offset < BigInt(content.length); offset += BigInt(pages.at(-1)?.byteLength ?? 0)) {
        const page = await read({ caseId: '1001', documentId: file.fileId, offset } as never, context);
        expect(page.sizeBytes).toBe(BigInt(content.length));
        pages.push(page.content as Uint8Array);
        expect(pages.at(-1)?.byteLength).toBeGreaterThan(0);
        expect(pages.at(-1)?.byteLength).toBeLessThanOrEqual(documentPageBytes);
      }
      expect(Buffer.concat(pages).equals(content)).toBe(true);
      await expect(
        read({ caseId: '1002', documentId: file.fileId, offset: 0n } as never, context),
      ).rejects.toMatchObject({ code: 'not-found' });
    },
  );

  it('stores neither content nor name in plain text', async () => {
    await store(Buffer.concat([pdf, Buffer.from('Ludmilla Canary')]), 'Canary.pdf');
    const stored = Buffer.concat([...harness.blobs.blobs.values()]);
    expect(stored.includes('%PDF')).toBe(false);
    expect(stored.includes('Canary')).toBe(false);
  });

  it('a refused upload is not visible, and is removed a day later', async () => {
    await expect(receive(chunked(Buffer.concat([pdf, randomBytes(100_000)])), 99_999)).rejects.toMatchObject({
      status: 413,
    });
    await expect(receive(chunked(Buffer.from('MZ this is no picture')))).rejects.toMatchObject({ status: 415 });
    expect(await receive(chunked(Buffer.alloc(0)))).toBeNull();
    const cut = async function* () {
      yield pdf;
      yield randomBytes(2 * SEGMENT_BYTES);
      throw new Error('the line is dead');
    };
    await expect(receive(cut())).rejects.toThrow('the line is dead');
    expect(await harness.files.ofCase(caseIdOf('1001'), 'business')).toEqual([]);
    await receive(chunked(pdf));
    expect(harness.blobs.blobs.size).toBe(1);
    await harness.files.removeUnfinished();
    expect(harness.blobs.blobs.size).toBe(1);
    harness.clock.now += 25 * 60 * 60 * 1000;
    await harness.files.removeUnfinished();
    expect(harness.blobs.blobs.size).toBe(0);
  });

  it('accepts a file of exactly the limit', async () => {
    const content = Buffer.concat([pdf, randomBytes(5000)]);
    expect(await receive(chunked(content), content.length)).toMatchObject({ sizeBytes: content.length });
  });

  it('detects changed or truncated content', async () => {
    const file = await store(Buffer.concat([pdf, randomBytes(2 * SEGMENT_BYTES)]));
    const [[blobId, blob] = ['', Buffer.alloc(0)]] = harness.blobs.blobs;
    harness.blobs.blobs.set(blobId, blob.subarray(0, SEGMENT_BYTES + 28));
    await expect(whole(harness.files.content(file))).rejects.toThrow();
  });

  it('announces what becomes visible and what is gone, and nothing else', async () => {
    const announced = () => harness.news.splice(0).map(({ caseId, news }) => `${caseId} ${news.type}`);
    const received = await receive(chunked(pdf));
    expect(announced()).toEqual([]);
    await harness.files.discard(received!);
    expect(announced()).toEqual([]);
    const [first, second] = [await store(pdf), await store(pdf)];
    expect(announced()).toEqual(['1001 document', '1001 document']);
    await harness.files.remove(first.fileId);
    await harness.files.withdraw(second.fileId, 'staff');
    expect(announced()).toEqual(['1001 document', '1001 document']);
  });

  it('erases all files of a case, and no others', async () => {
    await harness.openCase(caseIdOf('1002'), 210);
    await store(pdf);
    await receive(chunked(pdf));
    const other = await harness.files.receive({
      caseId: caseIdOf('1002'),
      kind: 'contract',
      limit: 1000,
      source: chunked(pdf),
    });
    expect(harness.blobs.blobs.size).toBe(3);
    await harness.files.erase(caseIdOf('1001'));
    await harness.files.erase(caseIdOf('1001'));
    expect(harness.blobs.blobs.size).toBe(1);
    expect(other).not.toBeNull();
  });
});
