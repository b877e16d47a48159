import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A grey picture of so many pixels, as PNG. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits of grey.
  head.set([8, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height, 0x80);
  for (let line = 0; line < height; line++) lines[line * (width + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
