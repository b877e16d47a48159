import { logout } from '@kontor/api/session/session.routes';
import type { SessionTokens } from '@kontor/api/session/session.schema';
import { api } from './api.js';
import { drafts } from './drafts.js';
import { forgetSessionEnd, sessionEnd } from './ended-session.js';
import { endedPath, entryPath } from './entry-paths.js';
import { sessionOf } from './session.js';
import { tokens } from './tokens.js';

/** Somebody logged in who is not staff; the session was ended again (R3 §2.2). */
export class NotStaff extends Error {
  constructor() {
    super('Dieser Zugang gehört nicht zum Bankzugang.');
    this.name = 'NotStaff';
  }
}

let hasLoggedOut = false;

/** Where somebody without a session of the bank goes: to the login, which says it when the session ended by itself. */
export function leavePath(): string {
  return tokens.read() === null && !hasLoggedOut ? endedPath(sessionEnd() ?? 'abgelaufen') : entryPath;
}

/** Ends the session here, even when the server can't be reached. Drafts outlive a session that ended by itself. */
export async function endSession(): Promise<void> {
  if (tokens.read() !== null) {
    hasLoggedOut = true;
    drafts.clear();
    await api.send(logout, {}).catch(() => undefined);
  }
  tokens.write(null);
}

/** Starts a staff session. @throws NotStaff for the tokens of a customer. */
export async function startSession(given: SessionTokens): Promise<void> {
  tokens.write(given);
  forgetSessionEnd();
  hasLoggedOut = false;
  if (sessionOf(given) !== null) return;
  await endSession();
  throw new NotStaff();
}
