import { createHmac, createPrivateKey, createPublicKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Role } from '@kontor/domain/roles/roles';
import { calculateJwkThumbprint, errors, exportJWK, jwtVerify, SignJWT } from 'jose';
import type { Session } from './session.js';

/** What an access token says of its bearer; a hint for the client, the server reads the session. */
export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
  readonly side: Session['side'];
  readonly username: string;
  readonly roles: readonly Role[];
  readonly inheritedRoles: readonly Role[];
  readonly verified: boolean;
}

export interface TokenPair {
  readonly token: string;
  readonly refresh_token: string;
}

export interface Tokens {
  /** Signs an access token; the same claims and time give the same token. `issuedAt` in ms since 1970. */
  access(claims: AccessClaims, issuedAt: number): Promise<string>;
  /** The session and account of a token, or null when it is forged, expired or meant for somebody else. */
  verify(token: string, now: number): Promise<{ sessionId: string; accountId: string; side: Session['side'] } | null>;
  /** The refresh token of a session's n-th generation; it is derived, so nothing of it is stored. */
  refresh(sessionId: string, generation: number): string;
  readRefresh(token: string): { sessionId: string; generation: number } | null;
  /** 32 bytes that only this process family can derive; the same purpose and value give the same bytes. */
  derive(purpose: string, value: string): Buffer;
}

interface TokenOptions {
  readonly privateKeyPem: string;
  readonly instance: string;
  readonly accessSeconds: number;
}

const audiences = { customer: 'kontor-customer', staff: 'kontor-staff' } as const;
const tokenType = 'at+jwt';

/** Tokens of the portal: EdDSA access tokens, and refresh tokens and mail codes derived from the same key. */
export function createTokens({ privateKeyPem, instance, accessSeconds }: TokenOptions): Tokens {
  const privateKey = createPrivateKey(privateKeyPem);
  const publicKey = createPublicKey(privateKey);
  const issuer = `kontor:${instance}`;
  const keyId = thumbprintOf(publicKey);
  const secret = Buffer.from(
    hkdfSync('sha256', privateKey.export({ type: 'pkcs8', format: 'der' }), '', `kontor/derive/${instance}`, 32),
  );
  const derive = (purpose: string, value: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}\0${value}`).digest();
  return {
    derive,
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
      `${sessionId}.${generation}.${derive('refresh', `${sessionId}.${generation}`).toString('base64url')}`,
    readRefresh: (token) => readRefresh(token, derive),
  };
}

async function thumbprintOf(publicKey: KeyObject): Promise<string> {
  return calculateJwkThumbprint(await exportJWK(publicKey));
}

async function verifyAccess({
  token,
  publicKey,
  issuer,
  now,
}: {
  token: string;
  publicKey: KeyObject;
  issuer: string;
  now: number;
}) {
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
    return { sessionId: payload['sid'], accountId: payload.sub, side };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}

const refreshForm = /^([A-Za-z0-9_-]{20,64})\.(0|[1-9]\d{0,8})\.([A-Za-z0-9_-]{43})$/;

function readRefresh(token: string, derive: Tokens['derive']): { sessionId: string; generation: number } | null {
  const [, sessionId, generation, mac] = refreshForm.exec(token) ?? [];
  if (sessionId === undefined || generation === undefined || mac === undefined) return null;
  const given = Buffer.from(mac, 'base64url');
  const expected = derive('refresh', `${sessionId}.${generation}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { sessionId, generation: Number(generation) };
}
