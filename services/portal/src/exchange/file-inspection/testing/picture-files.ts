import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG that says so many pixels, with these compressed lines or white ones. */
export function pngOf(width: number, height: number, lines?: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const data = lines ?? deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', data),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

/** A photograph with a position in its metadata. */
export function jpegWithPosition(width = 64, height = 48): Promise<Buffer> {
  return noise(width, height)
    .withExif({ IFD0: { Copyright: 'Ludmilla Canary' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();
}

/** A picture that looks like noise, so that no copy is much smaller. */
export const noisyPng = (width: number, height: number): Promise<Buffer> => noise(width, height).png().toBuffer();
