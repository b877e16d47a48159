import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A random code of A–Z (28 bits at six characters), uniformly distributed. */
export function randomCode(length = 6): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** A token for links and sessions, base64url of `bytes` random bytes. @throws RangeError below 16 bytes (128 bit). */
export function randomToken(bytes = 32): string {
  if (bytes < 16) throw new RangeError('A token has at least 128 bit');
  return randomBytes(bytes).toString('base64url');
}

/** Compares two secrets in constant time. */
export function constantTimeEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** SHA-256 (hex) of bytes or of the UTF-8 of a text. */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}
