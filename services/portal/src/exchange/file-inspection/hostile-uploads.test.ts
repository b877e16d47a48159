import sharp from 'sharp';
import type { AcceptedFileType } from '@kontor/domain/document/file-rules';
import { invoicePdf, pagePdf } from './testing/pdf-files.js';
import { harmlessPdfs, hostilePdfs } from './testing/hostile-pdfs.js';
import { brokenPictures, polyglots } from './testing/hostile-pictures.js';
import { jpegWithPosition, pngOf } from './testing/picture-files.js';
import { createSourceInspection } from './testing/source-inspection.js';

const inspect = createSourceInspection();
const opened = (content: Buffer, mimeType: AcceptedFileType) =>
  inspect({ mimeType, limit: 8_000_000, read: async () => content });

/** A later file is served as if nothing had been before. */
afterAll(async () => {
  expect(await opened(pagePdf(), 'application/pdf')).toEqual({ outcome: 'kept' });
  expect(await opened(invoicePdf(), 'application/pdf')).toEqual({ outcome: 'kept' });
  expect((await opened(await jpegWithPosition(), 'image/jpeg')).outcome).toBe('copied');
  expect((await opened(pngOf(10, 10), 'image/png')).outcome).toBe('copied');
});

it('are more than a hundred', async () => {
  expect(hostilePdfs.length + (await polyglots()).length + (await brokenPictures()).length).toBeGreaterThanOrEqual(100);
});

it('of PDFs and pictures, none is kept, and none ends or blocks the service', async () => {
  const all = [...hostilePdfs.map((one) => [...one, 'application/pdf'] as const), ...(await brokenPictures())];
  const results = all.map(async ([name, content, type]) => ({ name, ...(await opened(content, type)) }));
  // Nor is one refused only because the time was up.
  const kept = (await Promise.all(results)).filter((one) => one.outcome !== 'refused' || one.reason === 'slow');
  expect(kept).toEqual([]);
});

it('leave PDFs alone that have something harmless in the same places', async () => {
  const harmless = [...harmlessPdfs, ['an invoice', invoicePdf()] as const];
  const outcomes = harmless.map(async ([name, content]) => [name, (await opened(content, 'application/pdf')).outcome]);
  expect(await Promise.all(outcomes)).toEqual(harmless.map(([name]) => [name, 'kept']));
});

it('of pictures with more than pixels, the copy has the pixels alone', async () => {
  for (const [name, content, type] of await polyglots()) {
    expect(content.includes('payload')).toBe(true);
    const inspected = await opened(content, type);
    if (inspected.outcome !== 'copied') throw new Error(`${name}: ${inspected.outcome}`);
    expect([name, Buffer.from(inspected.copy).includes('payload')]).toEqual([name, false]);
    expect((await sharp(Buffer.from(inspected.copy)).metadata()).format).toBe(type.replace('image/', ''));
  }
});
