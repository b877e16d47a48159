import { Secret, TOTP } from 'otpauth';
import type { AccountDeps } from '../account/account.module.js';

/** RFC 6238 as every app supports it: SHA-1, six digits, 30 s; one step before and after for clocks that differ. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const stepMs = parameters.period * 1000;
const window = 1;

/** Bytes of a secret (RFC 4226, 4: 160 bits are recommended). */
const secretBytes = 20;

export interface TotpApp {
  readonly accountId: string;
  /** Random; the secret is derived from it. */
  readonly id: string;
}

/**
 * The secret of an app. It is derived with the pepper, which also finds the accounts and so never changes, and the
 * database contains no secret.
 */
export function secretOf({ searchHash }: Pick<AccountDeps, 'searchHash'>, { accountId, id }: TotpApp): Secret {
  const bytes = Buffer.from(searchHash('totp-secret', `${accountId} ${id}`), 'base64url');
  return new Secret({ buffer: new Uint8Array(bytes.subarray(0, secretBytes)).buffer });
}

/** The address that an app reads from a QR code (Key URI format). */
export function totpUri(
  secret: Secret,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): string {
  return new TOTP({ ...parameters, secret, issuer, label }).toString();
}

/** The 30-s step of a right code, which must be later than that of the code used before; null for any other code. */
export function stepOfCode(
  secret: Secret,
  { code, lastStep, now }: { readonly code: string; readonly lastStep: number; readonly now: number },
): number | null {
  const delta = new TOTP({ ...parameters, secret }).validate({ token: code, timestamp: now, window });
  if (delta === null) return null;
  const step = Math.floor(now / stepMs) + delta;
  return step > lastStep ? step : null;
}
