import { logout } from '@kontor/api/session/session.routes';
import type { SessionTokens } from '@kontor/api/session/session.schema';
import { api } from './api.js';
import { drafts } from './drafts.js';
import {
  forgetSessionEnd,
  isSessionEnd,
  leftName,
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

/** How long the server has to say that a session is over, ms. */
const endingMs = 5_000;

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
  const ended = endAtServer();
  tokens.end(how);
  await ended;
}

/** Ends a session that was left while the server was not reached. */
export async function endLeft(): Promise<void> {
  if (localStorage.getItem(leftName) === 'gesperrt') noteSessionEnd('gesperrt');
  await endAtServer();
}

/** Takes the token before it is gone; without one, the cookie names the session. */
function endAtServer(): Promise<void> {
  return api.send(logout, { signal: AbortSignal.timeout(endingMs) }).then(
    () => noteLeft(null),
    ({ status }: { readonly status?: number }) => {
      if (status === 401) noteLeft(null);
    },
  );
}

function noteLeft(how: SessionEnd | null): void {
  try {
    if (how === null) localStorage.removeItem(leftName);
    else localStorage.setItem(leftName, how);
  } catch {
    // Forbidden or full.
  }
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
