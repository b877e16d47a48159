import { createPrivateKey, createPublicKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Role } from '@kontor/domain/roles/roles';
import { calculateJwkThumbprint, errors, exportJWK, jwtVerify, SignJWT } from 'jose';
import { type AccountSide, createDeriveSecret, type DeriveSecret } from '../account/account.module.js';

/** Claims for the client; the server reads the session record instead. */
export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
  readonly side: AccountSide;
  readonly username: string;
  readonly roles: readonly Role[];
  readonly inheritedRoles: readonly Role[];
  readonly verified: boolean;
  readonly mustEnrol?: boolean;
}

export interface TokenPair {
  readonly token: string;
  readonly refresh_token: string;
}

/** What the server reads of an access token; `issuedAt` in seconds since 1970. */
export interface VerifiedAccess {
  readonly sessionId: string;
  readonly accountId: string;
  readonly side: AccountSide;
  readonly issuedAt: number;
}

export interface Tokens {
  /** Signs an access token; the same claims and time give the same token. `issuedAt` in ms since 1970. */
  access(claims: AccessClaims, issuedAt: number): Promise<string>;
  /** Null when the token is forged, expired or issued for another audience. */
  verify(token: string, now: number): Promise<VerifiedAccess | null>;
  /** The refresh token of a session's n-th generation; it is derived and not stored. */
  refresh(sessionId: string, generation: number): string;
  readRefresh(token: string): { sessionId: string; generation: number } | null;
}

interface TokenOptions {
  readonly privateKeyPem: string;
  readonly instance: string;
  readonly accessSeconds: number;
}

const audiences = { customer: 'kontor-customer', staff: 'kontor-staff' } as const;
const tokenType = 'at+jwt';

/** EdDSA access tokens, and refresh tokens derived from the same key. */
export function createTokens({ privateKeyPem, instance, accessSeconds }: TokenOptions): Tokens {
  const privateKey = createPrivateKey(privateKeyPem);
  const publicKey = createPublicKey(privateKey);
  const issuer = `kontor:${instance}`;
  const keyId = thumbprintOf(publicKey);
  const deriveSecret = createDeriveSecret({ privateKeyPem, instance });
  return {
    access: async (claims, issuedAt) => {
      const at = Math.floor(issuedAt / 1000);
      const { accountId, sessionId, side, ...shown } = claims;
      return new SignJWT({ ...shown, sid: sessionId })
        .setProtectedHeader({ alg: 'EdDSA', typ: tokenType, kid: await keyId })
        .setSubject(accountId)
        .setAudience(audiences[side])
        .setIssuer(issuer)
        .setIssuedAt(at)
        .setExpirationTime(at + accessSeconds)
        .sign(privateKey);
    },
    verify: (token, now) => verifyAccess({ token, publicKey, issuer, now }),
    refresh: (sessionId, generation) =>
      `${sessionId}.${generation}.${deriveSecret('refresh', `${sessionId}.${generation}`).toString('base64url')}`,
    readRefresh: (token) => readRefresh(token, deriveSecret),
  };
}

async function thumbprintOf(publicKey: KeyObject): Promise<string> {
  return calculateJwkThumbprint(await exportJWK(publicKey));
}

interface Verification {
  readonly token: string;
  readonly publicKey: KeyObject;
  readonly issuer: string;
  readonly now: number;
}

async function verifyAccess({ token, publicKey, issuer, now }: Verification): Promise<VerifiedAccess | null> {
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      typ: tokenType,
      issuer,
      audience: Object.values(audiences),
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: new Date(now),
    });
    const side = payload.aud === audiences.staff ? ('staff' as const) : ('customer' as const);
    if (typeof payload['sid'] !== 'string' || typeof payload.sub !== 'string') return null;
    return { sessionId: payload['sid'], accountId: payload.sub, side, issuedAt: payload.iat ?? 0 };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}

const refreshForm = /^([A-Za-z0-9_-]{20,64})\.(0|[1-9]\d{0,8})\.([A-Za-z0-9_-]{43})$/;

function readRefresh(token: string, deriveSecret: DeriveSecret): { sessionId: string; generation: number } | null {
  const [, sessionId, generation, mac] = refreshForm.exec(token) ?? [];
  if (sessionId === undefined || generation === undefined || mac === undefined) return null;
  const given = Buffer.from(mac, 'base64url');
  const expected = deriveSecret('refresh', `${sessionId}.${generation}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { sessionId, generation: Number(generation) };
}
