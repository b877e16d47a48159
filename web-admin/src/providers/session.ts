import type { SessionTokens } from '@kontor/api/session/session.schema';
import { readTokenClaims } from '@kontor/api/session/token-claims';
import { isStaff, type RoleClaims } from '@kontor/domain/roles/roles';
import { tokens } from './tokens.js';

export interface StaffSession extends RoleClaims {
  readonly accountId: string;
  readonly username: string;
}

/** The staff session of an access token; null for customers and unreadable tokens. */
export function sessionOf(held: SessionTokens | null): StaffSession | null {
  const claims = held === null ? null : readTokenClaims(held.token);
  if (claims === null || !isStaff(claims)) return null;
  const { sub: accountId, username, roles, inheritedRoles } = claims;
  return { accountId, username, roles, inheritedRoles };
}

export function currentSession(): StaffSession | null {
  return sessionOf(tokens.read());
}
