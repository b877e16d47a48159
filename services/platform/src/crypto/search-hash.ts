import { createHmac } from 'node:crypto';

/**
 * Makes the function that turns a normalised value into a search key that cannot be reversed without the pepper:
 * HMAC-SHA-256 (base64url), separated by purpose, so that equal values of two fields do not show. @throws TypeError for a short pepper.
 */
export function createSearchHash(pepper: string): (purpose: string, value: string) => string {
  if (Buffer.byteLength(pepper, 'utf8') < 16) throw new TypeError('A search pepper has at least 16 bytes');
  return (purpose, value) =>
    createHmac('sha256', pepper).update(`${purpose}\u0000${value}`, 'utf8').digest('base64url');
}
