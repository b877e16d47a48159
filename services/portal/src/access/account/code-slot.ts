import { constantTimeEqual } from '@kontor/platform/crypto/random';
import type { DeriveSecret } from './derive-secret.js';
import { type RateLimits, TooManyRequests } from './rate-limits.js';

/** A mailed code. Only its keyed hash is stored; an empty hash means that no code is open. */
export interface CodeSlot {
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Used attempts, right or wrong, where the slot belongs to one session. */
  readonly tries: number;
  /** Codes that were mailed before and are still valid: whoever asks for another may type the first that arrives. */
  readonly earlier?: readonly MailedCode[];
}

type MailedCode = Pick<CodeSlot, 'hash' | 'expiresAt'>;

export const noCode: CodeSlot = { hash: '', expiresAt: 0, tries: 0 };

const codeLifetimeMs = 10 * 60 * 1000;
const maxTries = 5;
const maxEarlier = 4;

/**
 * After this many wrong codes in a row, from all networks, only a browser that asked for the code or has logged in before
 * may type one, and the mailed link opens the account; a new code does not reset the count.
 */
const maxFailures = 100;

/** Who types a code: the browser that asked for it, one that has logged in before, or any other of a network. */
export interface CodePlace {
  readonly kind: 'session' | 'device' | 'network';
  readonly id: string;
}

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

/** The slot with a further code; those before are valid until one is used, or their own time is over. */
export function withCode(slot: CodeSlot, code: MailedCode, now: number): CodeSlot {
  const earlier = [...(slot.earlier ?? []), slot]
    .filter(({ hash, expiresAt }) => hash !== '' && hash !== code.hash && expiresAt > now)
    .map(({ hash, expiresAt }) => ({ hash, expiresAt }));
  return { ...code, tries: 0, earlier: earlier.slice(-maxEarlier) };
}

/** The code of a mail as it is stored. `now` in ms since 1970. */
export function mailedCode(
  { deriveSecret, now }: { readonly deriveSecret: DeriveSecret; readonly now: () => number },
  accountId: string,
  mailId: string,
): MailedCode {
  const hash = codeHash(deriveSecret, accountId, codeOf(deriveSecret, mailId));
  return { hash, expiresAt: now() + codeLifetimeMs };
}

interface CodeHolder {
  readonly loginCode: CodeSlot;
  readonly failures: number;
}

interface TypedHash {
  readonly hash: string;
  readonly place: CodePlace;
}

/** What a typed login code changes on its account, and whether it was right; null when none is open to its place. */
export function typedLoginCode({ loginCode, failures }: CodeHolder, { hash, place }: TypedHash, now: number) {
  if (!isOpen(loginCode, place.kind === 'network' ? failures : 0, now)) return null;
  return matches(loginCode, hash, now)
    ? { isRight: true, change: { loginCode: noCode, failures: 0 } }
    : { isRight: false, change: { failures: failures + 1 } };
}

/** Whether a hash is that of a code in the slot. */
export function matches(slot: CodeSlot, hash: string, now: number): boolean {
  return [slot, ...(slot.earlier ?? [])].some(
    (one) => one.hash !== '' && one.expiresAt > now && constantTimeEqual(one.hash, hash),
  );
}

/**
 * Takes one of the tries that a place has: a browser that asked for a code five in all, any other five for each code.
 * Those of strangers do not count for the owner. `locked` is the first beyond them, which is to be reported, null any further one.
 */
export async function takeTry(
  { limits }: { readonly limits: Pick<RateLimits, 'spend'> },
  slot: CodeSlot,
  { kind, id }: CodePlace,
): Promise<'taken' | 'locked' | null> {
  if (slot.hash === '') return 'taken';
  try {
    await limits.spend('codeByPlace', kind === 'session' ? `session ${id}` : `${slot.hash} ${id}`);
    return 'taken';
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return error.isFirst ? 'locked' : null;
  }
}
