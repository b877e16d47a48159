import { deflateSync } from 'node:zlib';
import type { AcceptedFileType } from '@kontor/domain/document/file-rules';
import type { HostileFile } from './hostile-pdfs.js';
import { jpegWithPosition, pngChunk, pngOf, pngSignature } from './picture-files.js';

export type HostilePicture = readonly [...HostileFile, mimeType: AcceptedFileType];

/** Harmless to open, and not to serve: what follows or accompanies the pixels. */
export const payloads: readonly (readonly [string, Buffer])[] = [
  ['a page', Buffer.from('<html><script>alert("payload")</script></html>')],
  ['PHP', Buffer.from('<?php system("payload"); ?>')],
  ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004payloadPK\u0005\u0006'), Buffer.alloc(18)])],
  ['a program', Buffer.from('MZ\u0090 payload')],
  ['a PDF', Buffer.from('%PDF-1.7 payload /JavaScript')],
  [
    'a test virus',
    Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H* payload'].join('')),
  ],
];

/** Pictures with a payload behind them, and in their metadata: the copy has the pixels alone. */
export async function polyglots(): Promise<readonly HostilePicture[]> {
  const [jpeg, png] = [await jpegWithPosition(), pngOf(20, 10)];
  const body = png.subarray(pngSignature.length + 25);
  return payloads.flatMap(([what, payload]): readonly HostilePicture[] => [
    [`a JPEG and ${what} behind it`, Buffer.concat([jpeg, payload]), 'image/jpeg'],
    [`a JPEG with ${what} as its comment`, withComment(jpeg, payload), 'image/jpeg'],
    [`a PNG and ${what} behind it`, Buffer.concat([png, payload]), 'image/png'],
    [
      `a PNG with ${what} as its text`,
      Buffer.concat([png.subarray(0, png.length - body.length), pngChunk('tEXt', payload), body]),
      'image/png',
    ],
  ]);
}

function withComment(jpeg: Buffer, comment: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

/** Pictures that are refused. */
export async function brokenPictures(): Promise<readonly HostilePicture[]> {
  const [jpeg, png] = [await jpegWithPosition(), pngOf(200, 100, deflateSync(noise(201 * 100)))];
  const cut = (content: Buffer, share: number): Buffer => content.subarray(0, Math.round(content.length * share));
  return [
    ...[0.3, 0.6, 0.9].flatMap((share): readonly HostilePicture[] => [
      [`a JPEG cut off at ${share * 100} %`, cut(jpeg, share), 'image/jpeg'],
      [`a PNG cut off at ${share * 100} %`, cut(png, share), 'image/png'],
    ]),
    ['a PNG that says 60 megapixels', pngOf(10_000, 6_000, new Uint8Array(8)), 'image/png'],
    ['a PNG that says four thousand million pixels', pngOf(65_535, 65_535, new Uint8Array(8)), 'image/png'],
    ['a PNG that says the largest sides', pngOf(0x7fffffff, 0x7fffffff, new Uint8Array(8)), 'image/png'],
    ['a PNG of 64 megapixels in 62 kB', pngOf(8_000, 8_000), 'image/png'],
    ['a PNG without a pixel', pngOf(0, 0), 'image/png'],
    ['a PNG whose lines are noise', pngOf(100, 100, noise(500)), 'image/png'],
    ['a JPEG that says 4,000 megapixels', sized(jpeg, 65_000), 'image/jpeg'],
    ['a PNG that is called JPEG', png, 'image/jpeg'],
    ['a JPEG that is called PNG', jpeg, 'image/png'],
    ['an SVG that is called PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
    [
      'a GIF that is called PNG',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'image/png',
    ],
    ['a signature alone', pngSignature, 'image/png'],
    ['a JPEG of noise', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), noise(3000)]), 'image/jpeg'],
  ];
}

/** Bytes that look like noise, and are the same each time. */
function noise(length: number): Buffer {
  let state = 7;
  return Buffer.from(Array.from({ length }, () => (state = (state * 1_103_515_245 + 12_345) % 0x80000000) >> 16));
}

/** The same JPEG with other sides in its frame. */
function sized(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = [0xc0, 0xc1, 0xc2].map((kind) => changed.indexOf(Buffer.from([0xff, kind]))).find((at) => at > 0) ?? 0;
  changed.writeUInt16BE(side, frame + 5);
  changed.writeUInt16BE(side, frame + 7);
  return changed;
}
