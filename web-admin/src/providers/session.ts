import type { TokenPair } from '@kontor/api/session/session.schema';
import { readTokenClaims } from '@kontor/api/session/token-claims';
import { isStaff, type RoleClaims } from '@kontor/domain/roles/roles';
import { tokens } from './tokens.js';

export interface StaffSession extends RoleClaims {
  readonly accountId: string;
  readonly username: string;
}

/** The staff session of a token pair; null for customers and unreadable tokens. */
export function sessionOf(pair: TokenPair | null): StaffSession | null {
  const claims = pair === null ? null : readTokenClaims(pair.token);
  if (claims === null || !isStaff(claims)) return null;
  const { sub: accountId, username, roles, inheritedRoles } = claims;
  return { accountId, username, roles, inheritedRoles };
}

export function currentSession(): StaffSession | null {
  return sessionOf(tokens.read());
}
