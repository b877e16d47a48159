import type { TokenPair } from '@kontor/api/session/session.schema';
import { logout as endSession } from '@kontor/api/session/session.routes';
import type { Role } from '@kontor/domain/roles/roles';
import type { AuthProvider } from 'react-admin';
import { api } from './api.js';
import { queryClient } from './query-client.js';
import { currentSession, may, sessionOf, tokens } from './session.js';

/** Where signed-out people are sent. */
export const entryPath = '/bm/entry';
/** Where those are sent whose session ended by itself; the page says so. */
export const expiredPath = `${entryPath}?sitzung=abgelaufen`;

/** What each resource of the back office asks for to be seen. */
const rolesByResource: Readonly<Record<string, Role>> = { bgo_identifications_portal: 'ROLE_ADMIN' };

/** A login that is no staff login; the session was ended again (spec 3 §2.2). */
export class NotStaff extends Error {
  constructor() {
    super('Dieser Zugang gehört nicht zum Bankzugang.');
    this.name = 'NotStaff';
  }
}

/** Sends to the login page, which says itself what happened; react-admin need not say it besides. */
function sentTo(redirectTo: string): Error {
  return Object.assign(new Error(redirectTo), { redirectTo, message: false });
}

async function forgetSession(): Promise<void> {
  // The server is told, but an unreachable server must not keep somebody logged in.
  if (tokens.read() !== null) await api.send(endSession, {}).catch(() => undefined);
  tokens.write(null);
}

/** The session of staff as react-admin asks for it. */
export const authProvider: AuthProvider = {
  login: async ({ pair }: { readonly pair: TokenPair }) => {
    tokens.write(pair);
    if (sessionOf(pair) === null) {
      await forgetSession();
      throw new NotStaff();
    }
    // The login page stands among the routes, which still remember that nobody was logged in.
    await queryClient.refetchQueries({ queryKey: ['auth', 'checkAuth'] });
  },
  logout: async () => {
    await forgetSession();
    return entryPath;
  },
  checkAuth: async () => {
    if (currentSession() === null) throw sentTo(entryPath);
  },
  checkError: async (error: { readonly status?: number }) => {
    if (error.status === 401) throw sentTo(expiredPath);
  },
  getIdentity: async () => {
    const session = currentSession();
    return { id: session?.accountId ?? '', fullName: session?.username ?? '' };
  },
  getPermissions: async () => currentSession(),
  canAccess: async ({ resource }) => {
    const role = rolesByResource[resource];
    return role !== undefined && may(currentSession(), role);
  },
};
