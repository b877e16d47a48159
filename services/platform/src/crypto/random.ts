import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A code of letters A–Z to be typed (28 bits at six letters), each letter equally likely. */
export function randomLetters(length = 6): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** A token for links and sessions, base64url of `bytes` random bytes. @throws RangeError below 16 bytes (128 bit). */
export function randomToken(bytes = 32): string {
  if (bytes < 16) throw new RangeError('A token has at least 128 bit');
  return randomBytes(bytes).toString('base64url');
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function constantTimeEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** SHA-256 as hexadecimal digits, for bytes or the UTF-8 of a text. */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}
