import { ApiProblem } from '@kontor/api/problem/api-problem';
import { endingMs } from '@kontor/api/session/renewal-client';
import { logout } from '@kontor/api/session/session.routes';
import type { SessionTokens } from '@kontor/api/session/session.schema';
import { api } from './api.js';
import { drafts } from './drafts.js';
import {
  forgetSessionEnd,
  isSessionEnd,
  noteLeft,
  noteSessionEnd,
  type SessionEnd,
  sessionEnd,
} from './ended-session.js';
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
  if (tokens.read() === null) return;
  hasLoggedOut = true;
  drafts.clear();
  await leaveSession('abgemeldet');
}

/**
 * Ends the session in every tab at once, then at the server. As long as that was not reached, the browser remembers it,
 * because its cookie would continue the session.
 */
export async function leaveSession(how: SessionEnd): Promise<void> {
  noteLeft(how);
  // The call takes the token before it is gone.
  const ended = api.send(logout, { signal: AbortSignal.timeout(endingMs) });
  tokens.end(how);
  await ended.then(
    () => noteLeft(null),
    (error: unknown) => {
      if (error instanceof ApiProblem && error.status === 401) noteLeft(null);
    },
  );
}

/** Notes how another tab ended the session; drafts outlive a lock, but no logout. */
export function noteEndElsewhere(how: string | undefined): void {
  if (!isSessionEnd(how)) return;
  if (how === 'abgemeldet') drafts.clear();
  noteSessionEnd(how);
}

/** Starts a staff session. @throws NotStaff for the tokens of a customer. */
export async function startSession(given: SessionTokens): Promise<void> {
  tokens.write(given);
  forgetSessionEnd();
  noteLeft(null);
  hasLoggedOut = false;
  if (sessionOf(given) !== null) return;
  await endSession();
  throw new NotStaff();
}
