import type { SessionTokens } from '@kontor/api/session/session.schema';
import type { AuthProvider } from 'react-admin';
import { isAllowed } from './access.js';
import { sessionEnd } from './ended-session.js';
import { endedPath, entryPath } from './entry-paths.js';
import { currentSession } from './session.js';
import { endSession, leavePath, startSession } from './start-session.js';
import { tokens } from './tokens.js';

/** Redirects to the login page, which shows the reason itself, so react-admin shows no notification. */
function redirect(redirectTo: string): Error {
  return Object.assign(new Error(redirectTo), { redirectTo, message: false });
}

export const authProvider: AuthProvider = {
  login: async ({ held }: { readonly held: SessionTokens }) => startSession(held),
  logout: async () => {
    await endSession();
    return entryPath;
  },
  checkAuth: async () => {
    if (currentSession() === null) throw redirect(leavePath());
  },
  checkError: async (error: { readonly status?: number }) => {
    if (error.status !== 401) return;
    // It ended by itself, so what react-admin calls a logout must not remove the drafts.
    tokens.drop();
    throw redirect(endedPath(sessionEnd() ?? 'abgelaufen'));
  },
  getIdentity: async () => {
    const session = currentSession();
    return { id: session?.accountId ?? '', fullName: session?.username ?? '' };
  },
  getPermissions: async () => currentSession(),
  canAccess: async ({ resource, action }) => isAllowed({ resource, action }),
};
