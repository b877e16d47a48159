import { randomInt } from 'node:crypto';
import type { AccountDeps } from '../account/account.module.js';

/** Base32 (RFC 4648), without the digits 0, 1, 8 and 9. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const length = 10;
const count = 10;

/** Ten new recovery codes of 50 bits each. */
export function newRecoveryCodes(): string[] {
  const code = (): string => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return Array.from({ length: count }, code);
}

/** What is stored of a recovery code. */
export function recoveryHash(
  { searchHash }: Pick<AccountDeps, 'searchHash'>,
  { accountId, code }: { readonly accountId: string; readonly code: string },
): string {
  return searchHash('recovery-code', `${accountId} ${code}`);
}
