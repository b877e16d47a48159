import { constantTimeEqual } from '@kontor/platform/crypto/random';
import type { Tokens } from './tokens.js';

/** A code on its way by mail. Only its keyed hash is kept; an empty hash means that none is open. */
export interface CodeSlot {
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Tries spent, right or wrong. */
  readonly tries: number;
}

export const noCode: CodeSlot = { hash: '', expiresAt: 0, tries: 0 };

/** A typed code lives ten minutes and bears five tries. */
export const codeLifetimeMs = 10 * 60 * 1000;
export const maxTries = 5;

/** After so many wrong codes in a row an account is opened by link only; a new code never resets the count. */
export const maxFailures = 100;

/** The six letters of a mail; the same mail always carries the same code. */
export function codeOf(tokens: Tokens, mailId: string): string {
  const bytes = tokens.derive('mail-code', mailId);
  return Array.from({ length: 6 }, (_, index) => String.fromCharCode(65 + (bytes.readUInt32BE(index * 4) % 26))).join(
    '',
  );
}

/** The link token of a mail: 256 bits, in another alphabet and length than any typed code. */
export function linkOf(tokens: Tokens, mailId: string): string {
  return tokens.derive('mail-link', mailId).toString('base64url');
}

export function codeHash(tokens: Tokens, accountId: string, code: string): string {
  return tokens.derive('code-hash', `${accountId}:${code}`).toString('base64url');
}

export function linkHash(tokens: Tokens, link: string): string {
  return tokens.derive('link-hash', link).toString('base64url');
}

/** Whether another try may be spent on the slot. */
export function isOpen(slot: CodeSlot, failures: number, now: number): boolean {
  return slot.hash !== '' && slot.expiresAt > now && slot.tries < maxTries && failures < maxFailures;
}

export function fits(slot: CodeSlot, hash: string): boolean {
  return slot.hash !== '' && constantTimeEqual(slot.hash, hash);
}
