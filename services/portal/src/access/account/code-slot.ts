import { constantTimeEqual } from '@kontor/platform/crypto/random';
import type { DeriveSecret } from './derive-secret.js';

/** A mailed code. Only its keyed hash is stored; an empty hash means that no code is open. */
export interface CodeSlot {
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Used attempts, right or wrong. */
  readonly tries: number;
}

export const noCode: CodeSlot = { hash: '', expiresAt: 0, tries: 0 };

export const codeLifetimeMs = 10 * 60 * 1000;
const maxTries = 5;

/** After this many wrong codes in a row the account can only be opened by link; a new code does not reset the count. */
export const maxFailures = 100;

/** The six code points of a mail; always the same for the same mail. */
export function codeOf(deriveSecret: DeriveSecret, mailId: string): string {
  const bytes = deriveSecret('mail-code', mailId);
  const codePoints = Array.from({ length: 6 }, (_, index) => 65 + (bytes.readUInt32BE(index * 4) % 26));
  return String.fromCharCode(...codePoints);
}

/** The link token of a mail: 256 bits; its length distinguishes it from a typed code. */
export function linkOf(deriveSecret: DeriveSecret, mailId: string): string {
  return deriveSecret('mail-link', mailId).toString('base64url');
}

export function codeHash(deriveSecret: DeriveSecret, accountId: string, code: string): string {
  return deriveSecret('code-hash', `${accountId}:${code}`).toString('base64url');
}

export function linkHash(deriveSecret: DeriveSecret, link: string): string {
  return deriveSecret('link-hash', link).toString('base64url');
}

/** A typed code without surrounding blanks, in capitals (R1 §5 "Access code"). */
export function normaliseCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether the slot has attempts left. */
export function isOpen(slot: CodeSlot, failures: number, now: number): boolean {
  return slot.hash !== '' && slot.expiresAt > now && slot.tries < maxTries && failures < maxFailures;
}

export function matches(slot: CodeSlot, hash: string): boolean {
  return slot.hash !== '' && constantTimeEqual(slot.hash, hash);
}
