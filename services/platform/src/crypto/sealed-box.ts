import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A 256-bit key and its id, which is stored with the ciphertext. */
export interface SealingKey {
  /** 1 to 64 characters of A–Z a–z 0–9 . _ - */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The key that encrypts and the older ones that still decrypt. */
export interface KeyRing {
  readonly current: SealingKey;
  find(id: string): SealingKey | undefined;
}

/** A sealed value cannot be opened: changed, another owner, or a missing key. Contains no details. */
export class SealBroken extends Error {
  constructor(cause?: unknown) {
    super('The sealed data cannot be opened', cause === undefined ? undefined : { cause });
    this.name = 'SealBroken';
  }
}

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** A key ring for a rotation: `current` encrypts, the older ones only decrypt. */
export function createKeyRing(current: SealingKey, older: readonly SealingKey[] = []): KeyRing {
  const keys = new Map([current, ...older].map((key) => [key.id, key]));
  return { current, find: (id) => keys.get(id) };
}

/**
 * Seals bytes with AES-256-GCM. Layout: version (1) | length of key id (1) | key id | nonce (12) | ciphertext | tag (16).
 * Header and `aad` (what the data belongs to, e.g. `case:4711:application`) are authenticated.
 */
export function seal(key: SealingKey, plaintext: Uint8Array, aad: string): Buffer {
  requireKey(key);
  const id = Buffer.from(key.id, 'ascii');
  const header = Buffer.concat([Buffer.from([VERSION, id.length]), id]);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.concat([header, Buffer.from(aad, 'utf8')]));
  return Buffer.concat([header, nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what `seal` made with the same `aad`. @throws SealBroken */
export function open(keys: KeyRing | SealingKey, sealed: Uint8Array, aad: string): Buffer {
  const box = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const id = sealedKeyId(box);
  const key = 'bytes' in keys ? (keys.id === id ? keys : undefined) : keys.find(id);
  const headerBytes = 2 + id.length;
  if (key === undefined || box.length < headerBytes + NONCE_BYTES + TAG_BYTES) throw new SealBroken();
  try {
    const nonce = box.subarray(headerBytes, headerBytes + NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.concat([box.subarray(0, headerBytes), Buffer.from(aad, 'utf8')]));
    decipher.setAuthTag(box.subarray(box.length - TAG_BYTES));
    return Buffer.concat([
      decipher.update(box.subarray(headerBytes + NONCE_BYTES, box.length - TAG_BYTES)),
      decipher.final(),
    ]);
  } catch (cause) {
    throw new SealBroken(cause);
  }
}

/** The id of the key that sealed these bytes. @throws SealBroken for bytes that are no sealed box. */
export function sealedKeyId(sealed: Uint8Array): string {
  const length = sealed[1] ?? 0;
  const id = Buffer.from(sealed.subarray(2, 2 + length)).toString('ascii');
  if (sealed[0] !== VERSION || id.length !== length || !KEY_ID.test(id)) throw new SealBroken();
  return id;
}

/** Seals a value as JSON. */
export function sealJson(key: SealingKey, value: unknown, aad: string): Buffer {
  return seal(key, Buffer.from(JSON.stringify(value), 'utf8'), aad);
}

/** Opens what sealJson made; the caller parses it with its schema. @throws SealBroken */
export function openJson(keys: KeyRing | SealingKey, sealed: Uint8Array, aad: string): unknown {
  return JSON.parse(open(keys, sealed, aad).toString('utf8')) as unknown;
}

function requireKey(key: SealingKey): void {
  if (key.bytes.byteLength !== 32 || !KEY_ID.test(key.id))
    throw new TypeError('A sealing key has 32 bytes and a plain id');
}
