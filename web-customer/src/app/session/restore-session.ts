import { renewAtStart } from '@kontor/api/session/renewal-client';
import { hasTokens, sessionCookie, tokens } from './tokens.js';

/** The refresh token of the address this page was opened by. */
let linked: string | undefined;
let hasEnded = false;
let restored: Promise<void> | undefined;

/** Continues the session that this browser holds, else that of the address; once for each page load. */
export function startSession(refreshToken: string | undefined): void {
  linked = refreshToken;
  // Whoever needs the session asks for it, and learns why it cannot be had.
  sessionRestored().catch(() => undefined);
}

/** Resolves when it is known whether this browser has a session. @throws ApiProblem when the portal does not say it */
export function sessionRestored(): Promise<void> {
  restored ??= restore().catch((error: unknown) => {
    restored = undefined;
    throw error;
  });
  return restored;
}

/** Whether this browser has a session, or had one that the server has ended, which is said once. */
export async function hadSession(): Promise<boolean> {
  // The guard that asks for the state of the visitor reports it.
  await sessionRestored().catch(() => undefined);
  const had = hasTokens() || hasEnded;
  hasEnded = false;
  return had;
}

async function restore(): Promise<void> {
  if (sessionCookie !== undefined) {
    const { header, inTurn } = sessionCookie;
    if (take(await inTurn(() => renewAtStart({ baseUrl: '/api', header })))) return;
  }
  if (linked === undefined) return;
  take(await renewAtStart({ baseUrl: '/api', header: sessionCookie?.header, refreshToken: linked }));
}

function take(renewed: Awaited<ReturnType<typeof renewAtStart>>): boolean {
  hasEnded = renewed === 'ended';
  if (renewed === null || renewed === 'ended') return false;
  tokens.write(renewed);
  return true;
}
