import type { SessionTokens } from '@kontor/api/session/session.schema';
import { readTokenClaims } from '@kontor/api/session/token-claims';
import { isStaff, type RoleClaims } from '@kontor/domain/roles/roles';
import { tokens } from './tokens.js';

export interface StaffSession extends RoleClaims {
  readonly accountId: string;
  readonly username: string;
  /** The bank requires a second factor first; until one is set up, there is no role. */
  readonly mustEnrol: boolean;
}

/** The staff session of an access token; null for customers and unreadable tokens. */
export function sessionOf(held: SessionTokens | null): StaffSession | null {
  const claims = held === null ? null : readTokenClaims(held.token);
  if (claims === null) return null;
  const { sub: accountId, username, roles, inheritedRoles, mustEnrol = false } = claims;
  return isStaff(claims) || mustEnrol ? { accountId, username, roles, inheritedRoles, mustEnrol } : null;
}

export function currentSession(): StaffSession | null {
  return sessionOf(tokens.read());
}
