import type { TokenPair } from '@kontor/api/session/session.schema';
import { readTokenClaims } from '@kontor/api/session/token-claims';
import type { TokenStore } from '@kontor/api/session/token-store';
import { isStaff, type RoleClaims } from '@kontor/domain/roles/roles';
import { readStored, writeStored } from './staff-storage.js';

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
