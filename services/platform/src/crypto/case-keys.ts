import { createHash, randomBytes } from 'node:crypto';
import { createKeyRing, open, seal, sealedKeyId } from './sealed-box.js';
import type { KeyRing, SealingKey } from './sealed-box.js';

/** A random 256-bit key. Deleting its wrapped form makes everything encrypted with it unreadable. */
export function generateDataKey(id: string): SealingKey {
  return { id, bytes: randomBytes(32) };
}

/** The master key from its base64 form (32 bytes). Its id is a fingerprint, so that a rotation needs no numbering. @throws TypeError */
export function masterKeyFrom(base64: string): SealingKey {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 32) throw new TypeError('A master key has 32 bytes, written as base64');
  const fingerprint = createHash('sha256').update('kontor master key').update(bytes).digest('hex').slice(0, 12);
  return { id: `m-${fingerprint}`, bytes };
}

/** The key ring of a master key and the earlier ones, all base64. @throws TypeError */
export function masterKeys(current: string, older: readonly string[] = []): KeyRing {
  return createKeyRing(masterKeyFrom(current), older.map(masterKeyFrom));
}

/**
 * A data key wrapped under the current master key, or null when it is already.
 * @throws SealBroken when no key of the key ring opens it
 */
export function rewrapDataKey(masters: KeyRing, wrapped: Uint8Array, owner: string): Buffer | null {
  if (sealedKeyId(wrapped) === masters.current.id) return null;
  return wrapDataKey(masters.current, unwrapDataKey(masters, wrapped, owner), owner);
}

/** Wraps a data key under the master key, bound to its owner (e.g. `case:4711`). */
export function wrapDataKey(master: SealingKey, key: SealingKey, owner: string): Buffer {
  return seal(master, Buffer.concat([Buffer.from(key.bytes), Buffer.from(key.id, 'utf8')]), bindingOf(owner));
}

/** Unwraps a data key of this owner. @throws SealBroken */
export function unwrapDataKey(masters: KeyRing | SealingKey, wrapped: Uint8Array, owner: string): SealingKey {
  const content = open(masters, wrapped, bindingOf(owner));
  return { id: content.subarray(32).toString('utf8'), bytes: content.subarray(0, 32) };
}

function bindingOf(owner: string): string {
  return `data-key|${owner}`;
}
