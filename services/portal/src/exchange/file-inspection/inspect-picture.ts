import sharp, { type Sharp } from 'sharp';
import type { ContentToInspect, InspectedFile } from './file-inspection.js';

/** 50 megapixels, as the sentence about them says. */
const mostPixels = 50_000_000;

/** How a copy is made: the first that fits the limit is taken. */
const attempts = [
  { quality: 90, scale: 1 },
  { quality: 75, scale: 1 },
  { quality: 70, scale: 0.7 },
  { quality: 70, scale: 0.5 },
] as const;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/**
 * Decodes a picture and encodes it anew, upright and without metadata, so that nothing but its pixels is left. Refuses
 * one that cannot be decoded completely, or of more than 50 megapixels.
 */
export async function inspectPicture({ content, mimeType, limit }: ContentToInspect): Promise<InspectedFile> {
  const format = mimeType === 'image/png' ? 'png' : 'jpeg';
  const { format: found, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (found !== format) return { outcome: 'refused', reason: 'unreadable' };
  if (width * height > mostPixels) return { outcome: 'refused', reason: 'pixels' };
  for (const { quality, scale } of attempts) {
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const scaled = scale === 1 ? picture : picture.resize({ width: Math.max(1, Math.round(width * scale)) });
    const copy = await encoded(scaled, format, quality);
    if (copy.byteLength <= limit) return { outcome: 'copied', copy: Uint8Array.from(copy) };
  }
  return { outcome: 'refused', reason: 'slow' };
}

function encoded(picture: Sharp, format: 'png' | 'jpeg', quality: number): Promise<Buffer> {
  return format === 'png' ? picture.png().toBuffer() : picture.jpeg({ quality }).toBuffer();
}
