import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { SealBroken } from './sealed-box.js';
import type { SealingKey } from './sealed-box.js';

/** Plain bytes of a segment (1 MiB); the last one may be shorter. */
export const SEGMENT_BYTES = 1_048_576;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const OVERHEAD = NONCE_BYTES + TAG_BYTES;

/** Position of a segment. It is authenticated, so that no segment can be moved, dropped or added. */
export interface SegmentPosition {
  key: SealingKey;
  documentId: string;
  /** From 0. */
  index: number;
  last: boolean;
}

/** Encrypts one segment (AES-256-GCM): nonce (12) | ciphertext | tag (16). */
export function encryptSegment({ key, ...place }: SegmentPosition, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(aadOf(place));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts one segment. @throws SealBroken when it was changed or has another position. */
export function decryptSegment({ key, ...place }: SegmentPosition, bytes: Uint8Array): Buffer {
  if (bytes.byteLength < OVERHEAD) throw new SealBroken();
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(aadOf(place));
    decipher.setAuthTag(bytes.subarray(bytes.byteLength - TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES, bytes.byteLength - TAG_BYTES)),
      decipher.final(),
    ]);
  } catch (cause) {
    throw new SealBroken(cause);
  }
}

function aadOf({ documentId, index, last }: Omit<SegmentPosition, 'key'>): Buffer {
  return Buffer.from(`${documentId}|${index}|${last ? 'last' : 'more'}`, 'utf8');
}

/** Encrypts a stream with at most two segments in memory. An empty file has one empty segment. */
export async function* encryptSegments(
  key: SealingKey,
  documentId: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  for await (const { index, bytes, last } of cut(source, SEGMENT_BYTES))
    yield encryptSegment({ key, documentId, index, last }, bytes);
}

/** Decrypts a stream of encryptSegments. @throws SealBroken, also when the end is missing; discard the earlier output then. */
export async function* decryptSegments(
  key: SealingKey,
  documentId: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  for await (const { index, bytes, last } of cut(source, SEGMENT_BYTES + OVERHEAD))
    yield decryptSegment({ key, documentId, index, last }, bytes);
}

/** Bytes of the encrypted form of a file of `plainLength` bytes. */
export function encryptedLength(plainLength: number): number {
  return plainLength + Math.max(1, Math.ceil(plainLength / SEGMENT_BYTES)) * OVERHEAD;
}

/** Byte range of segment `index` in the encrypted form: `start` inclusive, `end` exclusive (the last one may be shorter). */
export function segmentSpan(index: number): { start: number; end: number } {
  const size = SEGMENT_BYTES + OVERHEAD;
  return { start: index * size, end: (index + 1) * size };
}

interface Piece {
  index: number;
  bytes: Buffer;
  last: boolean;
}

/** Splits a stream into chunks of `size` bytes; the last may be shorter, and an empty stream has one empty chunk. */
async function* cut(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Piece> {
  let index = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of source) {
    held.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    heldBytes += chunk.byteLength;
    if (heldBytes <= size) continue;
    let rest = Buffer.concat(held, heldBytes);
    // A chunk is not the last one only if there is a byte after it.
    for (; rest.length > size; rest = rest.subarray(size), index += 1)
      yield { index, bytes: rest.subarray(0, size), last: false };
    held = [rest];
    heldBytes = rest.length;
  }
  yield { index, bytes: Buffer.concat(held, heldBytes), last: true };
}
