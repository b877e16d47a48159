import type { TokenPair } from '@kontor/api/session/session.schema';
import { readTokenClaims } from '@kontor/api/session/token-claims';
import type { TokenStore } from '@kontor/api/session/token-store';
import { hasRole, isStaff, type Role, type RoleClaims } from '@kontor/domain/roles/roles';
import { readStored, writeStored } from './staff-storage.js';

/** The tokens of this browser's staff session. */
export const tokens: TokenStore = {
  read: (): TokenPair | null => {
    const token = readStored('token');
    const refreshToken = readStored('refreshToken');
    return token === undefined || refreshToken === undefined ? null : { token, refresh_token: refreshToken };
  },
  write: (pair) => {
    writeStored('token', pair?.token);
    writeStored('refreshToken', pair?.refresh_token);
  },
};

/** Who is logged in, as far as the token says; the server decides. */
export interface StaffSession extends RoleClaims {
  readonly accountId: string;
  readonly username: string;
}

/** The session of a member of staff that a token pair opens; null for customers and unreadable tokens. */
export function sessionOf(pair: TokenPair | null): StaffSession | null {
  const claims = pair === null ? null : readTokenClaims(pair.token);
  if (claims === null || !isStaff(claims)) return null;
  const { sub: accountId, username, roles, inheritedRoles } = claims;
  return { accountId, username, roles, inheritedRoles };
}

/** The session now; null when nobody of the staff is logged in. */
export function currentSession(): StaffSession | null {
  return sessionOf(tokens.read());
}

/** Whether a session may act as one of these roles, directly or by inheritance. */
export function may(session: StaffSession | null, role: Role | readonly Role[]): boolean {
  return session !== null && hasRole(session, role);
}
