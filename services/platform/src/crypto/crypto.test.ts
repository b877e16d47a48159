import * as fc from 'fast-check';
import { generateDataKey, masterKeyFrom, unwrapDataKey, wrapDataKey } from './case-keys.js';
import { constantTimeEqual, randomCode, randomToken, sha256 } from './random.js';
import { SealBroken, createKeyRing, open, openJson, seal, sealJson, sealedKeyId } from './sealed-box.js';
import { createSearchHash } from './search-hash.js';
import {
  SEGMENT_BYTES,
  decryptSegment,
  decryptSegments,
  encryptSegments,
  encryptedLength,
  segmentSpan,
} from './segment-cipher.js';

const key = generateDataKey('case-1');

describe('sealed box', () => {
  test('a sealed value opens with the same purpose', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (plain, aad) => {
        expect(Buffer.from(plain).equals(open(key, seal(key, plain, aad), aad))).toBe(true);
      }),
    );
  });

  test('a box with a changed byte is not opened', () => {
    const sealed = seal(key, Buffer.from('secret'), 'case:1');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => open(key, changed, 'case:1')).toThrow(SealBroken);
    }
    expect(() => open(key, sealed, 'case:2')).toThrow(SealBroken);
    expect(() => open(key, sealed.subarray(0, 20), 'case:1')).toThrow(SealBroken);
    expect(() => open(key, Buffer.alloc(0), 'case:1')).toThrow(SealBroken);
  });

  test('after a rotation the key ring opens old and new values', () => {
    const newer = generateDataKey('case-1b');
    const keyRing = createKeyRing(newer, [key]);
    const old = sealJson(key, { a: 1 }, 'x');
    expect(openJson(keyRing, old, 'x')).toEqual({ a: 1 });
    expect(sealedKeyId(sealJson(keyRing.current, 1, 'x'))).toBe('case-1b');
    expect(() => openJson(createKeyRing(newer), old, 'x')).toThrow(SealBroken);
  });
});

test('a data key is wrapped for one owner only', () => {
  const master = masterKeyFrom(Buffer.alloc(32, 7).toString('base64'));
  const wrapped = wrapDataKey(master, key, 'case:1');
  expect(unwrapDataKey(master, wrapped, 'case:1')).toEqual({ id: key.id, bytes: Buffer.from(key.bytes) });
  expect(() => unwrapDataKey(master, wrapped, 'case:2')).toThrow(SealBroken);
  expect(() => masterKeyFrom('c2hvcnQ=')).toThrow(TypeError);
});

describe('segment cipher', () => {
  async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const collect = async (source: AsyncIterable<Uint8Array>) => {
    const parts: Uint8Array[] = [];
    for await (const part of source) parts.push(part);
    return Buffer.concat(parts);
  };

  test.each([0, 1, SEGMENT_BYTES - 1, SEGMENT_BYTES, SEGMENT_BYTES + 1, 3 * SEGMENT_BYTES + 5])(
    'a file of %i bytes is equal after encryption and decryption',
    async (size) => {
      const plain = Buffer.alloc(size, 'kontor');
      const encrypted = await collect(encryptSegments(key, 'd1', chunks(plain, 65_536)));
      expect(encrypted.length).toBe(encryptedLength(size));
      expect((await collect(decryptSegments(key, 'd1', chunks(encrypted, 100_003)))).equals(plain)).toBe(true);
    },
  );

  test('segments cannot be dropped, moved, or used in another document', async () => {
    const plain = Buffer.alloc(2 * SEGMENT_BYTES + 10, 1);
    const encrypted = await collect(encryptSegments(key, 'd1', chunks(plain, 500_000)));
    const first = segmentSpan(0);
    const second = segmentSpan(1);
    const swapped = Buffer.concat([
      encrypted.subarray(second.start, second.end),
      encrypted.subarray(first.start, first.end),
      encrypted.subarray(second.end),
    ]);
    for (const broken of [
      encrypted.subarray(0, second.end),
      swapped,
      encrypted.subarray(0, -1),
      Buffer.concat([encrypted, Buffer.alloc(40)]),
    ]) {
      await expect(collect(decryptSegments(key, 'd1', chunks(broken, 300_000)))).rejects.toThrow(SealBroken);
    }
    await expect(collect(decryptSegments(key, 'd2', chunks(encrypted, 300_000)))).rejects.toThrow(SealBroken);
    expect(
      decryptSegment({ key, documentId: 'd1', index: 1, last: false }, encrypted.subarray(second.start, second.end))
        .length,
    ).toBe(SEGMENT_BYTES);
  });
});

test('search hashes are separated by purpose and pepper', () => {
  const hash = createSearchHash('a pepper of enough bytes');
  expect(hash('email', 'a@b')).toBe(hash('email', 'a@b'));
  expect(hash('email', 'a@b')).not.toBe(hash('register', 'a@b'));
  expect(hash('email', 'a@b')).not.toBe(createSearchHash('another pepper of bytes')('email', 'a@b'));
  expect(() => createSearchHash('short')).toThrow(TypeError);
});

test('codes use each character about equally often', () => {
  const counts = new Map<string, number>();
  for (let round = 0; round < 5_000; round += 1)
    for (const character of randomCode()) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(26);
  // 30,000 characters: 1,154 expected each, six standard deviations are about 200.
  for (const count of counts.values()) expect(Math.abs(count - 1_154)).toBeLessThan(220);
});

test('tokens are random, and secrets are compared by content', () => {
  expect(randomToken(16)).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(() => randomToken(8)).toThrow(RangeError);
  expect([constantTimeEqual('a', 'a'), constantTimeEqual('a', 'ab'), constantTimeEqual('', '')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(sha256('abc')).toMatch(/^ba7816bf/);
});
