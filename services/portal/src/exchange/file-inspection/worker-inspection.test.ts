import sharp from 'sharp';
import type { AcceptedFileType } from '@kontor/domain/document/file-rules';
import type { InspectedFile, InspectFile } from './file-inspection.js';
import { attachedPdf, invoicePdf, objectStream, pagePdf, streamOf } from './testing/pdf-files.js';
import { jpegWithPosition, noisyPng, pngOf } from './testing/picture-files.js';
import { createSourceInspection } from './testing/source-inspection.js';

const inspect = createSourceInspection();

function opened(
  content: Uint8Array,
  mimeType: AcceptedFileType = 'application/pdf',
  { by = inspect, limit = 8_000_000 }: { readonly by?: InspectFile; readonly limit?: number } = {},
): Promise<InspectedFile> {
  return by({ mimeType, limit, read: async () => content });
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('a PDF', () => {
  it.each([
    ['with a page', pagePdf()],
    ['with object streams', pagePdf('', [objectStream(7, '<< /Title (Satzung) >>')])],
    ['that is an electronic invoice', invoicePdf()],
  ])('%s is kept unchanged', async (_name, content) => {
    expect(await opened(content)).toEqual({ outcome: 'kept' });
  });

  it.each([
    ['script', 'a script that runs on opening', pagePdf(`/OpenAction ${script}`)],
    ['script', 'a script with an obfuscated name', pagePdf('/OpenAction << /S /#4AavaScr#69pt /J#53 (1) >>')],
    ['script', 'a script in an object stream', pagePdf('/OpenAction 7 0 R', [objectStream(7, script)])],
    ['launch', 'an action that starts a program', pagePdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['media', 'rich media', pagePdf('', ['<< /Type /Annot /Subtype /RichMedia /Rect [0 0 1 1] >>'])],
    ['encrypted', 'encryption', pagePdf('', ['<< /Filter /Standard /V 1 >>'], { trailer: '/Encrypt 6 0 R' })],
    ['embedded', 'a program', attachedPdf({ name: 'a.exe', type: 'application/octet-stream', content: 'MZ' })],
    ['embedded', 'XML, but in another PDF/A', attachedPdf({ name: 'a.xml', type: 'text/xml', content: '<a/>' }, 2)],
    ['embedded', 'a program called XML', attachedPdf({ name: 'a.xml', type: 'text/xml', content: 'MZ' })],
    ['unreadable', 'no pages', Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['unreadable', 'only its beginning', pagePdf().subarray(0, 200)],
    ['unreadable', 'an object in a stream', pagePdf('', [streamOf('9 0 obj\n<< /Type /Filespec >>\nendobj')])],
    ['unreadable', 'an archive behind it', Buffer.concat([pagePdf(), Buffer.from('PK\u0005\u0006')])],
  ] as const)('is refused as %s with %s', async (reason, _name, content) => {
    expect(await opened(content)).toEqual({ outcome: 'refused', reason });
  });
});

describe('a picture', () => {
  it('is copied: upright, without metadata, and without what follows it', async () => {
    const turned = await sharp(await jpegWithPosition(64, 48))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const original = Buffer.concat([await jpegWithPosition(), Buffer.from('<script>alert(1)</script>PK')]);
    expect(original.includes('Ludmilla Canary')).toBe(true);
    const copied = await opened(original, 'image/jpeg');
    if (copied.outcome !== 'copied') throw new Error(copied.outcome);
    const copy = Buffer.from(copied.copy);
    for (const word of ['Ludmilla', 'script', 'Exif']) expect(copy.includes(word)).toBe(false);
    expect(await sharp(copy).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    const upright = await opened(turned, 'image/jpeg');
    if (upright.outcome !== 'copied') throw new Error(upright.outcome);
    expect(await sharp(Buffer.from(upright.copy)).metadata()).toMatchObject({ width: 48, height: 64 });
  });

  it('stays within the limit', async () => {
    const noise = await noisyPng(600, 600);
    const limit = Math.round(noise.byteLength * 0.6);
    const copied = await opened(noise, 'image/png', { limit });
    if (copied.outcome !== 'copied') throw new Error(copied.outcome);
    expect(copied.copy.byteLength).toBeLessThanOrEqual(limit);
    expect((await sharp(Buffer.from(copied.copy)).metadata()).format).toBe('png');
  });

  it.each([
    ['pixels', '60 megapixels', pngOf(10_000, 6_000, new Uint8Array(8)), 'image/png'],
    ['unreadable', 'lines that are missing', pngOf(100, 100, new Uint8Array(8)), 'image/png'],
    ['unreadable', 'the type of another', pngOf(10, 10), 'image/jpeg'],
  ] as const)('is refused as %s with %s', async (reason, _name, content, type) => {
    expect(await opened(content, type)).toEqual({ outcome: 'refused', reason });
  });
});

describe('the limits of a worker', () => {
  it('refuse what takes too long', async () => {
    const by = createSourceInspection({ milliseconds: 1 });
    expect(await opened(pagePdf(), 'application/pdf', { by })).toEqual({ outcome: 'refused', reason: 'slow' });
  });

  it('refuse what takes too much memory, and serve the next file', async () => {
    const by = createSourceInspection({ mebibytes: 4 });
    const many = Array.from({ length: 60_000 }, (_, at) => `<< /Nr ${at} /A [1 2 3 4 5 6 7 8] >>`);
    expect(await opened(pagePdf('', many), 'application/pdf', { by })).toEqual({ outcome: 'refused', reason: 'slow' });
    expect(await opened(pagePdf())).toEqual({ outcome: 'kept' });
  });
});
